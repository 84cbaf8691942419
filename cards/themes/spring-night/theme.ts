import type { Theme } from "../theme.ts";

export const springNight = {
  name: "spring-night",
  label: "봄밤",
  mood: "매화 향기 어두운 뜰에 반딧불이 하나둘 켜집니다.",
  occasion: "celebration",
  palette: { paper: "#211b30", ink: "#f5ece6", accent: "#eba9b6", soft: "#2d2540", ground: "#130f1d" },
  pigments: ["#f3d98a", "#f4ead4"],
  accents: ["#f0c48a", "#b9c7f2", "#d9b3e6", "#9fd3c0"],
  papers: ["#1b2233", "#2a1b2b", "#1c1a1f"],
  fonts: { heading: "diphylleia", body: "gowun-batang", figures: "diphylleia" },
  type: { weight: 400, tracking: 0.06, eyebrow: "plain" },
  motion: { entrance: "drift", effect: "fireflies" },
  heading: "centred",
  cover: { align: "centre", room: { top: 64, bottom: 42 }, photo: "round" },
  radius: 20,
  line: 0.8,
  space: 120,
} as const satisfies Theme;
