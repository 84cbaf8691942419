import type { Theme } from "../theme.ts";

export const balloon = {
  name: "balloon",
  label: "풍선",
  mood: "오늘의 주인공 이름에 풍선을 가득 매달았어요.",
  occasion: "celebration",
  palette: { paper: "#fffaf1", ink: "#2c2850", accent: "#c92f57", soft: "#fff0d8", ground: "#f7d9b8" },
  pigments: ["#f2797a", "#f7c64a", "#6fc3a4", "#74a9e0", "#b79be0"],
  accents: ["#5a3fb0", "#1c6fa8", "#0f7558", "#b04a12"],
  papers: ["#ffffff", "#f5f8ff", "#fff5f5"],
  fonts: { heading: "gaegu", body: "gowun-dodum", figures: "gaegu" },
  type: { weight: 700, tracking: 0, eyebrow: "plain" },
  motion: { entrance: "rise", effect: "confetti" },
  heading: "centred",
  cover: { align: "centre", room: { top: 118, bottom: 8 }, photo: "round" },
  radius: 22,
  line: 1.6,
  space: 88,
} as const satisfies Theme;
