import type { Theme } from "../theme.ts";

export const drafting = {
  name: "drafting",
  label: "방안지",
  mood: "방안지에 연필로 한 칸씩, 지금 짓고 있는 것을 그려 둡니다.",
  occasion: "celebration",
  palette: { paper: "#f8faf6", ink: "#1c2a33", accent: "#a93c0c", soft: "#e3ece8", ground: "#b7cac6" },
  pigments: ["#9cc1bb", "#e2a53c"],
  accents: ["#1d5a8c", "#20624a", "#6a3d8f", "#1c2a33"],
  papers: ["#ffffff", "#f3f6fa", "#faf6ec"],
  fonts: { heading: "pretendard", body: "gowun-dodum", figures: "pretendard" },
  type: { weight: 600, tracking: -0.01, eyebrow: "capitals" },
  motion: { entrance: "rise", effect: "none" },
  heading: "left",
  cover: { align: "left", room: { top: 24, bottom: 84 }, photo: "sheet" },
  radius: 2,
  line: 1,
  space: 96,
} as const satisfies Theme;
