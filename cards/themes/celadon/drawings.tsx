import { useId } from "react";
import { pressure, spine } from "../draw/curves.ts";
import { brush, curve, dots, lerp, line, type PathPoint, points } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(1150);

/** The profile of a maebyeong, thrown on a wheel: one side, mirrored about x = 195. */
const profile = points([
  36, 62, 38, 70, 29, 78, 28, 92, 46, 108, 104, 136, 150, 190, 170, 262, 164, 350, 142, 450, 118, 550, 105,
  632, 103, 672, 108, 692,
]);
const left = profile.map(([half, y]): PathPoint => [195 - half, y]);
const right = profile.map(([half, y]): PathPoint => [195 + half, y]).reverse();
const jar = `${curve(left)}Q195 716 ${curve(right).slice(1)}z`;

function halfWidth(y: number): number {
  const above = profile.findLastIndex(([, top]) => top <= y);
  const [a, b] = [profile[above] ?? [0, 0], profile[above + 1] ?? [0, 0]];
  return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1));
}

/** A ring around the jar, seen a little from above. */
function ring(y: number, inset = 1): string {
  const half = halfWidth(y) - inset;
  return curve(
    [-1, -0.86, 0, 0.86, 1].map((t): PathPoint => [195 + half * t, y + Math.sqrt(1 - t * t) * half * 0.13]),
  );
}

/** Lotus petals stand about the foot, narrower towards the edge of sight. */
const lotus = Array.from({ length: 9 }, (_, index) => {
  const at = (turn: number, y: number): PathPoint => {
    const half = halfWidth(y) - 1;
    return [195 + half * Math.sin(turn), y + Math.cos(turn) * half * 0.13];
  };
  const [from, middle, to] = [0.04, 0.5, 0.96].map(
    (part) => -Math.PI / 2 + ((index + part) * Math.PI) / 9,
  ) as [number, number, number];
  return curve([at(from, 680), at(from, 642), at(middle, 614), at(to, 642), at(to, 680)]);
}).join("");

/** Ruyi heads hang from the neck. */
const collar = Array.from({ length: 7 }, (_, index) => {
  const turn = -Math.PI / 2 + ((index + 0.5) * Math.PI) / 7;
  const x = 195 + 84 * Math.sin(turn);
  const y = 122 + Math.cos(turn) * 17;
  const w = 15 * Math.cos(turn) + 3;
  return curve(
    points([
      x - w,
      y - 4,
      x - w * 0.9,
      y + 6,
      x - w * 0.3,
      y + 7,
      x,
      y + 15,
      x + w * 0.3,
      y + 7,
      x + w * 0.9,
      y + 6,
      x + w,
      y - 4,
    ]),
  );
}).join("");

/** A crane in flight, as inlaid: white slip for the body, black for wing tips, tail and legs. */
const body = [
  brush(spine([24, 32, 34, 34, 44, 31, 50, 26], 4), pressure(2, 9, 10, 6)),
  brush(spine([47, 28, 56, 25, 58, 14, 72, 15], 6), pressure(6, 3, 2.4, 2.2, 2.6)),
  brush(spine([40, 29, 36, 16, 26, 8, 8, 6], 5), pressure(8, 9, 8, 5.4, 1)),
  brush(spine([43, 27, 44, 14, 50, 6, 62, 0], 5), pressure(8, 8, 6.4, 4, 0.8)),
].join("");
const feathers = [
  brush(spine([26, 9, 18, 5, 10, 6, 2, 9], 3), pressure(1, 2.8, 0.4)),
  brush(spine([28, 13, 20, 11, 14, 13, 8, 16], 3), pressure(1, 2.4, 0.4)),
  brush(spine([30, 32, 22, 33, 18, 36, 15, 40], 3), pressure(4, 3, 0.5)),
].join("");

function Crane() {
  return (
    <g strokeLinecap="round">
      <path d={body} fill="var(--pigment-1)" />
      <path d={feathers} fill="var(--ink)" />
      <path d="M26 34L2 39M27 35L4 43M72 15l8 1.6" stroke="var(--ink)" strokeWidth=".9" />
      <path d="M70.4 13.9h0" stroke="var(--accent)" strokeWidth="2.4" />
    </g>
  );
}

/** A cloud: three curls and a long tail. */
const scroll = `${curve(points([20, 17, 14, 20, 9, 16, 12, 10, 19, 11, 18, 15.5]))}${curve(points([17, 8, 22, 2, 31, 4, 31, 11, 25, 12, 26, 8]))}${curve(points([32, 7, 39, 6, 42, 12, 37, 17, 33, 14]))}${curve(points([20, 18, 34, 21, 52, 15, 70, 19, 88, 15]))}`;

