import type { Theme } from "../theme.ts";

export const neon = {
  name: "neon",
  label: "네온",
  mood: "골목 끝 벽돌담에 분홍과 하늘빛 네온이 켜집니다.",
  occasion: "celebration",
  palette: { paper: "#15121d", ink: "#f6f2ff", accent: "#ff7fa6", soft: "#241f31", ground: "#08070c" },
  pigments: ["#5fd8f2", "#ffdf6b"],
  accents: ["#5fd8f2", "#ffdf6b", "#b79cff", "#7ee2a8"],
  papers: ["#101722", "#1d1218", "#171717"],
  fonts: { heading: "gowun-dodum", body: "pretendard", figures: "gowun-dodum" },
  type: { weight: 400, tracking: -0.02, eyebrow: "capitals" },
  motion: { entrance: "fade", effect: "none" },
  heading: "left",
  cover: { align: "left", room: { top: 82, bottom: 14 }, photo: "sheet" },
  radius: 14,
  line: 1,
  space: 104,
} as const satisfies Theme;
