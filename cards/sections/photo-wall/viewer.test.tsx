import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardForTests } from "#cards/parts/card-for-tests.ts";
import { type PhotoWallContent, photoWall } from "./section.ts";
import { PhotoWallViewer } from "./viewer.tsx";

const content: PhotoWallContent = {
  ...photoWall.empty,
  taking: true,
  fromDate: "2027-05-22",
  fromTime: "11:00",
  untilDate: "2027-06-05",
};

function shown(today: string, card: Partial<typeof cardForTests> = {}): string {
  return renderToStaticMarkup(
    <PhotoWallViewer content={content} card={{ ...cardForTests, ...card, today }} />,
  );
}

test("photos are asked for while the wall is open, and before and after it says when", () => {
  expect(shown("2027-05-01")).toContain("5월 22일 오전 11시부터 사진을 올릴 수 있습니다.");
  expect(shown("2027-05-22")).toMatch(/<details[^>]*><summary[^>]*>사진 올리기/);
  expect(shown("2027-06-06")).toContain("사진을 받는 기간이 끝났습니다.");
  for (const day of ["2027-05-01", "2027-06-06"]) expect(shown(day)).not.toContain("<details");
});

test("a wall that nobody filled yet invites, in the card's language", () => {
  expect(shown("2027-05-22", { id: null })).toContain("첫 사진을 올려 주세요.");
  expect(shown("2027-05-22", { id: null, language: "en" })).toContain("Please add the first one.");
});

test("without a script a guest reads how to pass photos on", () => {
  expect(shown("2027-05-22")).toMatch(/<noscript>.*전화나 문자로 전해 주세요/);
});
