import { describe, expect, test } from "vitest";
import { compassPoints, type Landmark } from "./landmark.ts";
import { HALL, layOutWays, SHEET, sizeOf } from "./way-layout.ts";

const station: Landmark = {
  name: "시청역",
  line: "2호선",
  exit: "5번 출구",
  side: "south",
  bend: "straight",
  minutes: 3,
  metres: null,
  turns: "",
};
const house: Landmark = { ...station, name: "고이종합운동장 체육관", line: "", exit: "" };

function first(landmark: Landmark) {
  const [way] = layOutWays([landmark], "고이하우스").ways;
  if (!way) throw new Error("nothing was drawn");
  return way;
}

test("north is above, east to the right", () => {
  expect(first({ ...station, side: "north" }).at.y).toBeLessThan(HALL.y - 60);
  expect(first({ ...station, side: "south" }).at.y).toBeGreaterThan(HALL.y + 60);
  expect(first({ ...station, side: "east" }).at.x).toBeGreaterThan(HALL.x + 60);
  expect(first({ ...station, side: "west" }).at.x).toBeLessThan(HALL.x - 60);
});

test("the hall's name makes room for who comes from below", () => {
  expect(layOutWays([{ ...station, side: "south" }], "고이하우스").isNameAbove).toBe(true);
  expect(layOutWays([{ ...station, side: "north" }], "고이하우스").isNameAbove).toBe(false);
});

describe("whatever sides three are on", () => {
  const sides = compassPoints.flatMap((one) =>
    compassPoints.flatMap((other) => compassPoints.map((third) => [one, other, third] as const)),
  );
  const all = sides.map((three) => {
    const landmarks = three.map((side, index) => ({ ...(index === 1 ? house : station), side }));
    return { three: three.join(), landmarks, ...layOutWays(landmarks, "솔그늘 한옥마당") };
  });

  test("no name leaves the sheet, or stands on another, on the pin or on the mark of the north", () => {
    for (const { three, landmarks, ways, north } of all) {
      const boxes = ways.map(({ at }, index) => ({ ...at, ...sizeOf(landmarks[index] ?? station) }));
      const pin = { x: HALL.x, y: HALL.y - 18, width: 30, height: 40 };
      const mark = { ...north, width: 24, height: 36 };
      for (const [index, { x, y, width, height }] of boxes.entries()) {
        expect(x - width / 2, three).toBeGreaterThanOrEqual(0);
        expect(x + width / 2, three).toBeLessThanOrEqual(SHEET.width);
        expect(y - height / 2, three).toBeGreaterThanOrEqual(0);
        expect(y + height / 2, three).toBeLessThanOrEqual(SHEET.height);
        for (const other of [...boxes.slice(index + 1), pin, mark]) {
          const isApart =
            Math.abs(x - other.x) >= (width + other.width) / 2 ||
            Math.abs(y - other.y) >= (height + other.height) / 2;
          expect(isApart, `${three}: ${JSON.stringify([boxes[index], other])}`).toBe(true);
        }
      }
    }
  });

  test("every way is long enough to be seen", () => {
    for (const { three, ways } of all) {
      for (const { path, start, end } of ways) {
        expect(Math.hypot(end.x - start.x, end.y - start.y), `${three}: ${path}`).toBeGreaterThan(9);
      }
    }
  });
});

test("who turns right walks out to the left of the straight way first", () => {
  // From the south one walks up: left is west.
  const corner = (bend: Landmark["bend"]) => Number(/Q([\d.]+) /.exec(first({ ...station, bend }).path)?.[1]);
  expect(corner("right")).toBeLessThan(HALL.x);
  expect(corner("left")).toBeGreaterThan(HALL.x);
});
