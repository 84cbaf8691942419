import type { Theme } from "../theme.ts";

export const stillness = {
  name: "stillness",
  label: "고요",
  mood: "먼 산 위로 달이 뜨고, 물은 소리를 내지 않습니다.",
  occasion: "memorial",
  palette: { paper: "#1c1e21", ink: "#efe9dc", accent: "#b9b09a", soft: "#272a2e", ground: "#111315" },
  pigments: [],
  accents: ["#a9b1b5", "#c2b8a6", "#aeb5a4", "#b8a9a4"],
  papers: ["#1a1c1f", "#211f1e", "#1b2022"],
  fonts: { heading: "noto-serif-kr", body: "noto-serif-kr", figures: "cormorant-garamond" },
  type: { weight: 300, tracking: 0.16, eyebrow: "none" },
  motion: { entrance: "fade", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 26, bottom: 82 }, photo: "sheet" },
  radius: 2,
  line: 0.7,
  space: 120,
} as const satisfies Theme;
