import { useId } from "react";
import { curve, dots, line, type Point, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { Frame, Mark, Pattern, Piece } from "../draw/svg.tsx";

const random = seeded(1224);

/** A bare tree: every branch parts in two, each shorter and a little aside. */
function grow(from: Point, { angle, length, depth }: { angle: number; length: number; depth: number }): string[] {
  const to = polar(from, length, angle);
  const own = line([from, to]);
  if (depth === 0) return [own];
  const parts = [-1, 1].flatMap((side) => {
    const turn = side * random.between(0.2, 0.52);
    const upright = (-Math.PI / 2 - angle) * 0.12;
    return grow(to, {
      angle: angle + turn + upright,
      length: length * random.between(0.66, 0.84),
      depth: depth - 1,
    });
  });
  return [own, ...parts];
}

const tree = grow([50, 120], { angle: -Math.PI / 2 + 0.03, length: 27, depth: 5 }).join("");

const farWood = Array.from({ length: 78 }, (_, index) => {
  const x = index * 5.1 + random.between(-1.6, 1.6);
  const foot = 76 - 12 * Math.sin((x / 390) * Math.PI * 1.3 + 0.4);
  return line([
    [x, foot],
    [x + random.between(-0.6, 0.6), foot - random.between(9, 27)],
  ]);
}).join("");

function flakes(count: number, top: number, bottom: number): string {
  return dots(Array.from({ length: count }, () => [random.between(6, 384), random.between(top, bottom)] as Point));
}

const snowfall = [
  { d: flakes(34, 30, 620), size: 1.8 },
  { d: flakes(22, 30, 600), size: 3 },
  { d: flakes(11, 60, 580), size: 4.6 },
];

/** A crystal grows the same on six arms. */
function crystal(centre: Point, radius: number, twigs: readonly (readonly [at: number, long: number])[]): string {
  return Array.from({ length: 6 }, (_, arm) => {
    const angle = -Math.PI / 2 + (arm * Math.PI) / 3;
    const side = twigs.map(([at, long]) => {
      const knot = polar(centre, radius * at, angle);
      return line([
        polar(knot, radius * long, angle - Math.PI / 3),
        knot,
        polar(knot, radius * long, angle + Math.PI / 3),
      ]);
    });
    return line([centre, polar(centre, radius, angle)]) + side.join("");
  }).join("");
}

const full = [
  [0.24, 0.15],
  [0.46, 0.3],
  [0.66, 0.22],
  [0.84, 0.12],
] as const;
const plain = [[0.55, 0.3]] as const;

export function Ornament() {
  return (
    <Mark width={34} height={34}>
      <path d={crystal([17, 17], 15, full)} stroke="var(--accent)" strokeWidth=".8" strokeLinecap="round" />
    </Mark>
  );
}

const drift = curve([
  [0, 25],
  [60, 22],
  [120, 25.5],
  [190, 21],
  [260, 25],
]);

export function Divider() {
  return (
    <Mark width={260} height={34}>
      <g stroke="var(--accent)" strokeWidth=".8" strokeLinecap="round">
        <path d={drift} stroke="var(--hairline)" />
        <path d={crystal([130, 9], 7.5, plain) + crystal([96, 15], 3.6, []) + crystal([171, 13], 4.6, plain)} />
      </g>
      <path
        d={dots([
          [74, 9],
          [113, 20],
          [150, 4],
          [190, 8],
          [148, 18],
        ])}
        stroke="var(--accent)"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".55"
      />
    </Mark>
  );
}

export function CoverFrame() {
  return (
    <Frame>
      <div
        style={{
          position: "absolute",
          inset: 0,
          background: "linear-gradient(var(--paper) 18%, var(--soft) 62%, var(--ground) 96%)",
        }}
      />
      <Piece box={[390, 720]} at={{ top: 0, left: 0, width: "100%" }}>
        {snowfall.map(({ d, size }) => (
          <path key={size} d={d} stroke="var(--pigment-1)" strokeWidth={size} strokeLinecap="round" />
        ))}
      </Piece>
      <Piece box={[390, 300]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <g stroke="var(--accent)" strokeLinecap="round">
          <path d={farWood} transform="translate(0 84)" strokeWidth="1.3" opacity=".26" />
        </g>
        <path d="M0 172C70 138 150 150 214 162S340 176 390 150V300H0Z" fill="var(--paper)" />
        <g stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
          <path d={tree} transform="translate(226 20) scale(1.42)" strokeWidth=".6" opacity=".78" />
          <path d={tree} transform="translate(356 74) scale(-.86 .86)" strokeWidth=".7" opacity=".5" />
          <path d={tree} transform="translate(22 98) scale(.62)" strokeWidth=".8" opacity=".36" />
        </g>
        <path d="M0 214C60 190 130 176 206 188S322 184 390 196V300H0Z" fill="var(--pigment-1)" />
        <path d="M44 214C120 200 170 216 226 206M250 232C310 220 350 226 384 220" stroke="var(--soft)" strokeWidth="1.4" strokeLinecap="round" />
      </Piece>
    </Frame>
  );
}

const powder = dots(Array.from({ length: 16 }, () => [random.between(6, 214), random.between(6, 294)] as Point));

export function Background() {
  return (
    <Pattern id={useId()} tile={[220, 300]}>
      <path d={powder} stroke="var(--accent)" strokeWidth="1.8" strokeLinecap="round" opacity=".13" />
    </Pattern>
  );
}

export function Seal() {
  return (
    <Mark width={64} height={64}>
      <path d={crystal([32, 32], 29, full)} stroke="var(--accent)" strokeWidth=".8" strokeLinecap="round" />
      <path d={crystal([32, 32], 9, [])} stroke="var(--accent)" strokeWidth="1.6" strokeLinecap="round" />
    </Mark>
  );
}
