import { compassPoints, type Landmark } from "./landmark.ts";

/** The sheet that is drawn on, in the pixels of a telephone of 390. */
export const SHEET = { width: 326, height: 384 };
/** The point of the pin. */
export const HALL = { x: 163, y: 194 };
/** The hall's name stands under the pin, or above it where the ways have more room then. */
export const NAME_BELOW = HALL.y + 6;
export const NAME_ABOVE = HALL.y - 42;

/** How far a landmark stands from the hall; the edges of the sheet hold it back. */
const REACH = { x: 150, y: 178 };
/** Names on one side are turned apart first, and then pushed. */
const LEAST_ANGLE = 45;
const MARGIN = 8;
/** Around what a way begins and ends at. */
const GAP = 7;
/** How far a way with a turn swings out, and how round its corner is. */
const SWING = 36;
const CORNER = 14;

const PIN = { x: HALL.x - 16, y: HALL.y - 38, width: 32, height: 40 };
const LINE = 21;
const LETTER = 15.4;
/** Of a frame around a name, with the room inside it. */
const FRAME = { widest: 98, x: 18, y: 14 };
const HALL_WIDEST = 94;
const HALL_LINES = 2;

export type MapSpot = { x: number; y: number };
type Box = MapSpot & { width: number; height: number };

export type DrawnWay = {
  landmark: Landmark;
  /** The middle of its name. */
  at: MapSpot;
  path: string;
  start: MapSpot;
  /** Where the way arrives, and in which direction, in degrees. */
  end: MapSpot & { turn: number };
};

export type DrawnWays = { ways: DrawnWay[]; isNameAbove: boolean; north: MapSpot };

/** Where everything stands on the sketch: the hall in the middle, each landmark on its side, north above. */
export function layOutWays(landmarks: readonly Landmark[], hallName: string): DrawnWays {
  const angles = apart(landmarks.map(({ side }) => compassPoints.indexOf(side) * 45));
  const boxes = settled(landmarks.map((landmark, index) => around(angles[index] ?? 0, sizeOf(landmark))));
  const lines = [false, true].map((isNameAbove) => {
    const hall = [grown(PIN, GAP), grown(nameBox(hallName, isNameAbove), GAP / 2)];
    return {
      ways: landmarks.map((landmark, index) => wayFrom(landmark, boxes[index] ?? PIN, hall)),
      isNameAbove,
      north: freeCorner(boxes),
    };
  });
  // Where its name leaves the ways more room.
  return lines.reduce((best, other) => (shortest(other) > shortest(best) ? other : best));
}

function shortest({ ways }: DrawnWays): number {
  return Math.min(...ways.map(({ start, end }) => Math.hypot(end.x - start.x, end.y - start.y)));
}

/** What its name, its exit and the time from there take, about. */
export function sizeOf({ name, line, exit, minutes, metres }: Landmark): Pick<Box, "width" | "height"> {
  const badges = line.trim() === "" ? 0 : widthOf(line.replace(/호?선/g, "")) + 16;
  const most = FRAME.widest - FRAME.x;
  const called = widthOf(name.trim());
  const isApart = badges > 0 && badges + called > most;
  const lines = (isApart ? 1 : 0) + Math.ceil((isApart ? called : badges + called) / most);
  const more = [exit.trim(), minutes ?? metres].filter(Boolean).length;
  const words = Math.max(isApart ? most : badges + called, widthOf(exit.trim()), minutes ? 70 : 0);
  return { width: Math.min(FRAME.widest, words + FRAME.x), height: (lines + more) * LINE + FRAME.y };
}

function wayFrom(landmark: Landmark, box: Box, hall: readonly Box[]): DrawnWay {
  const from = middleOf(box);
  const aim = middleOf(PIN);
  const between = (over: MapSpot | null) => ({
    over,
    start: firstOutside([grown(box, 3)], from, over ?? aim),
    end: firstOutside(hall, aim, over ?? from),
  });
  const turned = between(turningPoint(from, aim, landmark.bend));
  const { over, start, end } = isLong(turned) ? turned : between(null);
  const before = over ?? start;
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return {
    landmark,
    at: spot(from.x, from.y),
    path: over ? bent(start, over, end) : line(start, end),
    start,
    end: { ...end, turn: rounded(turn) },
  };
}

/** Whether there is room for a turn. */
function isLong({ start, end }: Record<"start" | "end", MapSpot>): boolean {
  return Math.hypot(end.x - start.x, end.y - start.y) > SWING;
}

/** A corner of the sheet that no name stands in, for the mark of the north. */
function freeCorner(boxes: readonly Box[]): MapSpot {
  const corners = [
    { x: 300, y: 30 },
    { x: 26, y: 30 },
    { x: 26, y: 352 },
    { x: 300, y: 352 },
  ];
  const mark = (corner: MapSpot) => ({ x: corner.x - 16, y: corner.y - 22, width: 32, height: 48 });
  return corners.find((corner) => !boxes.some((box) => overlap(box, mark(corner)))) ?? { x: 300, y: 30 };
}

