import { expect, test } from "vitest";
import { toldPhotos } from "./left-photos.ts";
import { type PhotoWallContent, photoWall } from "./section.ts";

const { entries: rules } = photoWall;
if (!rules) throw new Error("Guests add photos here");
const content: PhotoWallContent = { ...photoWall.empty, taking: true };
const photo = { key: "u/abc/def", width: 1200, height: 1600, placeholder: "" };

test.each([
  ["2027-05-22T01:59:59Z", "사진은 5월 22일 오전 11시부터 올릴 수 있습니다."],
  ["2027-05-22T02:00:00Z", null],
  ["2027-06-05T14:59:59Z", null],
  ["2027-06-05T15:00:00Z", "사진을 받는 기간이 끝났습니다. 함께해 주셔서 고맙습니다."],
])("at %s the wall says %s", (now, sentence) => {
  const period = { ...content, fromDate: "2027-05-22", fromTime: "11:00", untilDate: "2027-06-05" };
  expect(rules?.closed(period, new Date(now))).toBe(sentence);
});

test("a last time ends the last day earlier, and without days the wall is open", () => {
  const until = { ...content, untilDate: "2027-05-22", untilTime: "18:00" };
  expect(rules?.closed(until, new Date("2027-05-22T08:59:59Z"))).toBeNull();
  expect(rules?.closed(until, new Date("2027-05-22T09:00:00Z"))).toMatch("끝났습니다");
  expect(rules?.closed(content, new Date("2099-01-01T00:00:00Z"))).toBeNull();
  expect(rules?.closed(photoWall.empty, new Date())).toBe("사진을 받지 않는 카드입니다.");
});

test.each([
  [{ photos: [] }, "사진을 골라 주세요."],
  [{ photos: Array(11).fill(photo) }, "사진은 한 번에 10장까지 올릴 수 있습니다."],
  [{ caption: "가".repeat(61) }, "설명은 60자까지 쓸 수 있습니다."],
  [{ name: "가".repeat(21) }, "이름은 20자까지 쓸 수 있습니다."],
])("%j is refused with a sentence", (changes, sentence) => {
  const read = rules?.entry(content).safeParse({ photos: [photo], ...changes });
  expect(read?.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test("no photo from elsewhere can be left", () => {
  for (const key of ["https://evil.example/a.jpg", "../secret", "u/../../x", "//evil.example/a"]) {
    expect(rules?.entry(content).safeParse({ photos: [{ ...photo, key }] }).success).toBe(false);
  }
});

test("the photos of an entry are shown with what the guest said about them", () => {
  const entry = rules
    ?.entry(content)
    .parse({ photos: [photo, photo], caption: "볕이 좋았습니다", name: "한지우" });
  const seen = toldPhotos(rules?.shown(entry ?? {}) ?? {});
  expect(seen.map(({ key, caption }) => [key, caption])).toEqual([
    [photo.key, "볕이 좋았습니다 · 한지우"],
    [photo.key, "볕이 좋았습니다 · 한지우"],
  ]);
  expect(rules?.columns(content).map(({ value }) => value(entry ?? {}))).toEqual([
    "한지우",
    "볕이 좋았습니다",
    "2장",
  ]);
  expect(rules?.figures(content, [entry ?? {}])[0]?.value).toBe(2);
});
