import { pressure, spine } from "../draw/curves.ts";
import { brush, cubic, curve, lerp, type PathPoint, points, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPiece } from "../draw/svg.tsx";

const random = seeded(99);

type Petal = { angle: number; from: number; reach: number; wide: number; bend: number };

/** A petal from the heart outwards: narrow, then a spoon that bends. */
function petal({ angle, from, reach, wide, bend }: Petal): string {
  const side = (t: number, out: number): PathPoint =>
    polar(polar([0, 0], lerp(from, reach, t), angle + bend * t * t), out, angle + bend * t + Math.PI / 2);
  const [foot, tip] = [polar([0, 0], from, angle), polar([0, 0], reach, angle + bend)];
  return (
    cubic([foot, side(0.45, wide * 0.3), side(0.9, wide * 1.75), tip]) +
    cubic([tip, side(0.9, -wide * 1.75), side(0.45, -wide * 0.3), foot]).replace(/^M[^c]*/, "")
  );
}

/** Rings of petals, the outermost first; towards the heart they stand up, shorter and rounder. */
const rings = [
  { count: 17, from: 30, reach: 112, wide: 8.4 },
  { count: 16, from: 26, reach: 99, wide: 8.4 },
  { count: 14, from: 22, reach: 85, wide: 8.4 },
  { count: 12, from: 16, reach: 70, wide: 8.8 },
  { count: 10, from: 12, reach: 55, wide: 8.8 },
  { count: 8, from: 8, reach: 41, wide: 8.6 },
  { count: 6, from: 4, reach: 28, wide: 7.6 },
  { count: 4, from: 0, reach: 16, wide: 5.4 },
];
const head = rings.map(({ count, from, reach, wide }, ring) =>
  Array.from({ length: count }, (_, index) =>
    petal({
      angle: ((index + (ring % 2) / 2) * 2 * Math.PI) / count + ring * 0.31 + random.between(-0.05, 0.05),
      from,
      reach: reach * random.between(0.94, 1.05),
      wide,
      bend: random.between(-0.1, 0.1) + 0.1 + ring * 0.03,
    }),
  ).join(""),
);

const stem = brush(spine([0, 0, 4, 90, -14, 190, 10, 320], 5), pressure(5, 4, 4.6));

/** A leaf of five round lobes with deep bays between them. */
const half = points([
  8, 4, 20, 6, 24, 18, 36, 24, 42, 14, 40, 7, 50, 9, 56, 21, 70, 22, 74, 11, 70, 6, 82, 8, 96, 1,
]);
const blade = curve(
  [
    [0, 0],
    ...half.map(([x, y]): PathPoint => [x, y + x * 0.04]),
    ...half
      .slice(0, -1)
      .reverse()
      .map(([x, y]): PathPoint => [x, -y]),
  ],
  "closed",
);
const vein = "M0 0Q48-4 92 1M18 1q8 6 14 16M44 0q10 6 20 15M18-1q8-6 14-16M44-1q10-6 20-15";

/** The youngest petals, still closed over one another. */
const heart = "M-8 2q8 6 16-1M-6.500-5.500q9 1 11 12M6-6q-8 2-10 13M-3-8q8 2 11 9";

function Flower() {
  return (
    <g fill="var(--pigment-1)" stroke="var(--ink)" strokeWidth=".7" strokeOpacity=".6">
      {head.map((ring) => (
        <path key={ring} d={ring} />
      ))}
      <circle r="8.500" />
      <path d={heart} fill="none" />
    </g>
  );
}

const small = Array.from({ length: 13 }, (_, index) =>
  petal({ angle: (index * 2 * Math.PI) / 13, from: 3.6, reach: 15, wide: 1.9, bend: 0.05 }),
).join("");

export function Ornament() {
  return (
    <SvgMark width={34} height={34}>
      <g transform="translate(17 17)" stroke="var(--accent)" strokeWidth=".7">
        <path d={small} fill="var(--pigment-1)" />
        <circle r="2.2" fill="var(--accent)" />
      </g>
    </SvgMark>
  );
}

export function Divider() {
  return (
    <SvgMark width={260} height={15}>
      <path d="M0 7.5h112M148 7.5h112" stroke="var(--hairline)" strokeWidth=".7" />
      <g fill="var(--pigment-1)" stroke="var(--accent)" strokeWidth=".7">
        <path d="M130 12.6c-5-2-7-6-6-10 2 1 3.6 2.4 4 4 0-2.400.8-4.400 2-5.600 1.200 1.200 2 3.200 2 5.600.4-1.600 2-3 4-4 1 4-1 8-6 10z" />
      </g>
    </SvgMark>
  );
}

/** Frame and stem go out of sight before the sheet goes on. */
const fading = "linear-gradient(currentColor 76%, transparent 98%)";

export function CoverFrame() {
  return (
    <SvgFrame>
      <div
        style={{
          position: "absolute",
          inset: "18px 18px 0",
          border: "solid var(--hairline)",
          borderWidth: "var(--line) var(--line) 0",
          maskImage: fading,
        }}
      />
      <SvgPiece box={[390, 380]} at={{ bottom: 0, left: 0, width: "100%", maskImage: fading }}>
        <g transform="translate(236 150)">
          <path d={stem} fill="var(--accent)" />
          <g fill="var(--accent)" fillOpacity=".16" stroke="var(--accent)" strokeWidth=".7">
            <path d={blade + vein} transform="translate(-4 170) rotate(212) scale(1.16)" />
            <path d={blade + vein} transform="translate(0 128) rotate(-16)" />
          </g>
          <g transform="rotate(-8) scale(1 .9)">
            <Flower />
          </g>
        </g>
      </SvgPiece>
    </SvgFrame>
  );
}

/** The flower from above, with fewer petals: what a small mark can hold. */
const mark = [
  { count: 14, from: 9, reach: 35, wide: 4.2 },
  { count: 10, from: 6, reach: 27, wide: 4.4 },
  { count: 9, from: 3, reach: 19, wide: 4 },
  { count: 6, from: 0, reach: 11, wide: 3.2 },
].map(({ count, ...size }, ring) =>
  Array.from({ length: count }, (_, index) =>
    petal({ ...size, angle: ((index + (ring % 2) / 2) * 2 * Math.PI) / count, bend: 0.14 }),
  ).join(""),
);

export function Seal() {
  return (
    <SvgMark width={76} height={76}>
      <g
        transform="translate(38 38)"
        fill="var(--pigment-1)"
        stroke="var(--ink)"
        strokeWidth=".7"
        strokeOpacity=".66"
      >
        {mark.map((ring) => (
          <path key={ring} d={ring} />
        ))}
      </g>
    </SvgMark>
  );
}
