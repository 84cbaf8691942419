import { words as guestbook } from "#cards/sections/guestbook/words.ts";
import { honoured } from "#domain/honorific.ts";

/** A note is left, changed and taken back in the words of a guestbook, where there are none of its own. */
export const words = {
  ko: {
    ...guestbook.ko,
    title: "롤링페이퍼",
    write: "쪽지 남기기",
    message: "쪽지",
    paper: "종이 색",
    sticker: "스티커",
    send: "쪽지 붙이기",
    sent: "쪽지를 붙였습니다. 고맙습니다.",
    first: "아직 붙은 쪽지가 없습니다.\n첫 쪽지를 남겨 주세요.",
    fresh: (count: number) => `새 쪽지 ${count}장 보기`,
    count: (count: number) => `모두 ${count}장`,
    pinned: "맨 앞에 둔 쪽지",
    of: (name: string, act: string) => `${honoured(name)}의 쪽지 ${act}`,
    sendChange: "고친 쪽지 붙이기",
    changed: "쪽지를 고쳤습니다.",
    sealing: "남기신 쪽지는 정한 날까지 아무도 읽을 수 없습니다.",
    sealed: (count: number) =>
      count > 0 ? `쪽지 ${count}장이 봉해져 있습니다` : "쪽지를 봉해 두는 상자입니다",
    opens: (moment: string) => `${moment}에 모두 함께 열립니다`,
    onlyMine: "나만 볼 수 있는 쪽지",
  },
  en: {
    ...guestbook.en,
    title: "Rolling paper",
    write: "Leave a note",
    message: "Your note",
    paper: "Paper",
    sticker: "Sticker",
    send: "Put it up",
    sent: "Thank you for your note.",
    first: "There is no note yet.\nPlease be the first.",
    fresh: (count: number) => `Show ${count} new`,
    count: (count: number) => `${count} in all`,
    pinned: "Pinned",
    of: (name: string, act: string) => `${act}: ${name}`,
    sendChange: "Put the change up",
    changed: "Changed.",
    sealing: "Nobody reads your note until the day.",
    sealed: (count: number) => (count > 0 ? `${count} sealed notes` : "Notes are sealed here"),
    opens: (moment: string) => `All open together, ${moment}`,
    onlyMine: "Only you see this",
  },
};
export type NoteWords = (typeof words)["ko"];
