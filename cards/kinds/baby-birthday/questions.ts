import { nameQuestion } from "#cards/engine/name-question.ts";
import type { Question } from "#cards/engine/question.ts";
import { whenQuestions } from "#cards/sections/date/questions.ts";
import { whereQuestions } from "#cards/sections/venue/questions.ts";
import { babyFullName } from "./baby/full-name.ts";
import { baby } from "./baby/section.ts";

const asked: readonly Question[] = [
  nameQuestion({
    path: baby.name,
    label: "아기 이름",
    placeholder: "김하윤",
    onDesigns: true,
    whole: babyFullName,
  }),
  ...whenQuestions({ day: "잔치 날짜", time: "잔치 시간" }),
  ...whereQuestions({ name: "잔치 장소", placeholder: "돌잔치를 여는 곳", hall: "2층 연회장" }),
];

export const questions = () => asked;
