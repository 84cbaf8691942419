import { useId } from "react";
import { curve, type PathPoint } from "#cards/themes/draw/path.ts";
import { seeded } from "#cards/themes/draw/random.ts";
import { ridge, SCENE } from "./places.ts";
import { TributeScene } from "./scene.tsx";

const { width, height } = SCENE;
const random = seeded(1114);

const hill = `${curve(Array.from({ length: 17 }, (_, at): PathPoint => [at * 30, ridge(at * 30)]))}V${height}H0z`;

/** Mountains behind it, asleep. */
const far = [
  { foot: 214, high: 74, phase: 0.4, tone: 0.5 },
  { foot: 226, high: 48, phase: 2.3, tone: 0.85 },
].map(({ foot, high, phase, tone }) => {
  const points = Array.from({ length: 25 }, (_, at): PathPoint => {
    const x = at * 20;
    const lift = 0.55 + 0.3 * Math.sin(x / 71 + phase) + 0.15 * Math.sin(x / 23 + phase * 2);
    return [x, foot - high * lift];
  });
  return { d: `${curve(points)}V${height}H0z`, tone };
});

const stars = Array.from({ length: 26 }, () => ({
  x: random.between(8, width - 8),
  y: random.between(70, 150),
  r: random.between(0.4, 0.95),
}));

/** Blades of grass along the ridge, against the sky. */
const grass = Array.from({ length: 90 }, () => {
  const x = random.between(0, width);
  return `M${x.toFixed(1)} ${(ridge(x) + 1).toFixed(1)}q${random.between(-2, 2).toFixed(1)}-4 ${random.between(-3, 3).toFixed(1)}-${random.between(4, 9).toFixed(1)}`;
}).join("");

type Props = { count: number; fresh: number; label: string };

/** A hill at night, brighter with every candle. */
export function NightHill({ count, fresh, label }: Props) {
  const id = useId();
  // Many lights together are seen from afar, but a thousand do not make it day.
  const glow = Math.min(0.5, Math.log10(count + 1) / 6);
  return (
    <TributeScene
      name="night"
      count={count}
      fresh={fresh}
      label={label}
      sizes={[0.34, 1.06]}
      own={{ x: 228, y: ridge(228) + 3, scale: 0.82 }}
      ground={
        <>
          <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
            <stop stopColor="var(--sky-high)" />
            <stop offset=".52" stopColor="var(--sky-low)" />
          </linearGradient>
          <linearGradient id={`${id}hill`} x1="0" x2="0" y1="0" y2="1">
            <stop stopColor="var(--hill)" />
            <stop offset="1" stopColor="var(--hill-low)" />
          </linearGradient>
          <radialGradient id={`${id}glow`}>
            <stop stopColor="var(--flame)" stopOpacity=".9" />
            <stop offset="1" stopColor="var(--flame)" stopOpacity="0" />
          </radialGradient>
          <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id}sky)`} />
          <g fill="var(--moon)">
            {stars.map(({ x, y, r }) => (
              <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} opacity=".5" />
            ))}
            <circle cx="376" cy="104" r="60" fill={`url(#${id}glow)`} opacity=".13" />
            <circle cx="376" cy="104" r="17" opacity=".9" />
          </g>
          {far.map(({ d, tone }) => (
            <path key={d} d={d} fill="var(--far)" opacity={tone} />
          ))}
          <ellipse
            cx="228"
            cy="196"
            rx="250"
            ry="96"
            fill={`url(#${id}glow)`}
            opacity={(0.1 + glow * 0.5).toFixed(2)}
          />
          <path d={hill} fill={`url(#${id}hill)`} />
          <path d={grass} fill="none" stroke="var(--hill)" strokeWidth="1" />
          <ellipse
            cx="240"
            cy="350"
            rx="290"
            ry="150"
            fill={`url(#${id}glow)`}
            opacity={(glow * 0.34).toFixed(2)}
          />
        </>
      }
      one={
        <>
          <radialGradient id={`${id}halo`}>
            <stop stopColor="var(--flame)" stopOpacity=".5" />
            <stop offset=".3" stopColor="var(--flame)" stopOpacity=".16" />
            <stop offset="1" stopColor="var(--flame)" stopOpacity="0" />
          </radialGradient>
          <circle cy="-22" r="27" fill={`url(#${id}halo)`} />
          <ellipse rx="9" ry="2.200" fill="var(--flame)" opacity=".22" />
          <path d="M-3.400 0v-14.500q3.400-2.200 6.800 0V0q-3.400 1.600-6.800 0z" fill="var(--wax)" />
          <path
            d="M-3.400 0v-14.500q1.400-1 2.600-1.200V.8q-1.600-.1-2.600-.8z"
            fill="var(--flame)"
            opacity=".5"
          />
          <path
            d="M0-29c2.600 4 4 6.400 4 8.800a4 4 0 0 1-8 0c0-2.400 1.400-4.800 4-8.800z"
            fill="var(--flame)"
          />
        </>
      }
    />
  );
}
