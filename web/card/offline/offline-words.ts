import { clockEn, clockKo, monthAndDay } from "#domain/day-words.ts";
import { koreanDay, koreanTime } from "#domain/korean-day.ts";

type Kept = { keptAt: Date; isSlow: boolean };

/** What is said where there is no network, and when there is one again. */
export const offlineWords = {
  ko: {
    copy({ keptAt, isSlow }: Kept): string {
      const then = `${monthAndDay(koreanDay(keptAt))} ${clockKo(koreanTime(keptAt))}에 받은 카드를`;
      return isSlow
        ? `인터넷이 느려 ${then} 먼저 보여 드립니다.`
        : `인터넷이 끊겨 있어 ${then} 보여 드립니다.`;
    },
    isBack: "인터넷이 다시 연결되었습니다. 쓰시던 것을 마치고 지금의 카드를 열어 주세요.",
    reopen: "지금의 카드 열기",
    waits: "아직 보내지 못했습니다. 인터넷이 연결되면 보내 드립니다.",
    sent: "적어 두신 것을 보냈습니다.",
    refused: (sentence: string) => `적어 두신 것을 보내지 못했습니다. ${sentence}`,
    read: "확인했습니다",
  },
  en: {
    copy({ keptAt, isSlow }: Kept): string {
      const then = `${koreanDay(keptAt).replaceAll("-", ". ")} ${clockEn(koreanTime(keptAt))}`;
      return isSlow
        ? `The connection is slow: for now, this is the card as it was on ${then}.`
        : `There is no connection: this is the card as it was on ${then}.`;
    },
    isBack: "You are online again. Finish what you are writing, then open the card as it is now.",
    reopen: "Open the card as it is now",
    waits: "Not sent yet. It will be sent once there is a connection.",
    sent: "What you wrote was sent.",
    refused: (sentence: string) => `What you wrote could not be sent. ${sentence}`,
    read: "OK",
  },
};
