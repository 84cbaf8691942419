import type { Theme } from "../theme.ts";

export const dolsang = {
  name: "dolsang",
  label: "돌상",
  mood: "병풍 앞에 떡과 과일을 고이 괸 첫돌 아침의 상입니다.",
  occasion: "celebration",
  palette: { paper: "#fdf8ee", ink: "#382a20", accent: "#9f4617", soft: "#f6ead4", ground: "#e7d3b4" },
  pigments: ["#e39a5c", "#fffdf7", "#8fb79c", "#c4657a", "#ecc76c", "#8f5b3b", "#7f9fc4"],
  accents: ["#2f6650", "#9a3350", "#3d5f8f", "#7a5310"],
  papers: ["#ffffff", "#fbf4e6", "#fdf3ee"],
  fonts: { heading: "gowun-batang", body: "pretendard", figures: "gowun-batang" },
  type: { weight: 700, tracking: -0.01, eyebrow: "italic" },
  motion: { entrance: "rise", effect: "petals" },
  heading: "centred",
  cover: { align: "centre", room: { top: 26, bottom: 74 }, photo: "round" },
  radius: 14,
  line: 1.3,
  space: 100,
} as const satisfies Theme;
