import type { Theme } from "../theme.ts";

export const type = {
  name: "type",
  label: "활자",
  mood: "나무 활자를 골라 짜고 붉은 먹을 한 번 굴려 찍었습니다.",
  occasion: "celebration",
  palette: { paper: "#f3eddf", ink: "#16130e", accent: "#b3261a", soft: "#e7dcc6", ground: "#cabfa6" },
  pigments: ["#d9a441"],
  accents: ["#1f4b8f", "#1d5a3c", "#16130e", "#7a2a5c"],
  papers: ["#efefe9", "#f6f1e4", "#e9ecea"],
  fonts: { heading: "song-myung", body: "gowun-dodum", figures: "song-myung" },
  type: { weight: 400, tracking: -0.01, eyebrow: "capitals" },
  motion: { entrance: "ink", effect: "none" },
  heading: "left",
  cover: { align: "left", room: { top: 80, bottom: 10 }, photo: "sheet" },
  radius: 0,
  line: 1.5,
  space: 104,
} as const satisfies Theme;
