import { expect, test } from "vitest";
import { planNamed } from "#cards/engine/plan.ts";
import { kinds } from "#cards/kinds/kinds.ts";
import { planWords } from "./plan-words.ts";

const wordsOf = (name: string, { plan, hasEvent = true }: { plan: string; hasEvent?: boolean }) => {
  const kind = kinds.find((known) => known.name === name);
  const sold = kind && planNamed(kind, plan);
  return kind && sold ? planWords({ kind, plan: sold, hasEvent }) : [];
};

test("a dearer plan says what it brings more", () => {
  expect(wordsOf("greeting", { plan: "basic" })).toEqual([
    "사진 30장까지",
    "행사일 뒤 90일까지 열림",
    "고이 표시 없음",
  ]);
  expect(wordsOf("greeting", { plan: "premium" })).toEqual([
    "사진 60장까지",
    "행사일 뒤 1년까지 열림",
    "감사장 1장 무료",
    "고이 표시 없음",
  ]);
  expect(wordsOf("event", { plan: "hundred" })).not.toContain("QR 티켓과 입장 확인");
  expect(wordsOf("event", { plan: "thousand" })).toEqual(
    expect.arrayContaining(["참석 1,000명까지", "QR 티켓과 입장 확인"]),
  );
});

test("a card without a day says its period from publishing, and what stays says none", () => {
  expect(wordsOf("thanks", { plan: "basic", hasEvent: false })).toContain("공개하신 날부터 1년 열림");
  expect(wordsOf("greeting", { plan: "premium", hasEvent: false })).toContain(
    "공개하신 날부터 1년 275일 열림",
  );
  expect(wordsOf("site", { plan: "pro" })).toEqual([
    "내 이름만 남는 한 장",
    "1년 동안, 끝나면 무료로 그대로 이어짐",
    "고이 표시 없음",
  ]);
});
