import { expect, test } from "vitest";
import { boundWords } from "./bound-words.ts";

test.each([
  ["밥 한 끼 하러 오세요", "밥~한~끼 하러 오세요"],
  ["새 집에 놀러 오세요", "새~집에 놀러 오세요"],
  ["걸어서 갈 수 있는 거리", "걸어서 갈~수 있는 거리"],
  ["겨울밤 낭독회", "겨울밤 낭독회"],
  ["서윤", "서윤"],
  ["", ""],
])("the small words of ‘%s’ stay with their neighbours", (title, bound) => {
  expect(boundWords(title)).toBe(bound.replaceAll("~", "\u00a0"));
});
