import { type WallWords, wallWords } from "#cards/parts/guest-entry/wall-words.ts";

export const words: Record<"ko" | "en", WallWords> = {
  ko: {
    ...wallWords.ko(),
    title: "방명록",
    write: "축하 글 남기기",
    approveFirst: "올리신 글은 확인 뒤에 보입니다.",
    sent: "글을 남겼습니다. 고맙습니다.",
    first: "아직 남겨진 글이 없습니다.\n첫 글을 남겨 주세요.",
    pinned: "고정한 글",
    reply: "답글",
  },
  en: {
    ...wallWords.en(),
    title: "Guestbook",
    write: "Write a few words",
    approveFirst: "Your words will be seen once the hosts have read them.",
    sent: "Thank you for your words.",
    first: "Nobody has written yet.\nPlease be the first.",
    pinned: "Pinned",
    reply: "Reply",
  },
};
