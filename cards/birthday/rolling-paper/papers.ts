/** Papers to write on, as a guest chooses them. Dark ink is read on every one. */
export const papers = {
  butter: { ko: "노랑", en: "Yellow", colour: "#fdf0bd" },
  peach: { ko: "살구", en: "Peach", colour: "#fddfcf" },
  rose: { ko: "분홍", en: "Pink", colour: "#fbdbe2" },
  lilac: { ko: "보라", en: "Lilac", colour: "#e8e0f6" },
  sky: { ko: "하늘", en: "Blue", colour: "#d8eaf6" },
  leaf: { ko: "연두", en: "Green", colour: "#dfeecb" },
} as const;
export type Paper = keyof typeof papers;

/** What may be stuck on a note. */
export const stickers = {
  heart: { ko: "하트", en: "Heart" },
  star: { ko: "별", en: "Star" },
  clover: { ko: "네잎클로버", en: "Clover" },
  balloon: { ko: "풍선", en: "Balloon" },
  tulip: { ko: "튤립", en: "Tulip" },
  slice: { ko: "케이크", en: "Cake" },
  sun: { ko: "해", en: "Sun" },
  cat: { ko: "고양이", en: "Cat" },
} as const;
export type Sticker = keyof typeof stickers;

export const FIRST_PAPER: Paper = "butter";
export const FIRST_STICKER: Sticker = "heart";

/** What stands in an entry, also in one from a time when there were others. */
export function paperOf(name: string): Paper {
  return Object.hasOwn(papers, name) ? (name as Paper) : FIRST_PAPER;
}

export function stickerOf(name: string): Sticker {
  return Object.hasOwn(stickers, name) ? (name as Sticker) : FIRST_STICKER;
}
