import { useId } from "react";
import { curve, disc, type PathPoint, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(365);

type Puffs = { from: number; to: number; y: number; size: number };

/** A bank of cloud: round on top, however far it goes down. */
function bank({ from, to, y, size }: Puffs): string {
  const tops: string[] = [];
  for (let x = from; x < to; x += size * random.between(0.75, 1.15)) {
    tops.push(disc([x, y + random.between(-size * 0.35, size * 0.35)], size * random.between(0.75, 1.15)));
  }
  // Drawn the same way round as the discs, so that nothing is cut out where they overlap.
  return `${tops.join("")}M${from - size} ${y}V240H${to + size}V${y}z`;
}

const far = bank({ from: -10, to: 400, y: 118, size: 40 });
const middle = bank({ from: -20, to: 410, y: 160, size: 34 });
const near = bank({ from: -10, to: 400, y: 204, size: 30 });

/** Spun sugar on a stick: puffs around a heart, and threads that did not want to be wound. */
function spun(centre: PathPoint, size: number): string {
  return Array.from({ length: 11 }, (_, index) =>
    disc(polar(centre, size * 0.62, index * 0.571), size * random.between(0.38, 0.5)),
  ).join("");
}

const candies = [
  { at: [58, 92], size: 30, pigment: 1, lean: -9 },
  { at: [332, 106], size: 25, pigment: 2, lean: 10 },
].map(({ size, ...candy }) => ({ ...candy, size, puffs: disc([0, 0], size * 0.8) + spun([0, 0], size) }));

function Candy({ at: [x = 0, y = 0], size, pigment, lean, puffs }: (typeof candies)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean})`}>
      <path
        d={`M-2.6 ${size * 0.6}h5.2l-1.8 ${size * 1.9}h-1.6z`}
        fill="var(--pigment-4)"
        stroke="var(--ink)"
        strokeWidth="1.1"
      />
      <path d={puffs} fill={`var(--pigment-${pigment})`} />
      <path
        d={curve(
          Array.from({ length: 22 }, (_, index) =>
            polar([0, 0], size * (0.12 + index * 0.038), index * 0.72),
          ),
        )}
        stroke="var(--pigment-6)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".85"
      />
    </g>
  );
}

/** What hangs over a cradle. */
const star =
  "M0-15c2 0 3 9 5 10s10 0 10 2-7 6-7 9 3 10 1 11-7-5-9-5-8 6-9 5 1-8 1-11-8-7-8-9 8-1 10-2 4-10 6-10z";
const moon = "M6-17c-13 1-20 12-17 23s15 16 25 10c-11-2-17-9-17-17S1-14 6-17z";
const cloud = "M-18 8c-8 0-9-11-1-12 0-10 14-12 18-4 8-4 16 2 13 8 7 1 6 8-1 8z";
const heart = "M0 14C-12 6-16 0-14-7c2-6 11-7 14 0 3-7 12-6 14 0 2 7-2 13-14 21z";

const toys = [
  { x: 52, drop: 84, d: moon, pigment: 4 },
  { x: 108, drop: 50, d: star, pigment: 1 },
  { x: 286, drop: 62, d: cloud, pigment: 5 },
  { x: 340, drop: 98, d: heart, pigment: 2 },
  { x: 196, drop: 26, d: star, pigment: 3 },
];

export function CoverFrame() {
  return (
    <SvgFrame>
      <SvgPiece box={[390, 130]} at={{ top: 0, left: 0, width: "100%" }}>
        {toys.map(({ x, drop, d, pigment }) => (
          <g key={x}>
            <path d={`M${x} 0V${drop - 14}`} stroke="var(--ink)" strokeWidth=".9" opacity=".55" />
            <path
              transform={`translate(${x} ${drop})`}
              d={d}
              fill={`var(--pigment-${pigment})`}
              stroke="var(--ink)"
              strokeWidth="1.2"
              strokeLinejoin="round"
            />
          </g>
        ))}
      </SvgPiece>
      <SvgPiece box={[390, 220]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <path d={far} fill="var(--pigment-5)" opacity=".55" />
        {candies.map((candy) => (
          <Candy key={candy.lean} {...candy} />
        ))}
        <path d={middle} fill="var(--pigment-2)" opacity=".8" />
        <path d={near} fill="var(--pigment-1)" />
        <path
          d="M150 196q8-8 16 0M226 206q8-8 16 0M40 200q7-7 14 0M322 196q7-7 14 0"
          stroke="var(--pigment-6)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </SvgPiece>
    </SvgFrame>
  );
}

export function Ornament() {
  return (
    <SvgMark width={56} height={34}>
      <path
        d="M10 30c-12 0-13-16-1-18C9-3 30-5 36 6c12-5 23 3 19 12 9 2 8 12-2 12z"
        fill="var(--pigment-1)"
        transform="translate(2 3) scale(.9)"
      />
      <path
        transform="translate(46 10) scale(.5)"
        d={star}
        fill="var(--pigment-4)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </SvgMark>
  );
}

const drops = Array.from({ length: 7 }, (_, index) => ({
  x: 24 + index * 36,
  pigment: [1, 2, 5, 3, 4][index % 5],
}));

export function Divider() {
  return (
    <SvgMark width={264} height={26}>
      {drops.map(({ x, pigment }, index) => (
        <path
          key={x}
          transform={`translate(${x} ${index % 2 ? 15 : 11}) scale(.62)`}
          d={index % 3 === 1 ? heart : index % 3 === 2 ? cloud : star}
          fill={`var(--pigment-${pigment})`}
          stroke="var(--ink)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      ))}
    </SvgMark>
  );
}

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[120, 150]}>
      <g opacity=".3">
        <path transform="translate(26 34) scale(.6)" d={cloud} fill="var(--pigment-5)" />
        <path transform="translate(92 84) scale(.4)" d={star} fill="var(--pigment-4)" />
        <path transform="translate(38 122) scale(.34)" d={heart} fill="var(--pigment-1)" />
      </g>
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={44} height={44}>
      <path
        transform="translate(22 22) scale(1.2)"
        d={moon}
        fill="var(--pigment-4)"
        stroke="var(--ink)"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
    </SvgMark>
  );
}
