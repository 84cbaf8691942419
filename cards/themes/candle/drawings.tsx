import { useId } from "react";
import { curve, dots, type PathPoint, points } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(815);

const outer = "M0 0C-6-4-7-11-3.5-17-1.6-20.5-.6-24 0-28 .8-24 2.4-20.5 4-17 7-11 6-4 0 0z";
const inner = "M0-2C-3-4-3.8-8-1.8-12-.8-14-.2-16 0-18.5.6-16 1.4-14 2.2-12 4-8 3-4 0-2z";

/** Light is three rings of the flame's own colour, each fainter. */
function Flame({ light = 34 }: { light?: number }) {
  return (
    <>
      <circle cy="-12" r={light} fill="var(--pigment-1)" opacity=".07" />
      <circle cy="-12" r={light * 0.58} fill="var(--pigment-1)" opacity=".12" />
      <path d={outer} fill="var(--pigment-1)" />
      <path d={inner} fill="var(--pigment-2)" />
    </>
  );
}

type Stick = readonly [x: number, foot: number, height: number, width: number];

/** Candles of many evenings: some new, some burnt low. */
const sticks: readonly Stick[] = [
  [22, 112, 62, 17],
  [58, 124, 34, 21],
  [96, 118, 84, 14],
  [140, 128, 26, 24],
  [252, 128, 30, 22],
  [292, 118, 72, 15],
  [332, 126, 42, 20],
  [368, 112, 92, 14],
];

/** The edge softens where it melts, and one drop has run down. */
function wax([x, foot, height, width]: Stick): string {
  const half = width / 2;
  const top = foot - height;
  return `M${x - half} ${foot}V${top + 3}q${half / 2}-5 ${half} -3t${half} 2V${foot}q-${half} 4-${width} 0z`;
}

function drop([x, foot, height, width]: Stick): string {
  const top = foot - height;
  return `M${x + width / 2 - 3} ${top + 4}v${Math.round(height * 0.3)}`;
}

const swag = (from: number, to: number, sag: number, count: number): PathPoint[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    return [from + (to - from) * t, 14 + sag * 4 * t * (1 - t)];
  });
const cords = [swag(-12, 138, 30, 8), swag(138, 402, 46, 12)];
const bulbs = cords.flatMap((cord) => cord.slice(1, -1).filter((_, index) => index % 2 === 0));

const motes = Array.from({ length: 26 }, (): PathPoint => [random.between(16, 374), random.between(10, 150)]);

export function CoverFrame() {
  const flame = useId();
  return (
    <SvgFrame>
      <div
        style={{
          position: "absolute",
          inset: 0,
          background:
            "radial-gradient(ellipse 90% 40% at 50% 100%, color-mix(in oklab, var(--paper), var(--accent) 34%), transparent)",
        }}
      />
      <SvgPiece box={[390, 110]} at={{ top: 0, left: 0, width: "100%" }}>
        <path d={cords.map((cord) => curve(cord)).join("")} stroke="var(--pigment-4)" strokeWidth="1.2" />
        {[15, 8, 3.2].map((radius, ring) => (
          <path
            key={radius}
            d={dots(bulbs.map(([x, y]) => [x, y + 9]))}
            stroke={`var(--pigment-${ring === 2 ? 2 : 1})`}
            strokeWidth={radius * 2}
            strokeLinecap="round"
            opacity={[0.08, 0.2, 1][ring]}
          />
        ))}
        <path
          d={bulbs.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}v6`).join("")}
          stroke="var(--pigment-4)"
          strokeWidth="2.4"
        />
      </SvgPiece>
      <SvgPiece box={[390, 160]} at={{ bottom: 96, left: 0, width: "100%" }}>
        <path
          d={dots(motes)}
          stroke="var(--pigment-2)"
          strokeWidth="1.6"
          strokeLinecap="round"
          opacity=".4"
        />
      </SvgPiece>
      <SvgPiece box={[390, 150]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <defs>
          <g id={flame}>
            <Flame />
          </g>
        </defs>
        <path
          d="M-4 118Q195 104 394 118v36H-4z"
          fill="color-mix(in oklab, var(--ground), var(--accent) 16%)"
        />
        {sticks.map((stick) => (
          <g key={stick[0]}>
            <ellipse
              cx={stick[0]}
              cy={stick[1] + 4}
              rx={stick[3]}
              ry="4"
              fill="var(--ground)"
              opacity=".55"
            />
            <path d={wax(stick)} fill="var(--pigment-3)" />
            <path
              d={drop(stick)}
              stroke="var(--pigment-2)"
              strokeWidth="4"
              strokeLinecap="round"
              opacity=".6"
            />
            <path d={`M${stick[0]} ${stick[1] - stick[2] + 1}v-5`} stroke="var(--ground)" strokeWidth="1.4" />
            <use href={`#${flame}`} transform={`translate(${stick[0]} ${stick[1] - stick[2] - 3})`} />
          </g>
        ))}
      </SvgPiece>
    </SvgFrame>
  );
}

export function Ornament() {
  return (
    <SvgMark width={44} height={56}>
      <g transform="translate(22 36)">
        <Flame light={20} />
      </g>
      <path d="M22 37v5" stroke="var(--ink)" strokeWidth="1.2" strokeLinecap="round" />
      <path d="M16 44q3-3 6-1t6-1v12H16z" fill="var(--pigment-3)" />
    </SvgMark>
  );
}

/** A row of small flames, the middle one highest. */
const rowOfFlames = [0.5, 0.62, 0.78, 1, 0.78, 0.62, 0.5].map((size, index) => ({
  size,
  x: 30 + index * 30,
}));

export function Divider() {
  return (
    <SvgMark width={240} height={46}>
      <path
        d={curve(points([10, 42, 70, 40, 120, 39, 170, 40, 230, 42]))}
        stroke="var(--pigment-4)"
        strokeWidth=".9"
      />
      {rowOfFlames.map(({ size, x }) => (
        <g key={x} transform={`translate(${x} 38) scale(${size})`}>
          <path d={outer} fill="var(--pigment-1)" />
          <path d={inner} fill="var(--pigment-2)" />
        </g>
      ))}
    </SvgMark>
  );
}

const dust = dots(
  Array.from({ length: 18 }, () => [random.between(4, 276), random.between(4, 356)] as PathPoint),
);

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[280, 360]}>
      <path d={dust} stroke="var(--pigment-2)" strokeWidth="1.4" strokeLinecap="round" opacity=".16" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={76} height={76}>
      <path
        d="M38 4c10-3 19 2 24 9 8 4 12 13 10 22 1 9-4 18-11 23-5 8-15 12-24 10-9 2-18-3-22-10C7 53 2 44 4 35 2 26 8 17 15 13 20 6 29 1 38 4z"
        fill="var(--pigment-4)"
      />
      <circle cx="38" cy="37" r="25" stroke="var(--ground)" strokeWidth="1.4" opacity=".5" />
      <g transform="translate(38 50) scale(1.1)">
        <path d={outer} fill="var(--ground)" opacity=".72" />
        <path d={inner} fill="var(--pigment-2)" />
      </g>
    </SvgMark>
  );
}
