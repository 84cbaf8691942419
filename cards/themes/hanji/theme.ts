import type { Theme } from "../theme.ts";

export const hanji = {
  name: "hanji",
  label: "한지",
  mood: "닥종이 위에 난초를 치고 붉은 인장을 찍었습니다.",
  occasion: "celebration",
  palette: { paper: "#f6f0e3", ink: "#221e1a", accent: "#a3281e", soft: "#ece3d0", ground: "#d8ccb4" },
  pigments: [],
  accents: ["#8a1f2b", "#5b4a8a", "#2f5b4c", "#6b4a1f"],
  papers: ["#faf7f0", "#f1e8d6", "#eef0e8"],
  fonts: { heading: "song-myung", body: "gowun-batang", figures: "gowun-batang" },
  type: { weight: 400, tracking: 0.08, eyebrow: "capitals" },
  motion: { entrance: "ink", effect: "none" },
  heading: "stamped",
  cover: { align: "centre", room: { top: 27, bottom: 84 }, photo: "sheet" },
  radius: 0,
  line: 1,
  space: 112,
} as const satisfies Theme;
