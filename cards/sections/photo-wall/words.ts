import { clockEn } from "#domain/day-words.ts";
import { momentKo } from "./opening.ts";

type When = { date: string; time: string | null };

export const words = {
  ko: {
    title: "함께 만드는 사진첩",
    early: (from: When) => `${momentKo(from)}부터 사진을 올릴 수 있습니다.`,
    over: "사진을 받는 기간이 끝났습니다. 함께해 주셔서 고맙습니다.",
    add: "사진 올리기",
    sent: "사진을 올렸습니다. 고맙습니다.",
    approveFirst: "올리신 사진은 확인 뒤에 보입니다.",
    first: "아직 올라온 사진이 없습니다.\n그날의 첫 사진을 올려 주세요.",
    noneYet: "아직 올라온 사진이 없습니다.",
    fresh: (count: number) => `새 사진 보기 (${count})`,
    own: "내가 올린 사진",
    photo: (number: number) => `손님이 올린 사진 ${number}`,
    zoom: "크게 보기",
    previous: "이전 사진",
    next: "다음 사진",
    failed: "사진을 불러오지 못했습니다.",
  },
  en: {
    title: "Our shared album",
    early: ({ date, time }: When) =>
      `Photos can be added from ${[date.replaceAll("-", ". "), time && clockEn(time)].filter(Boolean).join(", ")}.`,
    over: "Photos are no longer taken. Thank you for being with us.",
    add: "Add photos",
    sent: "Thank you for your photos.",
    approveFirst: "Your photos will be seen once the hosts have looked at them.",
    first: "There are no photos yet.\nPlease add the first one.",
    noneYet: "There are no photos yet.",
    fresh: (count: number) => `Show new photos (${count})`,
    own: "Your photos",
    photo: (number: number) => `A guest's photo ${number}`,
    zoom: "Zoom",
    previous: "Previous photo",
    next: "Next photo",
    failed: "The photo could not be loaded.",
  },
};
export type PhotoWallWords = (typeof words)["ko"];
