import { useId } from "react";
import { pressure, spine } from "../draw/curves.ts";
import { brush, curve, lerp, line, type PathPoint, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(1101);
const spread = 1.22;

/** How far a ginkgo's fan reaches at a turn: cleft in the middle, torn a little on its rim. */
function rim(turn: number, torn: number): number {
  const cleft = 0.3 * Math.exp(-((turn / 0.1) ** 2));
  const shoulder = 0.12 * (Math.abs(turn) / spread) ** 3;
  return 1 - cleft - shoulder + torn;
}

/** The blade from its foot at [0, 0], opening upwards to `reach`. */
function blade(reach: number, steps: number): string {
  const edge = Array.from({ length: steps + 1 }, (_, index) => {
    const turn = lerp(-spread, spread, index / steps);
    const torn = index === 0 || index === steps ? -0.04 : random.between(-0.025, 0.025);
    return polar([0, 0], reach * rim(turn, torn), turn - Math.PI / 2);
  });
  const side = (sign: number) => polar([0, 0], reach * 0.5, sign * (spread - 0.08) - Math.PI / 2);
  return curve([[0, 0], side(-1), ...edge, side(1)], "closed");
}

/** Veins fork in two, over and over, and never meet again. */
function veins(reach: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = lerp(-spread + 0.2, spread - 0.2, index / (count - 1));
    const from = index % 2 ? random.between(0.3, 0.5) : 0.06;
    return line([
      polar([0, 0], reach * from, turn * 0.86 - Math.PI / 2),
      polar([0, 0], reach * (rim(turn, 0) - 0.05), turn - Math.PI / 2),
    ]);
  }).join("");
}

const great = { blade: blade(250, 26), veins: veins(250, 61) };
const small = { blade: blade(26, 12), veins: veins(26, 9) };
const stalk = brush(spine([0, -2, 2, 12, 0, 22, 6, 32], 5), pressure(2.4, 1.2, 1));
const greatStalk = brush(spine([0, -6, 6, 34, -8, 70, 14, 130], 8), pressure(11, 6, 4.4, 4.2, 5));

/** In the colour of its group. */
function Leaf() {
  return (
    <>
      <path d={small.blade + stalk} fill="currentColor" />
      <path d={small.veins} stroke="var(--accent)" strokeWidth=".6" opacity=".62" />
    </>
  );
}

export function Ornament() {
  return (
    <SvgMark width={48} height={48}>
      <g transform="translate(22 28) rotate(-14) scale(.86)" color="var(--pigment-1)">
        <Leaf />
      </g>
    </SvgMark>
  );
}

export function Divider() {
  return (
    <SvgMark width={250} height={52}>
      <path d="M0 34.5h88M166 34.5h84" stroke="var(--hairline)" strokeWidth=".9" />
      <g transform="translate(116 33) rotate(62) scale(.8)" color="var(--pigment-2)">
        <Leaf />
      </g>
      <g transform="translate(142 31) rotate(-38) scale(.62)" color="var(--pigment-1)">
        <Leaf />
      </g>
    </SvgMark>
  );
}

const falling: readonly (readonly [x: number, y: number, turn: number, scale: number, tone: 1 | 2])[] = [
  [56, 306, 150, 0.9, 1],
  [338, 372, -120, 0.7, 2],
  [34, 470, 40, 0.56, 2],
  [352, 520, 110, 0.9, 1],
  [58, 640, -70, 0.84, 1],
];

export function CoverFrame() {
  const fallen = useId();
  return (
    <SvgFrame>
      <SvgPiece box={[390, 720]} at={{ top: 0, left: 0, width: "100%" }}>
        <g transform="translate(236 46) rotate(164)">
          <path d={great.blade} fill="var(--pigment-1)" />
          <path d={greatStalk} fill="var(--pigment-2)" />
          <path d={great.veins} stroke="var(--accent)" strokeWidth=".9" opacity=".42" />
        </g>
        <defs>
          <g id={fallen}>
            <Leaf />
          </g>
        </defs>
        {falling.map(([x, y, turn, scale, tone]) => (
          <use
            key={y}
            href={`#${fallen}`}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
            color={`var(--pigment-${tone})`}
          />
        ))}
      </SvgPiece>
    </SvgFrame>
  );
}

const flecks = Array.from({ length: 12 }, () => {
  const from: PathPoint = [random.between(10, 190), random.between(10, 230)];
  return line([from, polar(from, random.between(2, 5), random.between(0, 3))]);
}).join("");

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[200, 240]}>
      <path d={flecks} stroke="var(--accent)" strokeWidth=".8" opacity=".16" strokeLinecap="round" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={84} height={72}>
      <g transform="translate(40 40) rotate(-52) scale(1.05)" color="var(--pigment-2)">
        <Leaf />
      </g>
      <g transform="translate(44 40) rotate(34) scale(1.05)" color="var(--pigment-1)">
        <Leaf />
      </g>
    </SvgMark>
  );
}
