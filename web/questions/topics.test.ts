import { expect, test } from "vitest";
import { contentFiles, contentText } from "#tests/content.ts";
import { placeholders } from "./placeholders.ts";
import { readTopic } from "./read-topic.ts";
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
  ["prices", "부고, 내 페이지는 무료로"],
  ["guestbook-rules", "300자까지"],
  ["sign-up", "8자 이상의 비밀번호"],
  ["memorial-free", "무료입니다"],
])("%s says: %s", (slug, sentence) => expect(said(slug)).toContain(sentence));

const files = contentFiles("faq/*.md");

test("no answer has a number of its own that a rule could contradict", () => {
  for (const file of files) {
    const words = contentText(file).replaceAll(/\{\{\w+\}\}/g, "");
    expect(words.match(/.*\d.*/g), file).toBeNull();
  }
});

test("every placeholder is named by some answer", () => {
  const written = files.map(contentText).join();
  expect(Object.keys(placeholders).filter((name) => !written.includes(`{{${name}}}`))).toEqual([]);
});

const asked = "# 기간\n\n## 언제까지인가요? {#until}\n\n";
const read = (text: string, file = "/content/faq/01-periods.md") =>
  readTopic({ file, text, placeholders: { days: "7", plans: ["하나", "둘"], create: "/create" } });

test("an answer is paragraphs, with the numbers they name, and where to go on", () => {
  expect(read(`${asked}{{days}}일입니다.\n\n{{plans}}\n\n[만들기]({{create}})\n`)).toEqual({
    slug: "periods",
    label: "기간",
    answers: [
      {
        slug: "until",
        question: "언제까지인가요?",
        paragraphs: ["7일입니다.", "하나", "둘"],
        to: { label: "만들기", address: "/create" },
      },
    ],
  });
});

test.each([
  ["{{hours}}시간입니다.", "there is no {{hours}}"],
  ["{{toString}}", "there is no {{toString}}"],
  ["{days}일입니다.", "has a brace that is no {{placeholder}}"],
  ["요금제는 {{plans}}입니다.", "{{plans}} is a list"],
  ["- 하나", "is no paragraph"],
  ["**중요합니다.**", "is no paragraph"],
  ["두 줄\n입니다.", "is no paragraph"],
  ["[여기](/faq)에 있습니다.", "is no paragraph"],
  ["## 이름이 없나요?", "is no paragraph"],
  ["[만들기](/create)\n\n더 있습니다.", "follows the link"],
])("%s is refused with the name of its file", (text, why) => {
  expect(() => read(asked + text)).toThrow(`/content/faq/01-periods.md: ${why}`);
});

test("a file without a topic, or with a paragraph before the first question, is refused", () => {
  expect(() => read("기간")).toThrow('does not begin with "# …"');
  expect(() => read(asked, "/content/faq/periods.md")).toThrow("is not called 01-topic.md");
  expect(() => read("# 기간\n\n먼저 읽어 주세요.")).toThrow("stands before the first question");
});
