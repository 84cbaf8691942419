import type { Theme } from "../theme.ts";

export const sea = {
  name: "sea",
  label: "바다",
  mood: "해가 물에 닿는 시간, 발끝까지 밀려온 물결을 적었습니다.",
  occasion: "celebration",
  palette: { paper: "#faf7f0", ink: "#12303f", accent: "#136079", soft: "#e2edee", ground: "#b5d0d6" },
  pigments: ["#f0b27f", { lightness: 0.72, chroma: 0.07 }],
  accents: ["#24508c", "#0f6a5e", "#a1442c", "#5a4a86"],
  papers: ["#ffffff", "#f3f6f4", "#f6efe3"],
  fonts: { heading: "gowun-dodum", body: "gowun-dodum", figures: "cormorant-garamond" },
  type: { weight: 400, tracking: 0.14, eyebrow: "italic" },
  motion: { entrance: "drift", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 26, bottom: 76 }, photo: "sheet" },
  radius: 24,
  line: 1,
  space: 120,
} as const satisfies Theme;
