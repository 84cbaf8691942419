import { nameQuestion } from "#cards/engine/name-question.ts";
import type { Question } from "#cards/engine/question.ts";
import { whenQuestions } from "#cards/sections/date/questions.ts";
import { whereQuestions } from "#cards/sections/venue/questions.ts";
import { babyFullName } from "./baby/full-name.ts";
import { baby } from "./baby/section.ts";

const usualTimes = ["11:00", "11:30", "12:00", "12:30", "13:00", "17:00", "17:30", "18:00"];

const asked: readonly Question[] = [
  nameQuestion({
    path: baby.name,
    label: "아기 이름",
    placeholder: "김하윤",
    onDesigns: true,
    whole: babyFullName,
  }),
  ...whenQuestions({ day: "잔치 날짜", time: "잔치 시간", usual: usualTimes }),
  ...whereQuestions({ name: "잔치 장소", placeholder: "돌잔치를 여는 곳", hall: "2층 연회장" }),
];

export const questions = () => asked;

export const questionTitles = () => ({
  who: "아기 이름을 알려 주세요",
  when: "잔치는 언제인가요?",
  where: "잔치는 어디서 하나요?",
});
