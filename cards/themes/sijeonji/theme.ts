import type { Theme } from "../theme.ts";

export const sijeonji = {
  name: "sijeonji",
  label: "시전지",
  mood: "살구빛 종이에 매화를 찍어, 시와 편지를 적던 종이입니다.",
  occasion: "celebration",
  palette: { paper: "#fbf3ea", ink: "#2c2320", accent: "#97382f", soft: "#f3e2d4", ground: "#d8b49c" },
  pigments: ["#d99a86", "#7f9484"],
  accents: ["#7a3b55", "#4a5a7c", "#3f6350", "#80501c"],
  papers: ["#fdf8f2", "#f5efe0", "#eef1ea"],
  fonts: { heading: "song-myung", body: "nanum-myeongjo", figures: "cormorant-garamond" },
  type: { weight: 400, tracking: 0.04, eyebrow: "italic" },
  motion: { entrance: "unfold", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 30, bottom: 76 }, photo: "sheet" },
  radius: 1,
  line: 0.9,
  space: 104,
} as const satisfies Theme;
