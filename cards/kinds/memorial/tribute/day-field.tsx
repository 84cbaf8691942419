import { useId } from "react";
import { curve, leaf, type PathPoint, polar } from "#cards/themes/draw/path.ts";
import { seeded } from "#cards/themes/draw/random.ts";
import { ridge, SCENE } from "./places.ts";
import { TributeScene } from "./scene.tsx";

const { width, height } = SCENE;
const random = seeded(909);

const field = `${curve(Array.from({ length: 17 }, (_, at): PathPoint => [at * 30, ridge(at * 30)]))}V${height}H0z`;

const far = [
  { foot: 210, high: 86, phase: 3.1, tone: 0.35 },
  { foot: 222, high: 58, phase: 1.1, tone: 0.6 },
  { foot: 232, high: 32, phase: 4.6, tone: 0.95 },
].map(({ foot, high, phase, tone }) => {
  const points = Array.from({ length: 25 }, (_, at): PathPoint => {
    const x = at * 20;
    const lift = 0.5 + 0.34 * Math.sin(x / 83 + phase) + 0.16 * Math.sin(x / 29 + phase * 2);
    return [x, foot - high * lift];
  });
  return { d: `${curve(points)}V${height}H0z`, tone };
});

/** Grass in rows that open towards one's feet. */
const grass = Array.from({ length: 240 }, () => {
  const x = random.between(0, width);
  const near = random.next() ** 1.3;
  const y = ridge(x) + 4 + (height - ridge(x) - 4) * near;
  const high = 3 + near * 9;
  const lean = random.between(-3, 3) * (0.4 + near);
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean / 3).toFixed(1)}-${(high * 0.6).toFixed(1)} ${lean.toFixed(1)}-${high.toFixed(1)}`;
}).join("");

/** A head seen a little from above: rings of petals, pressed flat. */
function ringOf({ count, reach, wide, turn }: { count: number; reach: number; wide: number; turn: number }) {
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = polar([0, 0], reach, (at * 2 * Math.PI) / count + turn);
    return leaf([0, 0], [x, y * 0.62], wide);
  }).join("");
}
const head = [
  ringOf({ count: 15, reach: 12.5, wide: 1.5, turn: 0 }),
  ringOf({ count: 12, reach: 9, wide: 1.5, turn: 0.2 }),
  ringOf({ count: 8, reach: 5.4, wide: 1.4, turn: 0.1 }),
];

type Props = { count: number; fresh: number; label: string };

/** A wide field by day, whiter with every flower. */
export function DayField({ count, fresh, label }: Props) {
  const id = useId();
  return (
    <TributeScene
      name="day"
      count={count}
      fresh={fresh}
      label={label}
      sizes={[0.46, 1.62]}
      own={{ x: 228, y: ridge(228) + 8, scale: 1.05 }}
      ground={
        <>
          <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
            <stop stopColor="var(--sky-high)" />
            <stop offset=".5" stopColor="var(--sky-low)" />
          </linearGradient>
          <linearGradient id={`${id}field`} x1="0" x2="0" y1="0" y2="1">
            <stop stopColor="var(--far)" />
            <stop offset=".3" stopColor="var(--hill)" />
            <stop offset="1" stopColor="var(--hill-low)" />
          </linearGradient>
          <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id}sky)`} />
          {far.map(({ d, tone }) => (
            <path key={d} d={d} fill="var(--far)" opacity={tone} />
          ))}
          <path d={field} fill={`url(#${id}field)`} />
          <path
            d={grass}
            fill="none"
            stroke="var(--line)"
            strokeWidth=".8"
            strokeLinecap="round"
            opacity=".5"
          />
        </>
      }
      one={
        <>
          <ellipse cy="1" rx="8" ry="1.800" fill="var(--stem)" opacity=".3" />
          <path d="M0 1Q-1.500-10 .5-21" fill="none" stroke="var(--stem)" strokeWidth="1.100" />
          <path
            d="M-.6-6q-8-1-9.500-7 7.500.5 9.500 7zM0-10q7-1.500 8.500-7-7 .5-8.500 7z"
            fill="var(--stem)"
          />
          <g transform="translate(.5 -22)" fill="var(--petal)" stroke="var(--edge)" strokeWidth=".32">
            {head.map((ring) => (
              <path key={ring} d={ring} />
            ))}
          </g>
        </>
      }
    />
  );
}
