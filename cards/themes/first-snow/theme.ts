import type { Theme } from "../theme.ts";

export const firstSnow = {
  name: "first-snow",
  label: "첫눈",
  mood: "소리 없이 첫눈이 내려 온 세상이 하얀 종이가 되었습니다.",
  occasion: "celebration",
  palette: { paper: "#f5f8fb", ink: "#22303d", accent: "#3a668f", soft: "#e5edf4", ground: "#cddae6" },
  pigments: ["#ffffff"],
  accents: ["#4a5f8c", "#34707a", "#7a5273", "#8a4a55"],
  papers: ["#fafbfc", "#eef3f7", "#f7f5f3"],
  fonts: { heading: "gowun-batang", body: "gowun-dodum", figures: "cormorant-garamond" },
  type: { weight: 400, tracking: 0.04, eyebrow: "capitals" },
  motion: { entrance: "drift", effect: "snow" },
  heading: "centred",
  cover: { align: "centre", room: { top: 27, bottom: 88 }, photo: "sheet" },
  radius: 16,
  line: 0.8,
  space: 120,
} as const satisfies Theme;
