import type { Theme } from "../theme.ts";

export const candle = {
  name: "candle",
  label: "촛불",
  mood: "불을 끄고 둘러앉은 밤, 촛불이 얼굴을 하나씩 밝힙니다.",
  occasion: "celebration",
  palette: { paper: "#20161f", ink: "#fbeedd", accent: "#f3b765", soft: "#2f2130", ground: "#110b12" },
  pigments: ["#ffb74d", "#fff1c9", "#e8c7a6", "#b98a86"],
  accents: ["#f0a58f", "#e6c4d8", "#bcd0a4", "#a9c6e8"],
  papers: ["#1a1a26", "#241715", "#1b1c1a"],
  fonts: { heading: "song-myung", body: "gowun-dodum", figures: "cormorant-garamond" },
  type: { weight: 400, tracking: 0.03, eyebrow: "italic" },
  motion: { entrance: "fade", effect: "fireflies" },
  heading: "centred",
  cover: { align: "centre", room: { top: 50, bottom: 62 }, photo: "round" },
  radius: 14,
  line: 0.9,
  space: 104,
} as const satisfies Theme;
