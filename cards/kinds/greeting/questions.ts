import { type CardContent, part } from "#cards/engine/card.ts";
import { nameQuestion } from "#cards/engine/name-question.ts";
import type { Question, QuestionScreen } from "#cards/engine/question.ts";
import { cover } from "#cards/sections/cover/section.ts";
import { whenQuestions } from "#cards/sections/date/questions.ts";
import { whereQuestions } from "#cards/sections/venue/questions.ts";
import { coupleSides, fullName, roleOf } from "./couple/family.ts";
import { couple, type GreetingOccasion } from "./couple/section.ts";

/** Halls begin a wedding every hour or half hour around noon; a few in the evening. */
const usualTimes = ["11:00", "11:30", "12:00", "12:30", "13:00", "13:30", "14:00", "15:00", "16:00", "17:00"];

export function questions(content: CardContent): readonly Question[] {
  const people = part(content, couple);
  if (people.occasion !== "wedding") return otherQuestions[people.occasion];
  return [
    ...coupleSides(people).map(({ who }) =>
      nameQuestion({
        path: `${couple.name}.${who}`,
        label: `${roleOf(who, "ko")} 이름`,
        placeholder: who === "groom" ? "김도현" : "이서연",
        onDesigns: true,
        whole: fullName,
      }),
    ),
    ...whenQuestions({ day: "예식 날짜", time: "예식 시간", usual: usualTimes }),
    ...whereQuestions({ name: "예식장", placeholder: "예식장 이름", hall: "3층 그랜드홀" }),
  ];
}

function titleQuestion(label: string, placeholder: string): Question {
  const path = `${cover.name}.title`;
  return { screen: "who", path, label, placeholder, input: "text", most: 40, onDesigns: true };
}

const otherQuestions: Record<Exclude<GreetingOccasion, "wedding">, readonly Question[]> = {
  greeting: [titleQuestion("큰 글씨로 적을 말", "잘 지내고 계신가요")],
  "new-year": [titleQuestion("큰 글씨로 적을 말", "새해 복 많이 받으세요")],
  opening: [
    titleQuestion("가게나 집의 이름", "찻집 온기"),
    ...whenQuestions({ day: "여는 날" }),
    ...whereQuestions({ name: "장소", placeholder: "찾아오실 곳의 이름" }),
  ],
};

const titles: Record<GreetingOccasion, Partial<Record<QuestionScreen, string>>> = {
  wedding: {
    who: "두 분의 이름을 알려 주세요",
    when: "예식은 언제인가요?",
    where: "예식은 어디서 하나요?",
  },
  greeting: { who: "어떤 인사를 전할까요?" },
  "new-year": { who: "어떤 새해 인사를 전할까요?" },
  opening: { who: "어떤 곳인가요?", when: "언제 여나요?", where: "어디로 찾아오면 될까요?" },
};

export function questionTitles(content: CardContent) {
  return titles[part(content, couple).occasion];
}
