import { useId } from "react";
import { pressure, spine } from "../draw/curves.ts";
import { brush, curve, line, type PathPoint, points, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(1024);

/** A row of swells: `long` from crest to crest, a little uneven, as water is. */
function crest({ y, high, long, shift }: { y: number; high: number; long: number; shift: number }): string {
  const points: PathPoint[] = [];
  for (let x = -long + shift, up = true; x < 390 + long; x += long / 2, up = !up) {
    points.push([x + random.between(-long, long) * 0.07, y + (up ? -high : high) * random.between(0.6, 1)]);
  }
  return curve(points);
}

/** Far water is flat and pale, near water high and deep. */
const rows = [
  { y: 106, high: 1, long: 60, shift: 0, depth: 22 },
  { y: 130, high: 2.6, long: 96, shift: 30, depth: 34 },
  { y: 164, high: 5, long: 140, shift: 12, depth: 48 },
  { y: 206, high: 8, long: 196, shift: 70, depth: 64 },
].map((row) => ({ ...row, d: crest(row) }));

const glitter = Array.from({ length: 11 }, (_, index) => {
  const down = index / 10;
  const half = (20 - 13 * down) * random.between(0.35, 1.15);
  const [x, y] = [262 + random.between(-7, 7), 96 + 66 * down ** 1.25];
  return line(points([x - half, y, x + half, y]));
}).join("");

const shore = "M-6 260L0 258C52 236 112 242 172 258S312 286 390 252L396 249";

function gull([x, y]: PathPoint, size: number): string {
  return (
    brush(
      spine(
        [x, y, x - size * 0.3, y - size * 0.5, x - size * 0.7, y - size * 0.5, x - size, y - size * 0.2],
        5,
      ),
      pressure(1.2, 1.6, 0.2),
    ) +
    brush(
      spine(
        [
          x,
          y,
          x + size * 0.2,
          y - size * 0.6,
          x + size * 0.6,
          y - size * 0.7,
          x + size * 0.95,
          y - size * 0.5,
        ],
        5,
      ),
      pressure(1.2, 1.6, 0.2),
    )
  );
}
const gulls = gull([88, 62], 13) + gull([120, 44], 9) + gull([64, 46], 7);

/** A swell that rises and dies away. */
function swell(
  width: number,
  { y, high, waves, phase }: { y: number; high: number; waves: number; phase: number },
): string {
  return curve(
    Array.from({ length: waves * 6 + 1 }, (_, index): PathPoint => {
      const t = index / (waves * 6);
      return [t * width, y - high * Math.sin(Math.PI * t) ** 2 * Math.sin(t * waves * 2 * Math.PI + phase)];
    }),
  );
}

export function Ornament() {
  return (
    <SvgMark width={64} height={24}>
      <path d="M24 12a8 8 0 0 1 16 0z" fill="var(--pigment-1)" />
      <g stroke="var(--accent)" strokeLinecap="round">
        <path d="M4 12.5h56" />
        <path d="M14 17q4.5-2.4 9 0t9 0t9 0t9 0" />
        <path d="M24 21.6q4-2 8 0t8 0" />
      </g>
    </SvgMark>
  );
}

export function Divider() {
  return (
    <SvgMark width={300} height={30}>
      <g stroke="var(--accent)" strokeLinecap="round">
        <path d={swell(300, { y: 15, high: 7, waves: 6, phase: 0 })} />
        <path d={swell(300, { y: 15, high: 7, waves: 6, phase: 1 })} opacity=".5" />
        <path d={swell(300, { y: 15, high: 7, waves: 6, phase: 2 })} opacity=".26" />
      </g>
    </SvgMark>
  );
}

export function CoverFrame() {
  const [sky, water] = [useId(), useId()];
  return (
    <SvgFrame>
      <SvgPiece box={[390, 310]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <clipPath id={sky}>
          <path d="M0 0h390v92H0z" />
        </clipPath>
        <circle cx="262" cy="84" r="50" fill="var(--pigment-1)" clipPath={`url(#${sky})`} />
        <path d="M0 92h390v100H0z" fill="color-mix(in oklab, var(--soft), var(--accent) 10%)" />
        <path d={glitter} stroke="var(--pigment-1)" strokeWidth="2.2" strokeLinecap="round" />
        {rows.map(({ d, depth, high }) => (
          <g key={depth}>
            <path d={`${d}V290H-60z`} fill={`color-mix(in oklab, var(--soft), var(--accent) ${depth}%)`} />
            <path id={`${water}${depth}`} d={d} stroke="var(--paper)" strokeLinecap="round" />
            <use
              href={`#${water}${depth}`}
              opacity=".5"
              strokeDasharray="34 12 70 22"
              x={high * 3}
              y={4 + high}
            />
            <use
              href={`#${water}${depth}`}
              opacity=".34"
              strokeDasharray="18 30 48 14"
              x={-high * 4}
              y={8 + high * 2}
            />
          </g>
        ))}
        <path d={`${shore}V310H-6z`} fill="var(--soft)" transform="translate(0 -11)" />
        <path d={`${shore}V312H-6z`} fill="var(--paper)" />
        <g stroke="var(--paper)" strokeWidth="2.2" strokeLinecap="round">
          <path d={shore} transform="translate(0 -11)" />
        </g>
        <path
          d={shore}
          stroke="var(--pigment-2)"
          transform="translate(4 9)"
          strokeDasharray="46 9 90 14"
          strokeLinecap="round"
        />
        <path
          d={shore}
          stroke="var(--pigment-2)"
          transform="translate(-8 18)"
          strokeDasharray="14 40 56 60"
          strokeLinecap="round"
          opacity=".6"
        />
        <path d={gulls} fill="var(--ink)" />
      </SvgPiece>
    </SvgFrame>
  );
}

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[180, 132]}>
      <path
        d="M18 30q5-3 10 0t10 0t10 0M112 96q5-3 10 0t10 0t10 0"
        stroke="var(--accent)"
        opacity=".12"
        fill="none"
        strokeLinecap="round"
      />
    </SvgPattern>
  );
}

/** A scallop: ribs from one hinge, its lip scalloped between them. */
const ribs = Array.from({ length: 9 }, (_, index) => -Math.PI / 2 + (index - 4) * 0.27);
const lip = ribs.flatMap((angle, index) => [
  polar([36, 56], 46 - Math.abs(index - 4) * 1.9, angle),
  ...(index < 8 ? [polar([36, 56], 42.4 - Math.abs(index - 3.5) * 1.9, angle + 0.135)] : []),
]);
const shell = curve([[30, 57], ...lip, [42, 57], [36, 59]], "closed");

export function Seal() {
  return (
    <SvgMark width={72} height={64}>
      <path d={shell} fill="var(--soft)" stroke="var(--accent)" strokeWidth="1.1" strokeLinejoin="round" />
      <path
        d={ribs
          .map((angle, index) =>
            line([polar([36, 56], 8, angle), polar([36, 56], 42 - Math.abs(index - 4) * 1.9, angle)]),
          )
          .join("")}
        stroke="var(--accent)"
        strokeWidth=".8"
        opacity=".75"
      />
      <path
        d="M26 58h20l-3 4H29z"
        fill="var(--pigment-1)"
        stroke="var(--accent)"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
    </SvgMark>
  );
}
