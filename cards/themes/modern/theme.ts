import type { Theme } from "../theme.ts";

export const modern = {
  name: "modern",
  label: "모던",
  mood: "네 칸의 모눈과 커다란 숫자 하나면 충분합니다.",
  occasion: "celebration",
  palette: { paper: "#ffffff", ink: "#101010", accent: "#d3290f", soft: "#f3f3f1", ground: "#dcdcd8" },
  pigments: [],
  accents: ["#1740d6", "#0e7048", "#111111", "#a81e6a"],
  papers: ["#f7f7f4", "#f2f4f6", "#faf6ef"],
  fonts: { heading: "pretendard", body: "pretendard", figures: "pretendard" },
  type: { weight: 700, tracking: -0.02, eyebrow: "plain" },
  motion: { entrance: "rise", effect: "none" },
  heading: "left",
  cover: { align: "left", room: { top: 98, bottom: 12 }, photo: "sheet" },
  radius: 0,
  line: 1,
  space: 96,
} as const satisfies Theme;
