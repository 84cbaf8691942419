import { expect, test } from "vitest";
import { fontPartsIn, isInRanges } from "./font-faces.ts";

const sheet = `/* [0] */
@font-face {
  font-family: 'Gowun Batang';
  font-style: normal;
  font-display: swap;
  font-weight: 400;
  src: url(./files/gowun-batang-0-400-normal.woff2) format('woff2'), url(./files/gowun-batang-0-400-normal.woff) format('woff');
  unicode-range: U+f9ca-fa0b,U+ff03-ff05,U+ac00;
}
@font-face {
  font-family: "Pretendard Variable";
  font-style: normal;
  font-weight: 45 920;
  src: url(./woff2/PretendardVariable.woff2) format("woff2-variations");
}`;

test("a part of a font is told with its file, its weight and its characters", () => {
  const [part, whole] = fontPartsIn(sheet);
  expect(part).toMatchObject({
    family: "Gowun Batang",
    weight: "400",
    file: "files/gowun-batang-0-400-normal.woff2",
    woff: "files/gowun-batang-0-400-normal.woff",
    range: "U+f9ca-fa0b,U+ff03-ff05,U+ac00",
  });
  expect(whole).toMatchObject({ family: "Pretendard Variable", weight: "45 920", woff: null, range: "" });
});

test("a character is in a part or not, at the edges of its ranges too", () => {
  const [part, whole] = fontPartsIn(sheet);
  const has = (character: number) => isInRanges(part?.ranges ?? [], character);
  expect([0xac00, 0xf9ca, 0xfa0b, 0xff03].every(has)).toBe(true);
  expect([0, 0xabff, 0xac01, 0xfa0c, 0xff06].some(has)).toBe(false);
  expect(isInRanges(whole?.ranges ?? [], 0x1f600)).toBe(true);
});
