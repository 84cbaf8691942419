import type { Theme } from "../theme.ts";

export const celadon = {
  name: "celadon",
  label: "도자기",
  mood: "비 갠 하늘빛 매병에 학과 구름을 새겨 넣었습니다.",
  occasion: "celebration",
  palette: { paper: "#eaf1ed", ink: "#1d2e2b", accent: "#8b4230", soft: "#c7dcd2", ground: "#93b4a8" },
  pigments: ["#ffffff"],
  accents: ["#1f5b57", "#2c4f7a", "#6a3b5a", "#5c4a1c"],
  papers: ["#f2f6f3", "#e4eeec", "#eef0e6"],
  fonts: { heading: "hahmlet", body: "gowun-batang", figures: "hahmlet" },
  type: { weight: 300, tracking: 0.06, eyebrow: "capitals" },
  motion: { entrance: "unfold", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 59, bottom: 58 }, photo: "round" },
  radius: 28,
  line: 1,
  space: 112,
} as const satisfies Theme;
