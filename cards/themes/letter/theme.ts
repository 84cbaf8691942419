import type { Theme } from "../theme.ts";

export const letterTheme = {
  name: "letter",
  label: "편지",
  mood: "제비 우표를 붙이고, 손으로 한 줄 한 줄 적어 보냅니다.",
  occasion: "celebration",
  palette: { paper: "#fbf6e9", ink: "#22304c", accent: "#b23a32", soft: "#f3ead6", ground: "#cbb795" },
  pigments: ["#3d5f96"],
  accents: ["#7a4a8a", "#2f6a5a", "#8a5312", "#2c5a94"],
  papers: ["#fdfbf4", "#f6efdc", "#eef2f4"],
  fonts: { heading: "nanum-pen-script", body: "hi-melody", figures: "nanum-pen-script" },
  type: { weight: 400, tracking: 0, eyebrow: "plain" },
  motion: { entrance: "unfold", effect: "none" },
  heading: "left",
  cover: { align: "left", room: { top: 60, bottom: 22 }, photo: "print" },
  radius: 2,
  line: 1.2,
  space: 88,
} as const satisfies Theme;
