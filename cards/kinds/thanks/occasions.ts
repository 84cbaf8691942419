import type { CardContent } from "#cards/engine/card.ts";

/** What the thanks are for, as a maker calls it; in the order it is offered. */
export const thanksOccasions = {
  wedding: "결혼",
  funeral: "장례",
  "first-birthday": "돌잔치",
  retirement: "퇴임",
  business: "사업",
  other: "그 밖의 일",
} as const;
export type ThanksOccasion = keyof typeof thanksOccasions;

/** Of the mourning family: it sets the sign over the letter and the words beneath it. */
export const thanksReligions = {
  none: "종교 없음",
  protestant: "기독교",
  catholic: "천주교",
  buddhist: "불교",
  "won-buddhist": "원불교",
} as const;
export type ThanksReligion = keyof typeof thanksReligions;

type Manners = {
  /** Over the letter where its maker typed nothing. */
  title: string;
  /** The small English line over it. */
  eyebrow: string;
  /** Whom the letter speaks to where nobody is named. */
  everyone: string;
  /** For a preview, before a word is written. */
  description: string;
};

/** How each occasion speaks. Those of a funeral are quiet, those of a business keep their distance. */
export const manners: Record<CardContent["language"], Record<ThanksOccasion, Manners>> = {
  ko: {
    wedding: {
      title: "감사의 편지",
      eyebrow: "With gratitude",
      everyone: "축복해 주신 분께",
      description: "결혼을 축하해 주셔서 고맙습니다.",
    },
    funeral: {
      title: "감사의 글",
      eyebrow: "In grateful memory",
      everyone: "함께해 주신 분께",
      description: "마지막 길에 함께해 주셔서 고맙습니다.",
    },
    "first-birthday": {
      title: "고마운 마음",
      eyebrow: "Thank you",
      everyone: "축하해 주신 분께",
      description: "첫돌을 축하해 주셔서 고맙습니다.",
    },
    retirement: {
      title: "떠나며 드리는 글",
      eyebrow: "With respect",
      everyone: "함께 일한 분께",
      description: "함께한 시간에 감사드립니다.",
    },
    business: {
      title: "감사장",
      eyebrow: "With appreciation",
      everyone: "늘 믿어 주시는 분께",
      description: "보내 주신 믿음에 감사드립니다.",
    },
    other: {
      title: "고맙습니다",
      eyebrow: "Thank you",
      everyone: "고마운 분께",
      description: "고마운 마음을 전합니다.",
    },
  },
  en: {
    wedding: {
      title: "With gratitude",
      eyebrow: "A letter for you",
      everyone: "Dear friends,",
      description: "Thank you for celebrating our wedding.",
    },
    funeral: {
      title: "With gratitude",
      eyebrow: "In grateful memory",
      everyone: "To all who stood by us,",
      description: "Thank you for standing by our family.",
    },
    "first-birthday": {
      title: "Thank you",
      eyebrow: "A letter for you",
      everyone: "Dear friends,",
      description: "Thank you for celebrating the first birthday.",
    },
    retirement: {
      title: "A word of farewell",
      eyebrow: "With respect",
      everyone: "Dear colleagues,",
      description: "Thank you for the years we shared.",
    },
    business: {
      title: "A letter of thanks",
      eyebrow: "With appreciation",
      everyone: "To our valued partners,",
      description: "Thank you for your trust.",
    },
    other: {
      title: "Thank you",
      eyebrow: "A letter for you",
      everyone: "Dear friend,",
      description: "A letter of thanks.",
    },
  },
};

/** The line under the sign of a mourning family's belief. */
export const blessings: Record<CardContent["language"], Record<ThanksReligion, string>> = {
  ko: {
    none: "삼가 감사의 말씀을 올립니다",
    protestant: "주님의 위로와 평강이 함께하시기를 기도합니다",
    catholic: "주님의 평화가 함께하시기를 빕니다",
    buddhist: "부처님의 자비가 함께하시기를 발원합니다",
    "won-buddhist": "법신불 사은의 은혜가 함께하시기를 심고 올립니다",
  },
  en: {
    none: "With our deepest thanks",
    protestant: "The peace of the Lord be with you",
    catholic: "The peace of Christ be with you",
    buddhist: "May compassion be with you",
    "won-buddhist": "May the Fourfold Grace be with you",
  },
};
