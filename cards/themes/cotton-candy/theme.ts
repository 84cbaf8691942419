import type { Theme } from "../theme.ts";

export const cottonCandy = {
  name: "cotton-candy",
  label: "솜사탕",
  mood: "낮잠에서 막 깬 아기의 하늘에 분홍 구름이 떠다닙니다.",
  occasion: "celebration",
  palette: { paper: "#fdf8fc", ink: "#3a2d4d", accent: "#8b3d97", soft: "#f6e9f4", ground: "#e3cfe6" },
  pigments: ["#f8c9da", "#d5c6f1", "#c3e8da", "#fdeab2", "#c2dff6", "#ffffff"],
  accents: ["#b02f6a", "#4a53b5", "#1f6f78", "#8a4a1c"],
  papers: ["#ffffff", "#f8f7ff", "#fff7f7"],
  fonts: { heading: "hi-melody", body: "gowun-dodum", figures: "hi-melody" },
  type: { weight: 400, tracking: 0, eyebrow: "plain" },
  motion: { entrance: "drift", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 52, bottom: 54 }, photo: "round" },
  radius: 24,
  line: 1.5,
  space: 92,
} as const satisfies Theme;
