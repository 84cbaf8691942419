/** What a print may become, and of how many cards. A sheet has room for a series, where the card is of one. */
export const forms = {
  "front-png": { type: "image/png", ending: "png", cards: "one" },
  "back-png": { type: "image/png", ending: "png", cards: "one" },
  pdf: { type: "application/pdf", ending: "pdf", cards: "one" },
  "numbered-pdf": { type: "application/pdf", ending: "pdf", cards: "series" },
  "sheet-pdf": { type: "application/pdf", ending: "pdf", cards: "series" },
} as const;

export type PrintForm = keyof typeof forms;

export const printForms = Object.keys(forms) as [PrintForm, ...PrintForm[]];

/** What tells the files of one card apart, for the person who saves several. */
const words: Record<PrintForm, string> = {
  "front-png": "앞면",
  "back-png": "뒷면",
  pdf: "인쇄용",
  "numbered-pdf": "번호 인쇄용",
  "sheet-pdf": "A4 인쇄용",
};

/** What no file may be called on some device. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;

/** The name under which it is saved. */
export function fileName(form: PrintForm, name: string): string {
  return `${name.replace(UNSAFE, " ").trim() || "카드"} ${words[form]}.${forms[form].ending}`;
}
