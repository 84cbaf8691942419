import { seeded } from "#cards/themes/draw/random.ts";

/** The top of every cake is the same ellipse, so that candles stand alike on all of them. */
export const TOP = { x: 180, y: 150, across: 112, down: 24 } as const;
export const BODY = "M68 150v84a112 24 0 0 0 224 0v-84z";

type Around = { count: number; inset?: number; from?: number; to?: number };

/** Points along the rim; those with `isFront` stand before the candles. */
export function rim({ count, inset = 8, from = 0, to = Math.PI * 2 }: Around) {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * (index + 0.5)) / count;
    return {
      x: tenths(TOP.x + (TOP.across - inset) * Math.cos(angle)),
      y: tenths(TOP.y + (TOP.down - inset / 4) * Math.sin(angle)),
      isFront: Math.sin(angle) > 0.12,
    };
  });
}

type Point = { x: number; y: number };
type RimPoint = Point & { isFront: boolean };

export function behind(points: readonly RimPoint[]): Point[] {
  return points.filter(({ isFront }) => !isFront);
}

/** They stand a little nearer. */
export function before(points: readonly RimPoint[]): Point[] {
  return points.filter(({ isFront }) => isFront).map(({ x, y }) => ({ x, y: y + 2 }));
}

/** Cream from a bag, three turns each. A row is five shapes and not a hundred: a phone styles every one by itself. */
export function Dollops({ at, size = 1 }: { at: readonly Point[]; size?: number }) {
  const s = (length: number) => tenths(length * size);
  const each = (shape: string, { x: aside, y: down }: Point) =>
    at.map(({ x, y }) => `M${tenths(x + aside * size)} ${tenths(y + down * size)}${shape}`).join("");
  const oval = (rx: number, ry: number) =>
    `a${s(rx)} ${s(ry)} 0 1 1 ${s(2 * rx)} 0a${s(rx)} ${s(ry)} 0 1 1 ${s(-2 * rx)} 0z`;
  const peak = `q${s(1.5)} ${s(-5)} ${s(6)} ${s(-7)}q${s(-0.5)} ${s(4.5)} ${s(3)} ${s(7)}q${s(-4.5)} ${s(2.5)} ${s(-9)} 0z`;
  return (
    <>
      <path d={each(oval(11, 6.4), { x: -11, y: 1 })} fill="var(--cream-shade)" />
      <path d={each(oval(11, 6), { x: -11, y: 0 })} fill="var(--cream)" />
      <path
        d={each(oval(7.6, 4.4), { x: -7.6, y: -4.5 })}
        fill="var(--cream)"
        stroke="var(--cream-shade)"
        strokeWidth={s(0.8)}
      />
      <path d={each(peak, { x: -4.5, y: -8 })} fill="var(--cream)" />
      <path
        d={each(`q${s(3)} ${s(-2.5)} ${s(7)} ${s(-2.3)}`, { x: -8, y: -1.5 })}
        stroke="#fff"
        strokeWidth={s(1.6)}
        strokeLinecap="round"
        opacity=".9"
      />
    </>
  );
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

const seeds = "M-3.5-1.5h0M2.5-3h0M-.5 2h0M4 1.5h0M-4.5 3h0M1 5.5h0";

export function Strawberry({
  x,
  y,
  turn = 0,
  size = 1,
}: {
  x: number;
  y: number;
  turn?: number;
  size?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 11C-6 8-9.5 2-8.5-3-7.5-7-3-8 0-6.5 3-8 7.5-7 8.5-3 9.5 2 6 8 0 11z" fill="#d8343f" />
      <path d="M-6-3.5q1-2.6 3.5-2.6" stroke="#ff9a94" strokeWidth="1.8" strokeLinecap="round" />
      <path d={seeds} stroke="#ffd9a0" strokeWidth="1.2" strokeLinecap="round" />
      <path d="M0-6.5q-5-1-7-4.5 4-.5 7 2.5 0-4 3-5.5 1 3 0 5 4-2 6.5-.5Q6-5.5 0-6.5z" fill="#5f8d3c" />
    </g>
  );
}

const random = seeded(70);

const rings = [
  { count: 8, from: 0, step: 45, size: 1 },
  { count: 6, from: 8, step: 60, size: 0.72 },
  { count: 3, from: 14, step: 120, size: 0.44 },
] as const;

/** A flower of bean paste: petals in three rings, each pressed a little differently, and each ring one shape. */
const flower = rings.map(({ count, step, size, from }, ring) =>
  Array.from({ length: count }, (_, index) =>
    petal(Math.round((from + index) * step + ring * 24 + random.between(-7, 7)), size),
  ).join(""),
);

/** From the middle outwards, turned about it by so many degrees. */
function petal(turn: number, size: number): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
  const at = (x: number, y: number) => `${tenths(x * cos - y * sin)} ${tenths(x * sin + y * cos)}`;
  return `M0 0C${at(-8, -5)} ${at(-8, -15)} ${at(0, -18)} ${at(8, -15)} ${at(8, -5)} 0 0z`;
}

export type Bloom = { x: number; y: number; size: number; hue: "rose" | "ivory" | "plum" };
const hues: Record<Bloom["hue"], readonly [string, string, string]> = {
  rose: ["#eba6a5", "#e48f92", "#d2747d"],
  ivory: ["#f7e9cf", "#f2dcb4", "#e3bf80"],
  plum: ["#b89ac4", "#a483b6", "#8b68a0"],
};

export function Flower({ x, y, size, hue }: Bloom) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size} ${size * 0.82})`}>
      {flower.map((ring, index) => (
        <path
          key={ring}
          d={ring}
          fill={hues[hue][index]}
          stroke="#7a3d48"
          strokeOpacity=".22"
          strokeWidth=".8"
        />
      ))}
    </g>
  );
}

export function Leaf({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0C7-9 18-10 26-4 18 4 8 5 0 0z" fill="#7d9a63" />
      <path d="M3-.5Q13-5 23-4" stroke="#57734a" strokeWidth="1" strokeLinecap="round" />
    </g>
  );
}
