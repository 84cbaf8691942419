import { withObjectParticle } from "#cards/parts/particles.ts";
import { COMMON_PASSWORD } from "#domain/common-password.ts";
import { honoured } from "#domain/honorific.ts";

/** What walls say alike, of what is left there: a 글, counted by 개, or a 쪽지, counted by 장. */
export const wallWords = {
  ko: ({ noun = "글", counter = "개" } = {}) => ({
    message: noun,
    messageHint: (most: number) => `${most}자까지 쓸 수 있습니다.`,
    password: "비밀번호",
    passwordHint: "4자 이상. 다른 휴대폰에서 고치거나 지울 때 씁니다.",
    passwordAsk: `${withObjectParticle(noun)} 남길 때 정하신 비밀번호를 적어 주세요.`,
    passwordShort: "비밀번호는 4자 이상으로 적어 주세요.",
    passwordCommon: COMMON_PASSWORD,
    send: `${noun} 올리기`,
    fresh: (count: number) => `새 ${noun} ${count}${counter} 보기`,
    count: (count: number) => `모두 ${count}${counter}의 ${noun}`,
    manage: "고치거나 지우기, 신고하기",
    /** What is done to whose entry. */
    of: (name: string, act: string) => `${honoured(name)}의 ${noun} ${act}`,
    change: "고치기",
    sendChange: `고친 ${noun} 올리기`,
    changed: `${withObjectParticle(noun)} 고쳤습니다.`,
  }),
  en: () => ({
    message: "Your words",
    messageHint: (most: number) => `Up to ${most} characters.`,
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
  }),
};

/** All that a wall says. */
export type WallWords = ReturnType<(typeof wallWords)["ko"]> & {
  title: string;
  write: string;
  /** Where entries may wait for the owner. */
  approveFirst?: string;
  sent: string;
  first: string;
  pinned: string;
  reply: string;
};
