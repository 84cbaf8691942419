/** Papers to write on, as a guest chooses them. Dark ink is read on every one. */
export const notePapers = {
  butter: { ko: "노랑", en: "Yellow", colour: "#fdf0bd" },
  peach: { ko: "살구", en: "Peach", colour: "#fddfcf" },
  rose: { ko: "분홍", en: "Pink", colour: "#fbdbe2" },
  lilac: { ko: "보라", en: "Lilac", colour: "#e8e0f6" },
  sky: { ko: "하늘", en: "Blue", colour: "#d8eaf6" },
  leaf: { ko: "연두", en: "Green", colour: "#dfeecb" },
} as const;
export type NotePaper = keyof typeof notePapers;
export const paperNames = Object.keys(notePapers) as NotePaper[];

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
export type NoteSticker = keyof typeof stickers;
export const stickerNames = Object.keys(stickers) as NoteSticker[];

export const FIRST_PAPER: NotePaper = "butter";
export const FIRST_STICKER: NoteSticker = "heart";

/** What stands in an entry, also in one from a time when there were others. */
export function paperOf(name: string): NotePaper {
  return Object.hasOwn(notePapers, name) ? (name as NotePaper) : FIRST_PAPER;
}

export function stickerOf(name: string): NoteSticker {
  return Object.hasOwn(stickers, name) ? (name as NoteSticker) : FIRST_STICKER;
}
