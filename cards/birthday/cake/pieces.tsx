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
      x: Math.round((TOP.x + (TOP.across - inset) * Math.cos(angle)) * 10) / 10,
      y: Math.round((TOP.y + (TOP.down - inset / 4) * Math.sin(angle)) * 10) / 10,
      isFront: Math.sin(angle) > 0.12,
    };
  });
}

/** Cream from a bag: three turns, each smaller. */
export function Dollop({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cy="1" rx="11" ry="6.4" fill="var(--cream-shade)" />
      <ellipse rx="11" ry="6" fill="var(--cream)" />
      <ellipse cy="-4.5" rx="7.6" ry="4.4" fill="var(--cream)" stroke="var(--cream-shade)" strokeWidth=".8" />
      <path d="M-4.5-8Q-3-13 1.5-15 1-10.5 4.5-8 0-5.5-4.5-8z" fill="var(--cream)" />
      <path d="M-8-1.5q3-2.5 7-2.3" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" opacity=".9" />
    </g>
  );
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
  { step: 45, size: 1 },
  { step: 60, size: 0.72 },
  { step: 120, size: 0.44 },
] as const;

/** A flower of bean paste: petals in three rings, each pressed a little differently. */
const petals = Array.from({ length: 17 }, (_, index) => {
  const ring = index < 8 ? 0 : index < 14 ? 1 : 2;
  const { step, size } = rings[ring];
  return { ring, size, turn: Math.round(index * step + ring * 24 + random.between(-7, 7)) } as const;
});

export type Bloom = { x: number; y: number; size: number; hue: "rose" | "ivory" | "plum" };
const hues: Record<Bloom["hue"], readonly [string, string, string]> = {
  rose: ["#eba6a5", "#e48f92", "#d2747d"],
  ivory: ["#f7e9cf", "#f2dcb4", "#e3bf80"],
  plum: ["#b89ac4", "#a483b6", "#8b68a0"],
};

export function Flower({ x, y, size, hue }: Bloom) {
  const tones = hues[hue];
  return (
    <g transform={`translate(${x} ${y}) scale(${size} ${size * 0.82})`}>
      {petals.map(({ ring, turn, size: petal }) => (
        <path
          key={`${turn} ${petal}`}
          transform={`rotate(${turn}) scale(${petal})`}
          d="M0 0C-8-5-8-15 0-18 8-15 8-5 0 0z"
          fill={tones[ring]}
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
