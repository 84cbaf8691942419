import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords, sideBySide } from "#cards/engine/summary-words.ts";
import { anyDayOrNone } from "#cards/parts/day-and-time.ts";
import { candleKinds, MOST_CANDLES } from "./candles.ts";
import { milestones } from "./milestones.ts";

export const cakes = {
  cream: "딸기 생크림",
  chocolate: "초콜릿",
  rice: "꽃 떡케이크",
  lettering: "레터링",
} as const;
export type CakeName = keyof typeof cakes;

export const cakeOpenings = { envelope: "봉투가 열리며", none: "바로" } as const;

/** The oldest person on record reached 122. */
export const MOST_YEARS = 122;

const name = z.string().max(20, "이름은 20자까지 쓸 수 있습니다.");

/** Whose day it is, and the cake: the first thing a guest sees. */
export const cake = defineSection({
  name: "cake",
  label: "주인공과 케이크",
  content: z.object({
    name,
    /** What those call the celebrant who send the card: 우리 할머니. */
    nickname: name,
    // A lunar month has a 30th where the solar February has none.
    birthDate: anyDayOrNone,
    lunar: z.boolean(),
    leapMonth: z.boolean(),
    milestone: oneOf(milestones),
    /** Which birthday it is. */
    age: z
      .int("나이는 숫자로 적어 주세요.")
      .min(1, "나이는 1부터 적을 수 있습니다.")
      .max(MOST_YEARS, `나이는 ${MOST_YEARS}까지 적을 수 있습니다.`)
      .nullable(),
    /** Under the name; what the milestone says where it is empty. */
    words: z.string().max(40, "축하 말은 40자까지 쓸 수 있습니다."),
    cake: oneOf(cakes),
    candles: oneOf(candleKinds),
    count: z
      .int("초는 숫자로 적어 주세요.")
      .min(1, "초는 하나부터 꽂을 수 있습니다.")
      .max(MOST_CANDLES, `초는 ${MOST_CANDLES}개까지 꽂을 수 있습니다.`),
    opening: oneOf(cakeOpenings),
  }),
  empty: {
    name: "",
    nickname: "",
    birthDate: "",
    lunar: false,
    leapMonth: false,
    milestone: "birthday",
    age: null,
    words: "",
    cake: "cream",
    candles: "age",
    count: 3,
    opening: "envelope",
  },
  // It is the face of the card: a cake with a candle stands here even when nothing is typed.
  isVisible: () => true,
  // Its maker reckons with the day of birth; a guest reads which birthday it is.
  shown: (content) => ({ ...content, birthDate: "", lunar: false, leapMonth: false }),
  fromSample: (content) => ({
    ...content,
    name: "",
    nickname: "",
    birthDate: "",
    lunar: false,
    leapMonth: false,
    age: null,
  }),
  summary: ({ name: whose, nickname, milestone, cake: chosen }) =>
    sideBySide(firstWords(whose, nickname), milestones[milestone], `${cakes[chosen]} 케이크`),
  upgrades: [],
});
