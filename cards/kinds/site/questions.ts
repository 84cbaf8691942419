import type { Question } from "#cards/engine/question.ts";
import { SITENAME_MAX } from "#domain/sitename.ts";
import { profile } from "./profile/section.ts";

const asked: readonly Question[] = [
  {
    screen: "who",
    path: `${profile.name}.name`,
    label: "이름",
    placeholder: "김하늘",
    input: "text",
    most: 20,
    onDesigns: true,
  },
  {
    screen: "who",
    path: `${profile.name}.role`,
    label: "하는 일",
    placeholder: "사진가",
    input: "text",
    most: 30,
    onDesigns: true,
    isOptional: true,
  },
  {
    screen: "where",
    path: `${profile.name}.sitename`,
    label: "페이지 주소",
    placeholder: "haneul",
    input: "text",
    most: SITENAME_MAX,
  },
];

export const questions = () => asked;

export const questionTitles = () => ({ who: "누구의 페이지인가요?", where: "어떤 주소로 할까요?" });