export function Ornament() {
  return (
    <SvgMark width={62} height={34}>
      <g transform="translate(-10 4)">
        <path
          d={scroll}
          stroke="var(--accent)"
          strokeWidth="1.1"
          strokeLinecap="round"
          transform="translate(4 2) scale(.86)"
        />
      </g>
    </SvgMark>
  );
}

export function Divider() {
  return (
    <SvgMark width={250} height={30}>
      <g stroke="var(--ink)" strokeLinecap="round" opacity=".62">
        <path d={scroll} transform="translate(112 4) scale(1)" />
        <path d={scroll} transform="translate(138 26) scale(-1)" />
        <path d="M204 19h42M4 11h42" opacity=".5" />
      </g>
    </SvgMark>
  );
}

export function CoverFrame() {
  const [glaze, crane, cloud] = [useId(), useId(), useId()];
  return (
    <SvgFrame>
      <SvgPiece box={[390, 720]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <defs>
          <g id={crane}>
            <Crane />
          </g>
          <path id={cloud} d={scroll} stroke="var(--pigment-1)" strokeWidth="1.5" strokeLinecap="round" />
        </defs>
        <linearGradient id={glaze}>
          <stop offset="0" stopColor="color-mix(in oklab, var(--soft), var(--ground) 70%)" />
          <stop offset=".1" stopColor="var(--soft)" />
          <stop offset=".3" stopColor="color-mix(in oklab, var(--soft), var(--paper) 62%)" />
          <stop offset=".56" stopColor="var(--soft)" />
          <stop offset=".86" stopColor="var(--soft)" />
          <stop offset="1" stopColor="color-mix(in oklab, var(--soft), var(--ground) 80%)" />
        </linearGradient>
        <ellipse cx="204" cy="700" rx="150" ry="9" fill="var(--ground)" opacity=".42" />
        <path d={jar} fill={`url(#${glaze})`} />
        <ellipse cx="195" cy="63" rx="36" ry="5.4" fill="var(--ground)" opacity=".75" />
        <g stroke="var(--pigment-1)" strokeWidth="1.4">
          <path d={collar} />
          <path d={ring(108, 3) + ring(113, 3)} />
          <path d={lotus} />
          <path d={ring(594) + ring(600) + ring(680)} />
        </g>
        <use href={`#${crane}`} transform="translate(88 164) rotate(-12) scale(.74)" />
        <use href={`#${crane}`} transform="translate(304 156) rotate(8) scale(-.66 .66)" />
        <use href={`#${crane}`} transform="translate(196 506) rotate(-14) scale(1.04)" />
        <use href={`#${cloud}`} transform="translate(164 166) scale(.66)" />
        <use href={`#${cloud}`} transform="translate(78 528) scale(.9)" />
        <use href={`#${cloud}`} transform="translate(148 566) scale(.74)" />
      </SvgPiece>
    </SvgFrame>
  );
}

/** Crackle: the glaze shrinks more than the clay, and tears into a net. */
const knots = Array.from(
  { length: 25 },
  (_, index): PathPoint => [
    Math.round((index % 5) * 48 + random.between(4, 44)),
    Math.round(Math.floor(index / 5) * 48 + random.between(4, 44)),
  ],
);
const crackle = knots
  .flatMap((knot, index) => {
    const column = index % 5;
    const beside = knots[index - column + ((column + 1) % 5)] ?? knot;
    const below = knots[(index + 5) % 25] ?? knot;
    const right = column === 4 ? 240 : 0;
    const down = index >= 20 ? 240 : 0;
    const edges = [line([knot, [beside[0] + right, beside[1]]]), line([knot, [below[0], below[1] + down]])];
    if (right) edges.push(line([[knot[0] - 240, knot[1]], beside]));
    if (down) edges.push(line([[knot[0], knot[1] - 240], below]));
    return edges;
  })
  .join("");

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[240, 240]}>
      <path d={crackle} stroke="var(--ink)" strokeWidth=".5" opacity=".1" fill="none" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={76} height={76}>
      <circle cx="38" cy="38" r="37" fill="var(--soft)" />
      <circle cx="38" cy="38" r="34" stroke="var(--pigment-1)" strokeWidth="1.6" />
      <circle cx="38" cy="38" r="31" stroke="var(--ink)" strokeWidth=".7" />
      <g transform="translate(12 22) scale(.64)">
        <Crane />
      </g>
      <path
        d={dots(points([22, 54, 52, 56, 56, 22]))}
        stroke="var(--pigment-1)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </SvgMark>
  );
}
