import type { Offering } from "./offerings.ts";

type Said = {
  title: string;
  text: string;
  give: string;
  given: string;
  none: string;
  count(count: number): string;
  withdraw: string;
  withdrawAsk: string;
  withdrawn: string;
  /** What the drawing shows, for who does not see it. */
  drawing(count: number): string;
};

export const words: Record<"ko" | "en", Record<Offering, Said>> = {
  ko: {
    candle: {
      title: "촛불을 켭니다",
      text: "말씀이 없어도 괜찮습니다.\n촛불 하나로 마음을 전해 주세요.",
      give: "촛불 켜기",
      given: "촛불을 켜셨습니다",
      none: "아직 켜진 촛불이 없습니다.",
      count: (count) => `${count.toLocaleString("ko")}개의 촛불이 언덕을 밝히고 있습니다.`,
      withdraw: "촛불 끄기",
      withdrawAsk: "켜신 촛불을 끌까요?",
      withdrawn: "촛불을 껐습니다.",
      drawing: (count) => `달빛 아래 언덕에 촛불 ${count.toLocaleString("ko")}개가 켜져 있습니다`,
    },
    flower: {
      title: "국화를 올립니다",
      text: "말씀이 없어도 괜찮습니다.\n국화 한 송이로 마음을 전해 주세요.",
      give: "국화 올리기",
      given: "국화를 올리셨습니다",
      none: "아직 놓인 국화가 없습니다.",
      count: (count) => `${count.toLocaleString("ko")}송이의 국화가 놓였습니다.`,
      withdraw: "헌화 취소하기",
      withdrawAsk: "올리신 국화를 취소할까요?",
      withdrawn: "헌화를 취소했습니다.",
      drawing: (count) => `너른 들판에 흰 국화 ${count.toLocaleString("ko")}송이가 놓여 있습니다`,
    },
  },
  en: {
    candle: {
      title: "A candle",
      text: "No words are needed.\nPlease leave a light.",
      give: "Light a candle",
      given: "Your candle is lit",
      none: "No candle is lit yet.",
      count: (count) =>
        count === 1 ? "One candle is lit." : `${count.toLocaleString("en")} candles are lit.`,
      withdraw: "Take it back",
      withdrawAsk: "Take your candle back?",
      withdrawn: "Your candle was taken back.",
      drawing: (count) => `A hill at night with ${count.toLocaleString("en")} candles`,
    },
    flower: {
      title: "A flower",
      text: "No words are needed.\nPlease leave a chrysanthemum.",
      give: "Lay a flower",
      given: "Your flower was laid",
      none: "No flower has been laid yet.",
      count: (count) =>
        count === 1 ? "One flower has been laid." : `${count.toLocaleString("en")} flowers have been laid.`,
      withdraw: "Take it back",
      withdrawAsk: "Take your flower back?",
      withdrawn: "Your flower was taken back.",
      drawing: (count) => `A wide field with ${count.toLocaleString("en")} white chrysanthemums`,
    },
  },
};
