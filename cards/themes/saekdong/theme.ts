import type { Theme } from "../theme.ts";

export const saekdong = {
  name: "saekdong",
  label: "색동",
  mood: "색동저고리 소매처럼 좋은 날의 색을 한 줄씩 이었습니다.",
  occasion: "celebration",
  palette: { paper: "#fcf8f0", ink: "#2a1f24", accent: "#b0252f", soft: "#f4ebdf", ground: "#e3d3c3" },
  pigments: ["#c43a35", "#e8b23a", "#3c7a58", "#2d4f8a", "#efb9b4", "#7b2f56", "#ffffff"],
  accents: ["#2d4f8a", "#2f6a4a", "#7b2f56", "#8a4b12"],
  papers: ["#ffffff", "#f9f3e6", "#fbf3f1"],
  fonts: { heading: "hahmlet", body: "pretendard", figures: "hahmlet" },
  type: { weight: 600, tracking: 0, eyebrow: "capitals" },
  motion: { entrance: "unfold", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 30, bottom: 86 }, photo: "sheet" },
  radius: 4,
  line: 1.4,
  space: 104,
} as const satisfies Theme;
