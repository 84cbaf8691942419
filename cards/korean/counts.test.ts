import { expect, test } from "vitest";
import { countInKorean, readKoreanCount } from "./counts.ts";

test("numbers are said as they are before what is counted, and read back", () => {
  expect([1, 3, 20, 27, 60, 70, 99, 100].map(countInKorean)).toEqual([
    "한",
    "세",
    "스무",
    "스물일곱",
    "예순",
    "일흔",
    "아흔아홉",
    "100",
  ]);
  expect(["여덟", "열두", "스무", "27", "어느"].map(readKoreanCount)).toEqual([8, 12, 20, 27, null]);
});
