import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { cardForTests, hostileWords } from "#cards/parts/card-for-tests.ts";
import { KakaoKeyContext } from "#cards/parts/kakao-key.ts";
import { ShareViewer } from "./viewer.tsx";

const content = { title: "", description: "", thumbnail: null };

function messageIn(html: string): string {
  const [, body = ""] = /href="sms:\?&amp;body=([^"]*)"/.exec(html) ?? [];
  return decodeURIComponent(body);
}

function shown(card: Partial<CardFacts> = {}, title = ""): string {
  return renderToStaticMarkup(
    <ShareViewer content={{ ...content, title }} card={{ ...cardForTests, ...card }} />,
  );
}

test("without a script a guest has the address to select and a message ready to send", () => {
  const html = shown();
  expect(html).toContain(`>${cardForTests.address}</span>`);
  expect(messageIn(html).split("\n")).toEqual([
    "김도현 · 이서연",
    "2027년 5월 22일 토요일 오후 1시",
    "라온홀",
    "서울 종로구 세종대로 149",
    "https://goi.example/card/Zk3n9Qx2LmA7",
  ]);
});

test("what is handed on names the version, so that a changed card has a new preview; what is read does not", () => {
  const html = shown({ version: 7 });
  expect(messageIn(html).split("\n").at(-1)).toBe(`${cardForTests.address}?v=7`);
  expect(html).toContain(`>${cardForTests.address}</span>`);
});

test("the maker's own title stands before the names", () => {
  expect(messageIn(shown({}, "저희 결혼합니다")).split("\n").slice(0, 2)).toEqual([
    "저희 결혼합니다",
    "김도현 · 이서연",
  ]);
});

test("a card without day and place sends no empty lines", () => {
  expect(messageIn(shown({ when: null, place: { name: "", address: "" } }))).toBe(
    `김도현 · 이서연\n${cardForTests.address}`,
  );
});

test("half an emoji and harmful words do not break the page", () => {
  const html = shown({ title: `\ud83d${hostileWords}` });
  expect(html).not.toMatch(/<script|<img/);
  expect(messageIn(html)).toContain(hostileWords);
});

test("buttons that need a script wait for it", () => {
  const html = renderToStaticMarkup(
    <KakaoKeyContext value="a-key">
      <ShareViewer content={content} card={cardForTests} />
    </KakaoKeyContext>,
  );
  expect(html).not.toMatch(/카카오톡|QR|다른 앱/);
});
