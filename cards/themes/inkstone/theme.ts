import type { Theme } from "../theme.ts";

export const inkstone = {
  name: "inkstone",
  label: "먹빛",
  mood: "벼루에 먹을 갈아 상아빛 종이에 조용히 적습니다.",
  occasion: "memorial",
  palette: { paper: "#f4f1e9", ink: "#23252a", accent: "#4d5258", soft: "#e8e4d9", ground: "#c9c6bd" },
  pigments: ["#8b8f93"],
  accents: ["#5a5550", "#4c5550", "#57525c", "#3f454d"],
  papers: ["#f8f6f0", "#efece4", "#f2f2ef"],
  fonts: { heading: "nanum-myeongjo", body: "gowun-batang", figures: "gowun-batang" },
  type: { weight: 400, tracking: 0.14, eyebrow: "plain" },
  motion: { entrance: "fade", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 30, bottom: 80 }, photo: "sheet" },
  radius: 0,
  line: 0.8,
  space: 116,
} as const satisfies Theme;
