import { COMMON_PASSWORD } from "#domain/common-password.ts";
import { honoured } from "#domain/honorific.ts";

/** What walls say alike. */
export const wallWords = {
  ko: {
    message: "글",
    messageHint: "300자까지 쓸 수 있습니다.",
    password: "비밀번호",
    passwordHint: "4자 이상. 다른 휴대폰에서 고치거나 지울 때 씁니다.",
    passwordAsk: "글을 남길 때 정하신 비밀번호를 적어 주세요.",
    passwordShort: "비밀번호는 4자 이상으로 적어 주세요.",
    passwordCommon: COMMON_PASSWORD,
    send: "글 올리기",
    fresh: (count: number) => `새 글 ${count}개 보기`,
    count: (count: number) => `모두 ${count}개의 글`,
    manage: "고치거나 지우기, 신고하기",
    /** What is done to whose entry. */
    of: (name: string, act: string) => `${honoured(name)}의 글 ${act}`,
    change: "고치기",
    sendChange: "고친 글 올리기",
    changed: "글을 고쳤습니다.",
  },
  en: {
    message: "Your words",
    messageHint: "Up to 300 characters.",
    password: "Password",
    passwordHint: "4 characters or more. Needed to change or delete it from another phone.",
    passwordAsk: "The password you chose when you wrote this.",
    passwordShort: "Please use 4 characters or more.",
    passwordCommon: "Everybody would try this one first. Please choose another.",
    send: "Post",
    fresh: (count: number) => `Show ${count} new`,
    count: (count: number) => `${count} in all`,
    manage: "Change, delete or report",
    of: (name: string, act: string) => `${act}: ${name}`,
    change: "Change",
    sendChange: "Post the change",
    changed: "Changed.",
  },
};

/** All that a wall says. */
export type WallWords = (typeof wallWords)["ko"] & {
  title: string;
  write: string;
  /** Where entries may wait for the owner. */
  approveFirst?: string;
  sent: string;
  first: string;
  pinned: string;
  reply: string;
};
