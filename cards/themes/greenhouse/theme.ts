import type { Theme } from "../theme.ts";

export const greenhouse = {
  name: "greenhouse",
  label: "온실",
  mood: "유리 천장 아래 고사리와 야자가 아침 볕을 나눠 가집니다.",
  occasion: "celebration",
  palette: { paper: "#f7f6ee", ink: "#1f2d26", accent: "#2e6a47", soft: "#e8ecdd", ground: "#c6d2be" },
  pigments: [
    { lightness: 0.86, chroma: 0.05 },
    { lightness: 0.7, chroma: 0.075 },
    { lightness: 0.54, chroma: 0.085 },
  ],
  accents: ["#4a6324", "#1f6a68", "#7a4a2a", "#8a3f56"],
  papers: ["#fbfaf5", "#f0f3ea", "#f5f1e6"],
  fonts: { heading: "noto-serif-kr", body: "gowun-dodum", figures: "cormorant-garamond" },
  type: { weight: 500, tracking: 0.02, eyebrow: "italic" },
  motion: { entrance: "rise", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 56, bottom: 54 }, photo: "arch" },
  radius: 10,
  line: 1,
  space: 112,
} as const satisfies Theme;
