import type { Theme } from "../theme.ts";

export const chrysanthemum = {
  name: "chrysanthemum",
  label: "국화",
  mood: "흰 국화 한 송이를 조용히 올립니다.",
  occasion: "memorial",
  palette: { paper: "#f7f4ec", ink: "#262624", accent: "#626152", soft: "#ece8dc", ground: "#d9d4c6" },
  pigments: ["#fffefa"],
  accents: ["#4f5a5a", "#6a5a4c", "#555c4c", "#5a5560"],
  papers: ["#faf8f3", "#f2efe8", "#f4f4f1"],
  fonts: { heading: "noto-serif-kr", body: "nanum-myeongjo", figures: "nanum-myeongjo" },
  type: { weight: 400, tracking: 0.12, eyebrow: "none" },
  motion: { entrance: "fade", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 27, bottom: 86 }, photo: "sheet" },
  radius: 0,
  line: 0.7,
  space: 120,
} as const satisfies Theme;
