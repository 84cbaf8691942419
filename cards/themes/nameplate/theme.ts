import type { Theme } from "../theme.ts";

export const nameplate = {
  name: "nameplate",
  label: "문패",
  mood: "기와 아래 나무 대문에 이름 석 자를 새겨 걸었습니다.",
  occasion: "celebration",
  palette: { paper: "#f6f0e6", ink: "#2a1c12", accent: "#7d3f14", soft: "#eadfcd", ground: "#c9b498" },
  pigments: ["#b58a3f", "#6c706b"],
  accents: ["#1f4d3a", "#274a7a", "#5c2f5a", "#8c2a22"],
  papers: ["#f1f1ea", "#f7ede0", "#ffffff"],
  fonts: { heading: "hahmlet", body: "gowun-dodum", figures: "hahmlet" },
  type: { weight: 500, tracking: 0.06, eyebrow: "plain" },
  motion: { entrance: "unfold", effect: "none" },
  heading: "centred",
  cover: { align: "centre", room: { top: 62, bottom: 30 }, photo: "sheet" },
  radius: 4,
  line: 1,
  space: 104,
} as const satisfies Theme;
