import { expect, test } from "vitest";
import { contrast } from "#cards/themes/colour.ts";
import { lineBadges, offeredLines } from "./subway-lines.ts";

const labels = (line: string) => lineBadges(line, "").map(({ label }) => label);

test("a station's lines are told apart, however they are written", () => {
  expect(labels("2호선")).toEqual(["2"]);
  expect(labels("1·4호선")).toEqual(["1", "4"]);
  expect(labels("2, 신분당선")).toEqual(["2", "신분당"]);
  expect(labels("부산 1호선")).toEqual(["1"]);
  expect(labels("")).toEqual([]);
});

test("a number has the colour of its city", () => {
  const colour = (line: string, address: string) => lineBadges(line, address)[0]?.colour;
  expect(colour("1호선", "부산 해운대구")).not.toBe(colour("1호선", "서울 중구"));
  expect(colour("부산 1호선", "")).toBe(colour("1호선", "부산광역시 중구"));
  expect(colour("2호선", "경기 성남시")).toBe(colour("2호선", "서울 중구"));
});

test("a line that nobody knows is named without a colour", () => {
  expect(lineBadges("도깨비선", "")).toEqual([{ label: "도깨비", colour: null, ink: null }]);
});

test("every line that is offered is painted, and its letters can be read", () => {
  for (const line of offeredLines) {
    for (const address of ["서울", "부산", "대구"]) {
      const [badge, ...more] = lineBadges(line, address);
      expect(more).toEqual([]);
      if (!badge?.colour || !badge.ink) throw new Error(`${line} has no colour`);
      expect(contrast(badge.colour, badge.ink), line).toBeGreaterThanOrEqual(4.5);
    }
  }
});
