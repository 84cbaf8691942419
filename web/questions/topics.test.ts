import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { topics } from "./topics.ts";

const answers = topics.flatMap((topic) => topic.answers);
const said = (slug: string) => answers.find((answer) => answer.slug === slug)?.paragraphs.join("\n");

test("there are at least thirty answers, each under an address of its own", () => {
  expect(answers.length).toBeGreaterThanOrEqual(30);
  const slugs = [...topics, ...answers].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z-]+$/);
});

/** What the product promises; an answer takes its number from the rule that keeps the promise. */
test.each([
  ["trial", "7일 동안 무료"],
  ["trial", "30일 안에 있으면 그 다음 날까지"],
  ["how-many-photos", "한 카드에 60장까지"],
  ["how-many-photos", "모바일 카드: 베이직 30장, 프리미엄 60장"],
  ["photo-size", "20MB까지"],
  ["photo-size", "2,560픽셀"],
  ["how-many-drafts", "50장까지"],
  ["how-long", "90일 뒤까지"],
  ["how-long", "프리미엄 요금제는 그날에서 365일 뒤까지"],
  ["after-the-end", "14일 전과 3일 전에 메일로"],
  ["after-the-end", "1년 동안"],
  ["deleted", "30일 안에는"],
  ["accounts-hidden", "30일이 지나면"],
  ["refund", "7일 안이고 아직 보내지 않은 카드"],
  ["unpaid", "24시간이 지나면"],
  ["prices", "모바일 카드: 베이직 19,900원, 프리미엄 29,900원"],
  ["prices", "부고, 개인 홈페이지는 무료로"],
  ["guestbook-rules", "300자까지"],
  ["sign-up", "8자 이상의 비밀번호"],
  ["memorial-free", "무료입니다"],
])("%s says: %s", (slug, sentence) => expect(said(slug)).toContain(sentence));

test("no answer has a number of its own that a rule could contradict", () => {
  const folder = new URL("./topics/", import.meta.url);
  for (const file of readdirSync(folder)) {
    const sentences = readFileSync(new URL(file, folder), "utf8").match(/"[^"]*[가-힣][^"]*"|`[^`]*`/g) ?? [];
    for (const sentence of sentences) expect(sentence.replaceAll(/\$\{[^}]*\}/g, "")).not.toMatch(/\d/);
  }
});
