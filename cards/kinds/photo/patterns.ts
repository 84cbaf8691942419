import type { DesignColour } from "./document.ts";
import { BLEED, CARD_HEIGHT, CARD_WIDTH } from "./sizes.ts";

/** A ground that is more than a colour: the first colour is the paper, the others are drawn on it. */
export type BackgroundPattern = {
  name: string;
  label: string;
  colours: readonly DesignColour[];
  /** One path for each colour after the first, over the whole sheet with its bleed. */
  paths: readonly string[];
};

const [LEFT, TOP, RIGHT, BOTTOM] = [-BLEED, -BLEED, CARD_WIDTH + BLEED, CARD_HEIGHT + BLEED];

type Spot = { x: number; y: number; row: number; column: number };

/** Places in rows, every other row moved by half a step. */
function spots(step: number, draw: (spot: Spot) => string): string {
  let path = "";
  for (let row = 0; TOP + row * step * 0.5 <= BOTTOM + step; row++) {
    for (let column = 0; LEFT + column * step <= RIGHT + step; column++) {
      const x = LEFT + (column + (row % 2) * 0.5) * step;
      path += draw({ x, y: TOP + row * step * 0.5, row, column });
    }
  }
  return path;
}

function dot({ x, y }: Spot, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

function heart({ x, y }: Spot, r: number): string {
  return `M${x} ${y + r}c${-r * 0.5} ${-r * 0.4} ${-r * 1.1} ${-r * 0.8} ${-r * 1.1} ${-r * 1.35}c0 ${-r * 0.75} ${r * 0.9} ${-r * 0.85} ${r * 1.1} ${-r * 0.15}c${r * 0.2} ${-r * 0.7} ${r * 1.1} ${-r * 0.6} ${r * 1.1} ${r * 0.15}c0 ${r * 0.55} ${-r * 0.6} ${r * 0.95} ${-r * 1.1} ${r * 1.35}Z`;
}

/** Four points, drawn in: a star as it twinkles. */
function twinkle({ x, y }: Spot, r: number): string {
  const q = (dx: number, dy: number) => `Q${x} ${y} ${x + dx} ${y + dy}`;
  return `M${x} ${y - r}${q(r, 0)}${q(0, r)}${q(-r, 0)}${q(0, -r)}Z`;
}

function band({ from, to, across }: { from: number; to: number; across: boolean }): string {
  return across ? `M${LEFT} ${from}H${RIGHT}V${to}H${LEFT}Z` : `M${from} ${TOP}H${to}V${BOTTOM}H${from}Z`;
}

function bands({ step, width, across }: { step: number; width: number; across: boolean }): string {
  const [start, end] = across ? [TOP, BOTTOM] : [LEFT, RIGHT];
  const count = Math.ceil((end - start) / step);
  return Array.from({ length: count }, (_, at) => {
    const from = start + at * step;
    return band({ from, to: Math.min(end, from + width), across });
  }).join("");
}

/** Always the same scatter, whoever draws it. */
function scattered(count: number, draw: (spot: Spot & { turn: number }) => string): string {
  return Array.from({ length: count }, (_, at) => {
    const [u, v] = [(at * 0.754877666) % 1, (at * 0.569840296) % 1];
    const [x, y] = [LEFT + u * (RIGHT - LEFT), TOP + v * (BOTTOM - TOP)];
    return draw({ x, y, row: at, column: 0, turn: ((at * 0.618034) % 1) * Math.PI });
  }).join("");
}

function scrap({ x, y, turn }: { x: number; y: number; turn: number }): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (dx: number, dy: number) => `${x + dx * cos - dy * sin} ${y + dx * sin + dy * cos}`;
  return `M${at(-0.9, -0.35)}L${at(0.9, -0.35)}L${at(0.9, 0.35)}L${at(-0.9, 0.35)}Z`;
}

export const patterns: readonly BackgroundPattern[] = [
  {
    name: "dots",
    label: "물방울",
    colours: ["#fdf1f0", "#f3b9b5"],
    paths: [spots(6, (spot) => dot(spot, 0.7))],
  },
  {
    name: "gingham",
    label: "체크",
    colours: ["#fffdf8", "#f6dfae", "#f0cf86"],
    paths: [
      bands({ step: 8, width: 4, across: false }) + bands({ step: 8, width: 4, across: true }),
      spots(8, ({ x, y, row }) => (row % 2 === 0 ? `M${x} ${y}h4v4h-4Z` : "")),
    ],
  },
  {
    name: "stripes",
    label: "줄무늬",
    colours: ["#f4f8fb", "#cfe1ee"],
    paths: [bands({ step: 5, width: 2.5, across: false })],
  },
  {
    name: "hearts",
    label: "하트",
    colours: ["#fff5f6", "#f2a3ae"],
    paths: [spots(9, (spot) => heart(spot, 1))],
  },
  {
    name: "night",
    label: "별밤",
    colours: ["#1f2544", "#f5e7b8", "#8791c4"],
    paths: [
      scattered(46, (spot) => twinkle(spot, 0.5 + (spot.row % 5) * 0.28)),
      scattered(120, (spot) => dot({ ...spot, x: spot.x + 1.7, y: spot.y + 2.3 }, 0.14)),
    ],
  },
  {
    name: "confetti",
    label: "색종이",
    colours: ["#fffaf2", "#ef9a8d", "#8cc2b4", "#e9c46a"],
    paths: [0, 1, 2].map((shift) => scattered(90, (spot) => (spot.row % 3 === shift ? scrap(spot) : ""))),
  },
  {
    name: "notebook",
    label: "모눈종이",
    colours: ["#fffdf7", "#dfe3ec"],
    paths: [bands({ step: 4, width: 0.15, across: false }) + bands({ step: 4, width: 0.15, across: true })],
  },
  {
    name: "twinkle",
    label: "반짝임",
    colours: ["#f1ecfb", "#b9a6e6"],
    paths: [spots(11, (spot) => twinkle(spot, spot.row % 2 === 0 ? 1.5 : 0.8))],
  },
];

export function patternNamed(name: string): BackgroundPattern | null {
  return patterns.find((pattern) => pattern.name === name) ?? null;
}
