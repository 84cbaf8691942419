import type { Question } from "#cards/engine/question.ts";
import { whenQuestions } from "#cards/sections/date/questions.ts";
import { cake } from "./cake/section.ts";
import { birthdayLetter } from "./letter/section.ts";

/** Whose, from whom, and when it is: a birthday has a party only where its maker says so. */
const asked: readonly Question[] = [
  {
    screen: "who",
    path: `${cake.name}.name`,
    label: "누구의 생일인가요?",
    called: "생일인 분의 이름",
    placeholder: "김하늘",
    input: "text",
    most: 20,
    onDesigns: true,
  },
  {
    screen: "who",
    path: `${birthdayLetter.name}.from`,
    label: "누가 보내나요?",
    called: "보내는 분",
    placeholder: "개발팀 모두",
    input: "text",
    most: 60,
    isOptional: true,
  },
  ...whenQuestions({ day: "생일" }),
];

export const questions = () => asked;

export const questionTitles = () => ({ who: "누구를 축하하나요?", when: "생일은 언제인가요?" });
