import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardForTests, hostileWords } from "#cards/parts/card-for-tests.ts";
import { DrawnCakeViewer } from "./cake/drawn.tsx";
import { cake } from "./cake/section.ts";
import { gift } from "./gift/section.ts";
import { GiftViewer } from "./gift/viewer.tsx";
import { birthdayLetter } from "./letter/section.ts";
import { BirthdayLetterViewer } from "./letter/viewer.tsx";
import { OpenedEarly } from "./rolling-paper/opened-early.tsx";
import { rollingPaper } from "./rolling-paper/section.ts";
import { RollingPaperViewer } from "./rolling-paper/viewer.tsx";
import { words } from "./rolling-paper/words.ts";
import { waiting } from "./waiting/section.ts";
import { WaitingViewer } from "./waiting/viewer.tsx";

const card = cardForTests;

test("the cake stands there with burning candles and a way past it, before any script runs", () => {
  const html = renderToStaticMarkup(
    <DrawnCakeViewer content={{ ...cake.empty, nickname: "지우", age: 12 }} card={card} />,
  );
  expect(html.match(/data-out="false"/g)).toHaveLength(3);
  expect(html).toContain("<h1");
  expect(html).toMatch(/<a href="#after-cake"[^>]*>바로 편지 보기/);
  expect(html).toContain('id="after-cake"');
});

test("a candle burns even where nobody typed anything", () => {
  const html = renderToStaticMarkup(<DrawnCakeViewer content={cake.empty} card={card} />);
  expect(html.match(/data-out="false"/g)).toHaveLength(1);
});

test("the letter and what is in the box are there to be read without a script", () => {
  const letterHtml = renderToStaticMarkup(
    <BirthdayLetterViewer
      content={{ ...birthdayLetter.empty, body: hostileWords, from: "하린" }}
      card={card}
    />,
  );
  expect(letterHtml).toContain("&lt;script&gt;");
  expect(letterHtml).not.toMatch(/<script|<img/);
  const giftHtml = renderToStaticMarkup(
    <GiftViewer
      content={{ ...gift.empty, message: "바다에 가요", link: "https://www.example.com/a" }}
      card={card}
    />,
  );
  expect(giftHtml).toMatch(/<details[^>]*><summary/);
  expect(giftHtml).toMatch(/rel="noopener noreferrer nofollow"/);
  expect(giftHtml).toContain("example.com</small>");
});

test("who waits reads the day and the hour, and how many days it is, without a script", () => {
  const content = { ...waiting.empty, date: "2027-05-04", time: "19:00" };
  const html = renderToStaticMarkup(<WaitingViewer content={content} card={card} />);
  expect(html).toContain("2027년 5월 4일 화요일 오후 7시에 열립니다");
  expect(html).toContain("D-3");
  expect(html).not.toContain("손님에게는 이 화면만");
  expect(renderToStaticMarkup(<WaitingViewer content={content} card={{ ...card, id: null }} />)).toContain(
    "손님에게는 이 화면만",
  );
});

test("who writes a sealed note knows it before, and there is a paper and a sticker from the start", () => {
  const content = { ...rollingPaper.empty, taking: true, sealed: true, opensDate: "2027-05-04" };
  const html = renderToStaticMarkup(<RollingPaperViewer content={content} card={card} />);
  expect(html).toContain("정한 날까지 아무도 읽을 수 없습니다.");
  expect(html).toContain("2027년 5월 4일 화요일에 모두 함께 열립니다");
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(
    inputs.filter((input) => input.includes("checked")).map((input) => /value="(\w+)"/.exec(input)?.[1]),
  ).toEqual(["butter", "heart"]);
  const open = renderToStaticMarkup(
    <RollingPaperViewer content={{ ...content, sealed: false }} card={card} />,
  );
  expect(open).not.toContain("아무도 읽을 수 없습니다");
});

test.each([
  [
    "opened",
    "2027-04-20T06:00:00.000Z",
    "카드를 만드신 분이 2027년 4월 20일 화요일 오후 3시에 쪽지를 미리 여셨습니다. 처음에는 2027년 5월 4일 화요일에 열기로 한 쪽지입니다.",
  ],
  [
    "brought forward",
    "2027-05-01T01:30:00.000Z",
    "카드를 만드신 분이 2027년 5월 1일 토요일 오전 10시 30분에 쪽지가 열리도록 날을 앞당기셨습니다. 처음에는 2027년 5월 4일 화요일에 열기로 한 쪽지입니다.",
  ],
])("a seal that was %s before its day is told with both days", (_what, opensAt, sentence) => {
  const opening = {
    promisedUntil: "2027-05-03T15:00:00.000Z",
    opensAt,
    decidedAt: "2027-04-20T06:00:00.000Z",
  };
  const html = renderToStaticMarkup(<OpenedEarly opening={opening} say={words.ko} language="ko" />);
  expect(html).toContain(sentence);
  expect(renderToStaticMarkup(<OpenedEarly opening={opening} say={words.en} language="en" />)).not.toMatch(
    /[가-힣]/,
  );
});

test("a note is a name and some words on a paper with a sticker, and nothing that was not offered", () => {
  const entry = rollingPaper.entries?.entry(rollingPaper.empty);
  expect(entry?.parse({ name: " 윤서 ", message: " 축하해 " })).toEqual({
    name: "윤서",
    message: "축하해",
    paper: "butter",
    sticker: "heart",
  });
  const problems = (sent: object) =>
    entry
      ?.safeParse({ name: "윤서", message: "축하해", ...sent })
      .error?.issues.map(({ message }) => message);
  expect(problems({ message: "가".repeat(301) })).toEqual(["쪽지는 300자까지 쓸 수 있습니다."]);
  expect(problems({ message: " \n" })).toEqual(["쪽지를 적어 주세요."]);
  expect(problems({ paper: "gold" })).toHaveLength(1);
});
