import type { Theme } from "../theme.ts";

export const autumn = {
  name: "autumn",
  label: "가을",
  mood: "책갈피에 끼워 둔 은행잎 한 장을 펴 보입니다.",
  occasion: "celebration",
  palette: { paper: "#faf5e8", ink: "#35261a", accent: "#7c5800", soft: "#f3e9cc", ground: "#dcca92" },
  pigments: [
    { lightness: 0.85, chroma: 0.155 },
    { lightness: 0.73, chroma: 0.145 },
  ],
  accents: ["#9a3d17", "#7a2f2f", "#4f5a1c", "#5a4030"],
  papers: ["#fdfaf2", "#f4ecd8", "#f7f2ee"],
  fonts: { heading: "nanum-myeongjo", body: "gowun-batang", figures: "cormorant-garamond" },
  type: { weight: 700, tracking: 0.02, eyebrow: "italic" },
  motion: { entrance: "drift", effect: "petals" },
  heading: "centred",
  cover: { align: "centre", room: { top: 84, bottom: 14 }, photo: "sheet" },
  radius: 6,
  line: 0.9,
  space: 112,
} as const satisfies Theme;