/** About: a syllable is as wide as it is high, other letters about half of that. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[가-힣]/.test(letter) ? LETTER : LETTER * 0.58), 0);
}

function nameBox(name: string, isAbove: boolean): Box {
  const long = widthOf(name.trim());
  const width = Math.min(HALL_WIDEST, long);
  const height = Math.min(HALL_LINES, Math.max(1, Math.ceil(long / (HALL_WIDEST - 8)))) * LINE;
  return { x: HALL.x - width / 2, y: isAbove ? NAME_ABOVE - height : NAME_BELOW, width, height };
}

/** The same angles, moved as little as keeps names from standing in one line. */
function apart(angles: readonly number[]): number[] {
  const moved = [...angles];
  for (let round = 0; round < 12; round += 1) {
    for (const [one, other] of pairs(moved.length)) {
      const gap = (((((moved[other] ?? 0) - (moved[one] ?? 0)) % 360) + 540) % 360) - 180;
      const missing = LEAST_ANGLE - Math.abs(gap);
      if (missing <= 0) continue;
      const side = gap < 0 ? -1 : 1;
      moved[one] = (moved[one] ?? 0) - (side * missing) / 2;
      moved[other] = (moved[other] ?? 0) + (side * missing) / 2;
    }
  }
  return moved;
}

function around(degrees: number, { width, height }: Pick<Box, "width" | "height">): Box {
  const angle = (degrees * Math.PI) / 180;
  const aim = middleOf(PIN);
  const [x, y] = [aim.x + REACH.x * Math.sin(angle), aim.y - REACH.y * Math.cos(angle)];
  return within({ x: x - width / 2, y: y - height / 2, width, height });
}

/** Names that still touch are pushed apart where it takes least. */
function settled(given: readonly Box[]): Box[] {
  const boxes = given.map((box) => ({ ...box }));
  for (let round = 0; round < 40; round += 1) {
    for (const [one, other] of pairs(boxes.length)) {
      const [first, second] = [boxes[one], boxes[other]];
      if (!first || !second) continue;
      const lapX =
        Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x) + GAP;
      const lapY =
        Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y) + GAP;
      if (lapX <= 0 || lapY <= 0) continue;
      const axis = lapX < lapY ? "x" : "y";
      const push = (first[axis] <= second[axis] ? -1 : 1) * (Math.min(lapX, lapY) / 2);
      boxes[one] = within({ ...first, [axis]: first[axis] + push });
      boxes[other] = within({ ...second, [axis]: second[axis] - push });
    }
  }
  return boxes;
}

/** To the left of the way for who turns right there. */
function turningPoint(from: MapSpot, to: MapSpot, bend: Landmark["bend"]): MapSpot | null {
  if (bend === "straight") return null;
  const [east, south] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(east, south);
  const side = bend === "right" ? 1 : -1;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return spot(half.x + (side * SWING * south) / length, half.y - (side * SWING * east) / length);
}

/** Where who goes from here to there has left all of these behind. */
function firstOutside(boxes: readonly Box[], from: MapSpot, to: MapSpot): MapSpot {
  const steps = 80;
  const along = (step: number) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  });
  let last = 0;
  for (let step = 0; step <= steps * 0.9; step += 1) {
    if (boxes.some((box) => holds(box, along(step)))) last = step;
  }
  const { x, y } = along(last + 1);
  return spot(x, y);
}

function line(from: MapSpot, to: MapSpot): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

function bent(from: MapSpot, over: MapSpot, to: MapSpot): string {
  const [before, after] = [near(over, from), near(over, to)];
  return `M${from.x} ${from.y}L${before.x} ${before.y}Q${over.x} ${over.y} ${after.x} ${after.y}L${to.x} ${to.y}`;
}

function near(from: MapSpot, to: MapSpot): MapSpot {
  const share = Math.min(CORNER / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y)), 0.5);
  return spot(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}

function pairs(count: number): [number, number][] {
  const all = Array.from({ length: count }, (_, index) => index);
  return all.flatMap((one) => all.slice(one + 1).map((other): [number, number] => [one, other]));
}

function within(box: Box): Box {
  const [right, bottom] = [SHEET.width - MARGIN - box.width, SHEET.height - MARGIN - box.height];
  return {
    ...box,
    x: Math.min(right, Math.max(MARGIN, box.x)),
    y: Math.min(bottom, Math.max(MARGIN, box.y)),
  };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function holds({ x, y, width, height }: Box, point: MapSpot): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const middleOf = ({ x, y, width, height }: Box): MapSpot => ({ x: x + width / 2, y: y + height / 2 });
const rounded = (value: number) => Math.round(value * 10) / 10;
const spot = (x: number, y: number): MapSpot => ({ x: rounded(x), y: rounded(y) });
