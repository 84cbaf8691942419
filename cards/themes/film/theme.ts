import type { Theme } from "../theme.ts";

export const film = {
  name: "film",
  label: "필름",
  mood: "서랍에서 찾은 35 mm 필름, 빛이 샌 자리까지 그대로입니다.",
  occasion: "celebration",
  palette: { paper: "#f1eee7", ink: "#191715", accent: "#a23f17", soft: "#e3ded3", ground: "#34302c" },
  pigments: [{ lightness: 0.78, chroma: 0.15 }],
  accents: ["#8c2f39", "#2e5d6b", "#5a5a2a", "#6b3f6b"],
  papers: ["#f6f5f2", "#ece8dd", "#e9ebea"],
  fonts: { heading: "pretendard", body: "nanum-myeongjo", figures: "pretendard" },
  type: { weight: 400, tracking: 0.22, eyebrow: "capitals" },
  motion: { entrance: "fade", effect: "none" },
  heading: "left",
  cover: { align: "centre", room: { top: 102, bottom: 14 }, photo: "print" },
  radius: 3,
  line: 1,
  space: 96,
} as const satisfies Theme;
