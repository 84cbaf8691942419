import { expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { questionsOf, withAnswer } from "#cards/engine/question.ts";
import type { Finding } from "#cards/inspector/rule.ts";
import { birthday } from "#cards/kinds/birthday/kind.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { firstMissing } from "./missing.ts";

const wrong: Finding = {
  code: "day",
  weight: "must",
  section: "greeting",
  field: "body",
  sentence: "2027년 10월 16일은 토요일입니다.",
};
const said = { text: "하늘", date: "2027-05-29", time: "12:30", choice: "" };
const empty = startCard(greeting);
const whole = questionsOf(greeting, empty)
  .filter(({ isOptional }) => !isOptional)
  .reduce((card, question) => withAnswer(greeting, card, question, said[question.input]), empty);

test("what was never said comes first, and leads to its field", () => {
  expect(firstMissing(greeting, empty, [wrong])).toEqual({
    sentence: "신랑 이름이 비어 있어요",
    act: "적으러 가기",
    section: "couple",
    field: "groom",
  });
});

test("a question is called what is asked for, not what is asked", () => {
  expect(firstMissing(birthday, startCard(birthday), null)?.sentence).toBe("생일인 분의 이름이 비어 있어요");
});

test("then comes what is wrong; what could be better is no reason for a strip", () => {
  expect(firstMissing(greeting, whole, [{ ...wrong, weight: "should" }, wrong])).toMatchObject({
    sentence: wrong.sentence,
    act: "고치러 가기",
    section: "greeting",
  });
  expect(firstMissing(greeting, whole, [{ ...wrong, weight: "could" }])).toBeNull();
  expect(firstMissing(greeting, whole, null)).toBeNull();
});
