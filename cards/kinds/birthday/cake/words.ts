import type { CardContent } from "#cards/engine/card.ts";
import { withObjectParticle } from "#cards/parts/particles.ts";
import { isElder, type Milestone, milestones } from "./milestones.ts";

export const words = {
  ko: {
    wish: "소원을 하나 빌고, 촛불을 꺼 주세요.",
    blow: "후— 촛불 끄기",
    hold: "길게 누르면 계속 붑니다",
    breathe: "불어서 끄기",
    listening: "휴대폰에 대고 후— 불어 주세요",
    privacy: "소리는 어디에도 저장하지 않습니다.",
    stop: "그만 듣기",
    denied: "마이크를 쓸 수 없습니다. 위 버튼을 눌러 꺼 주세요.",
    absent: "이 화면에는 마이크가 없습니다. 위 버튼을 눌러 꺼 주세요.",
    quiet: "숨소리가 들리지 않았습니다. 위 버튼으로도 끌 수 있습니다.",
    left: (count: number) => `촛불이 ${count}개 남았습니다.`,
    done: "촛불을 모두 껐습니다. 축하합니다!",
    next: "편지 열어 보기",
    again: "다시 켜기",
    skip: "바로 편지 보기",
  },
  en: {
    wish: "Make a wish, then blow out the candles.",
    blow: "Blow out the candles",
    hold: "Hold to keep blowing",
    breathe: "Really blow",
    listening: "Blow at your phone",
    privacy: "No sound is kept anywhere.",
    stop: "Stop listening",
    denied: "The microphone cannot be used. Please use the button above.",
    absent: "There is no microphone here. Please use the button above.",
    quiet: "No breath was heard. The button above works too.",
    left: (count: number) => `${count} candles to go.`,
    done: "All candles are out. Congratulations!",
    next: "Open the letter",
    again: "Light them again",
    skip: "Straight to the letter",
  },
};
export type CakeWords = (typeof words)["ko"];

type Said = { milestone: Milestone; age: number | null; words: string };

/** What is said under the name: the maker's words, else those that fit the day. */
export function congratulation(said: Said, language: CardContent["language"]): string {
  if (said.words.trim()) return said.words.trim();
  if (language === "en") return "With love, today and always";
  const { milestone } = said;
  if (isElder(milestone)) return `${withObjectParticle(milestones[milestone])} 진심으로 축하드립니다`;
  if (milestone === "hundred-days") return "백일 동안 건강하게 와 주어 고마워";
  return milestone === "twenty" ? "스무 살을 축하해요" : "생일 축하해요";
}
