import { useId } from "react";
import { curve, dots, lerp, line, type PathPoint, points, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(1224);

type Shoot = { angle: number; length: number; depth: number };

/** A bare tree: every branch parts in two or three, each shorter and a little aside. */
function grow(from: PathPoint, { angle, length, depth }: Shoot): { depth: number; d: string }[] {
  const to = polar(from, length, angle);
  const bend = polar(from, length / 2, angle + random.between(-0.12, 0.12));
  const own = { depth, d: depth > 3 ? curve([from, bend, to]) : line([from, to]) };
  if (depth === 0) return [own];
  const sides = depth > 3 ? [-1, 0.15, 1] : [-1, 1];
  const parts = sides.flatMap((side) =>
    grow(to, {
      angle: angle + side * random.between(0.26, 0.56) + (-Math.PI / 2 - angle) * 0.1,
      length: length * random.between(0.6, 0.82),
      depth: depth - 1,
    }),
  );
  return [own, ...parts];
}

const shoots = grow([60, 150], { angle: -Math.PI / 2 - 0.04, length: 40, depth: 5 });
const boughs = [5, 4, 3, 2, 1, 0].map((depth) => ({
  width: [0.5, 0.6, 0.8, 1.2, 1.9, 3.4][depth],
  d: shoots
    .filter((shoot) => shoot.depth === depth)
    .map((shoot) => shoot.d)
    .join(""),
}));

/** Snow lies on the upper side of what is thick enough to hold it. */
function Tree() {
  return (
    <g strokeLinecap="round">
      {boughs.map(({ d, width }) => (
        <path key={width} d={d} stroke="var(--ink)" strokeWidth={width} />
      ))}
      {boughs.slice(1, 3).map(({ d, width }) => (
        <path key={width} d={d} stroke="var(--pigment-1)" strokeWidth="1" transform="translate(-.5 -1.3)" />
      ))}
    </g>
  );
}

const farWood = Array.from({ length: 66 }, (_, index) => {
  const x = index * 6 + random.between(-1.6, 1.6);
  const foot = 76 - 12 * Math.sin((x / 390) * Math.PI * 1.3 + 0.4);
  return line(points([x, foot, x + random.between(-0.6, 0.6), foot - random.between(9, 27)]));
}).join("");

function flakes(count: number, top: number, bottom: number): string {
  return dots(
    Array.from({ length: count }, () => [random.between(6, 384), random.between(top, bottom)] as PathPoint),
  );
}

/** Two walked here side by side, away from us. */
const steps = Array.from({ length: 13 }, (_, index) => {
  const away = index / 12;
  const [x, y] = [lerp(76, 268, away ** 0.8) + 22 * Math.sin(away * 5), lerp(288, 206, away ** 0.72)];
  const apart = lerp(15, 4, away);
  const foot = (index % 2 ? 1 : -1) * lerp(3.4, 1, away);
  return {
    size: Math.round(lerp(34, 12, away)) / 10,
    d: [0, apart]
      .map(
        (beside) =>
          `${line(points([x + beside + foot, y, x + beside + foot + 1.4 - away, y - 1.8 * (1 - away) - 0.4]))}`,
      )
      .join(""),
  };
});

const snowfall = [
  { d: flakes(28, 30, 620), size: 1.8 },
  { d: flakes(22, 30, 600), size: 3 },
  { d: flakes(11, 60, 580), size: 4.6 },
];

/** A crystal grows the same on six arms. */
function crystal(
  centre: PathPoint,
  radius: number,
  twigs: readonly (readonly [at: number, long: number])[],
): string {
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
    <SvgMark width={34} height={34}>
      <path d={crystal([17, 17], 15, full)} stroke="var(--accent)" strokeWidth=".8" strokeLinecap="round" />
    </SvgMark>
  );
}

const drift = curve(points([0, 25, 60, 22, 120, 25.5, 190, 21, 260, 25]));

export function Divider() {
  return (
    <SvgMark width={260} height={34}>
      <g stroke="var(--accent)" strokeWidth=".8" strokeLinecap="round">
        <path d={drift} stroke="var(--hairline)" />
        <path
          d={crystal([130, 9], 7.5, plain) + crystal([96, 15], 3.6, []) + crystal([171, 13], 4.6, plain)}
        />
      </g>
      <path
        d={dots(points([74, 9, 113, 20, 150, 4, 190, 8, 148, 18]))}
        stroke="var(--accent)"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".55"
      />
    </SvgMark>
  );
}

export function CoverFrame() {
  const tree = useId();
  return (
    <SvgFrame>
      <div
        style={{
          position: "absolute",
          inset: 0,
          background: "linear-gradient(var(--paper) 18%, var(--soft) 62%, var(--ground) 96%)",
        }}
      />
      <SvgPiece box={[390, 720]} at={{ top: 0, left: 0, width: "100%" }}>
        {snowfall.map(({ d, size }) => (
          <path key={size} d={d} stroke="var(--pigment-1)" strokeWidth={size} strokeLinecap="round" />
        ))}
      </SvgPiece>
      <SvgPiece box={[390, 300]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <path
          d={farWood}
          transform="translate(0 84)"
          stroke="var(--accent)"
          strokeWidth="1.3"
          strokeLinecap="round"
          opacity=".3"
        />
        <path d="M0 172C70 138 150 150 214 162S340 176 390 150V300H0Z" fill="var(--pigment-1)" />
        <defs>
          <g id={tree}>
            <Tree />
          </g>
        </defs>
        <use href={`#${tree}`} transform="translate(96 98) scale(-.5 .5)" opacity=".42" />
        <use href={`#${tree}`} transform="translate(208 -26) scale(1.5)" opacity=".86" />
        <path d="M0 222C60 198 130 184 206 194S322 190 390 204V300H0Z" fill="var(--paper)" />
        <path
          d="M20 226C60 214 96 214 128 220M318 222C346 216 368 218 384 222"
          stroke="var(--ground)"
          strokeWidth=".8"
          strokeLinecap="round"
          opacity=".7"
        />
        {steps.map(({ d, size }) => (
          <path key={d} d={d} stroke="var(--accent)" strokeWidth={size} strokeLinecap="round" opacity=".3" />
        ))}
      </SvgPiece>
    </SvgFrame>
  );
}

const powder = dots(
  Array.from({ length: 16 }, () => [random.between(6, 214), random.between(6, 294)] as PathPoint),
);

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[220, 300]}>
      <path d={powder} stroke="var(--accent)" strokeWidth="1.8" strokeLinecap="round" opacity=".13" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={64} height={64}>
      <path d={crystal([32, 32], 29, full)} stroke="var(--accent)" strokeWidth=".8" strokeLinecap="round" />
      <path d={crystal([32, 32], 9, [])} stroke="var(--accent)" strokeWidth="1.6" strokeLinecap="round" />
    </SvgMark>
  );
}
