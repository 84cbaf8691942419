import { useId } from "react";
import { dryBrush, pressure, spine } from "../draw/curves.ts";
import { brush, curve, dots, type PathPoint, points, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(1446);

/** An orchid leaf swells, turns on its edge and runs out: "mantis belly, rat's tail". */
const leafPressure = pressure(1.6, 6.4, 9, 6.2, 2.6, 5.2, 6.4, 3.8, 0.3);
const thinPressure = pressure(1, 3.4, 4.6, 2.2, 3.4, 2.4, 0.2);

const darkLeaves = [
  brush(spine([268, 408, 246, 214, 150, 96, 14, 168], 9), leafPressure),
  brush(spine([277, 408, 262, 262, 290, 138, 374, 84], 9), leafPressure),
  brush(spine([262, 408, 236, 300, 168, 232, 84, 286], 7), thinPressure),
].join("");

const paleLeaves = [
  brush(spine([284, 408, 306, 286, 344, 250, 386, 288], 8), leafPressure),
  brush(spine([272, 408, 264, 310, 246, 214, 266, 122], 6), thinPressure),
  brush(spine([256, 408, 232, 356, 186, 330, 136, 362], 6), thinPressure),
  brush(spine([288, 408, 318, 352, 350, 336, 380, 360], 6), thinPressure),
].join("");

const petalPressure = pressure(1, 5, 8.4, 7.4, 0.6);

function orchidFlower(at: PathPoint, turn: number, size: number): string {
  return [-2.5, -1.85, -1.15, -0.35, 0.5]
    .map((angle) => {
      const reach = size * (1.06 - 0.12 * Math.abs(angle + 1));
      const end = polar(at, reach, angle + turn);
      const bend = polar(at, reach * 0.6, angle + turn + 0.28);
      return brush(spine([...at, ...bend, ...bend, ...end], 4), petalPressure);
    })
    .join("");
}

const stalk = brush(spine([270, 408, 262, 330, 232, 250, 206, 210], 8), pressure(2.6, 2, 1.4));
const flowers = orchidFlower([204, 204], 0.1, 37) + orchidFlower([238, 276], 0.75, 26);
const hearts = dots(points([200, 197, 206, 194, 211, 198, 239, 268, 245, 270]));
const moss = dots(
  Array.from({ length: 16 }, () => [random.between(214, 330), 408 + random.between(-10, 6)] as PathPoint),
);
const earth = dryBrush({ from: [200, 412], to: [388, 404], width: 15, hairs: 13, random });

/** A square that was cut by hand: its sides are never quite straight. */
function cutSquare(size: number): string {
  const rough = () => random.between(-0.7, 0.7);
  const steps = [0.02, 0.3, 0.62, 0.98];
  const sides: PathPoint[] = [
    ...steps.map((t): PathPoint => [t * size, rough() + 0.6]),
    ...steps.map((t): PathPoint => [size + rough() - 0.6, t * size]),
    ...steps.map((t): PathPoint => [(1 - t) * size, size + rough() - 0.6]),
    ...steps.map((t): PathPoint => [rough() + 0.6, (1 - t) * size]),
  ];
  return curve(sides, "closed");
}

const square = cutSquare(44);

/** 고이 in the squared strokes of a seal, cut out of the red. */
function Stamp() {
  return (
    <>
      <path d={square} fill="var(--accent)" />
      <path
        d="M9.5 8.5h24.6v7M22 13.5v7.3M7.5 21.2h29M10.2 27.4h12v9.4h-12zM31.6 26v11.6"
        stroke="var(--paper)"
        strokeWidth="3.1"
        strokeLinecap="square"
      />
      <path
        d="M4 5.2l1.2.5M39.5 30.2l.9.8M17.5 40.6l1.4.2M36.6 6.4l.6.2"
        stroke="var(--paper)"
        strokeLinecap="round"
      />
    </>
  );
}

const sprig = [
  brush(spine([24, 30, 20, 18, 12, 10, 2, 14], 4), pressure(0.8, 2.6, 1.4, 2.2, 0.2)),
  brush(spine([25, 30, 26, 18, 32, 8, 44, 5], 4), pressure(0.8, 2.8, 1.6, 2.4, 0.2)),
  brush(spine([26, 30, 30, 22, 36, 19, 45, 22], 4), pressure(0.6, 1.8, 1.2, 0.2)),
].join("");

export function Ornament() {
  return (
    <SvgMark width={48} height={34}>
      <path d={sprig} fill="var(--ink)" />
      <rect x="20.6" y="1.2" width="6" height="6" fill="var(--accent)" transform="rotate(-3 23 4)" />
    </SvgMark>
  );
}

const stroke = brush(spine([6, 13, 60, 8, 96, 12, 138, 10], 7), pressure(3.4, 8.2, 6.8, 6.2, 6.6, 6, 5.4, 4));
const tail = dryBrush({ from: [118, 10.6], to: [206, 10], width: 5.4, hairs: 9, random });

export function Divider() {
  return (
    <SvgMark width={212} height={22}>
      <g opacity=".86">
        <path d={stroke} fill="var(--ink)" />
        <path d={tail} stroke="var(--ink)" strokeWidth=".8" strokeLinecap="round" />
      </g>
    </SvgMark>
  );
}

export function CoverFrame() {
  return (
    <SvgFrame>
      <SvgPiece box={[390, 424]} at={{ bottom: 0, right: 0, width: "100%" }}>
        <path d={earth} stroke="var(--ink)" strokeWidth="1.1" opacity=".3" />
        <g fill="var(--ink)">
          <path d={paleLeaves} opacity=".36" />
          <path d={flowers} opacity=".24" />
          <path d={stalk} opacity=".5" />
          <path d={darkLeaves} opacity=".9" />
        </g>
        <g stroke="var(--ink)" strokeLinecap="round">
          <path d={hearts} strokeWidth="3.4" />
          <path d={moss} strokeWidth="2.8" opacity=".62" />
        </g>
        <g transform="translate(38 356) scale(.66)">
          <Stamp />
        </g>
      </SvgPiece>
    </SvgFrame>
  );
}

/** Mulberry fibres: most lie one way, as the screen was shaken; a few do not. */
function fibre(long: number): string {
  const from: PathPoint = [random.between(40, 330), random.between(40, 380)];
  const angle = random.next() < 0.75 ? random.between(-0.5, 0.5) : random.between(0.6, 2.4);
  return curve([
    from,
    polar(from, long * 0.4, angle + random.between(-0.2, 0.2)),
    polar(from, long * 0.75, angle + random.between(-0.25, 0.25)),
    polar(from, long, angle + random.between(-0.1, 0.1)),
  ]);
}
const threads = Array.from({ length: 8 }, () => fibre(random.between(26, 64))).join("");
const hairs = Array.from({ length: 13 }, () => fibre(random.between(5, 16))).join("");

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[370, 420]}>
      <g stroke="var(--ink)" strokeLinecap="round" fill="none">
        <path d={threads} strokeWidth=".5" opacity=".1" />
        <path d={hairs} strokeWidth=".8" opacity=".08" />
      </g>
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={44} height={44}>
      <Stamp />
    </SvgMark>
  );
}
