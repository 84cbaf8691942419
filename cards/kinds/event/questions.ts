import type { Question } from "#cards/engine/question.ts";
import { whenQuestions } from "#cards/sections/date/questions.ts";
import { whereQuestions } from "#cards/sections/venue/questions.ts";
import { eventCover } from "./cover/section.ts";

const usualTimes = ["10:00", "11:00", "13:00", "14:00", "15:00", "18:00", "19:00", "19:30"];

const asked: readonly Question[] = [
  {
    screen: "who",
    path: `${eventCover.name}.title`,
    label: "행사 이름",
    placeholder: "겨울 낭독회",
    input: "text",
    most: 40,
    onDesigns: true,
  },
  {
    screen: "who",
    path: `${eventCover.name}.host`,
    label: "여는 곳",
    placeholder: "모임이나 회사 이름",
    input: "text",
    most: 30,
    isOptional: true,
  },
  ...whenQuestions({ day: "날짜", time: "시작 시간", usual: usualTimes }),
  ...whereQuestions({ name: "장소", placeholder: "행사장 이름", hall: "지하 1층 공연장" }),
];

export const questions = () => asked;

export const questionTitles = () => ({
  who: "어떤 행사인가요?",
  when: "언제 여나요?",
  where: "어디서 여나요?",
});
