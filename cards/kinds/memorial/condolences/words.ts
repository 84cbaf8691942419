import { type WallWords, wallWords } from "#cards/parts/guest-entry/wall-words.ts";

/** The words of a guestbook, said quietly. */
export const words: Record<"ko" | "en", WallWords> = {
  ko: {
    ...wallWords.ko(),
    title: "추모의 글",
    write: "추모의 글 남기기",
    approveFirst: "올리신 글은 유가족께서 읽으신 뒤에 보입니다.",
    sent: "글을 남겼습니다. 유가족께 전해 드립니다.",
    first: "아직 남겨진 글이 없습니다.",
    pinned: "유가족이 올려 둔 글",
    reply: "유가족의 답글",
  },
  en: {
    ...wallWords.en(),
    title: "Condolences",
    write: "Leave a few words",
    send: "Leave them",
    approveFirst: "Your words will be seen once the family has read them.",
    sent: "Your words were left for the family.",
    first: "Nobody has written yet.",
    pinned: "Kept by the family",
    reply: "From the family",
    sendChange: "Leave the change",
  },
};
