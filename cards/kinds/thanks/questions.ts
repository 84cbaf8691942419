import type { Question } from "#cards/engine/question.ts";
import { thanksLetter } from "./letter/section.ts";

const asked: readonly Question[] = [
  {
    screen: "who",
    path: `${thanksLetter.name}.sender`,
    label: "보내는 분",
    placeholder: "김도현 · 이서연",
    input: "text",
    most: 40,
    onDesigns: true,
  },
  {
    screen: "who",
    path: `${thanksLetter.name}.recipient`,
    label: "받는 분",
    placeholder: "비워 두면 모두에게",
    input: "text",
    most: 20,
    isOptional: true,
  },
];

export const questions = () => asked;

export const questionTitles = () => ({ who: "누가 보내는 편지인가요?" });
