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
  expect(shown("2027-05-22")).toContain('type="file"');
  expect(shown("2027-06-06")).toContain("사진을 받는 기간이 끝났습니다.");
  for (const day of ["2027-05-01", "2027-06-06"]) expect(shown(day)).not.toContain("<form");
});

test("a wall that nobody filled yet invites, and says what happens to photos first", () => {
  const html = shown("2027-05-22", { id: null });
  expect(html).toContain("첫 사진을 올려 주세요.");
  expect(html).toContain("올리신 사진은 확인 뒤에 보입니다.");
});
