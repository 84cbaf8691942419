import { useId } from "react";
import { curve, line, type PathPoint, points } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPiece } from "../draw/svg.tsx";

const random = seeded(49);

type Ridge = { peak: number; top: number; foot: number; phase: number };

/** A ridge: one long back, smaller ones along it, and the roughness of trees. */
function ridge({ peak, top, foot, phase }: Ridge): string {
  const points = Array.from({ length: 40 }, (_, index): PathPoint => {
    const x = index * 10;
    const back = Math.exp(-(((x - peak) / 120) ** 2));
    const along =
      0.2 * Math.sin(x / 34 + phase) + 0.1 * Math.sin(x / 13 + phase * 3) + random.between(-0.02, 0.02);
    return [x, foot - (foot - top) * Math.max(back + along * (0.5 + back * 0.5), 0.05)];
  });
  return `${curve(points)}V230H0z`;
}

/** From the farthest, pale where it stands in the mist, to the nearest, as dark as the water. */
const hills = [
  { peak: 318, top: 104, foot: 190, phase: 0.6, light: 12, mist: 26 },
  { peak: 70, top: 132, foot: 206, phase: 2.4, light: 9, mist: 20 },
  { peak: 372, top: 168, foot: 222, phase: 4.4, light: 5, mist: 11 },
  { peak: 20, top: 192, foot: 230, phase: 1.2, light: 1, mist: 3 },
].map((row) => ({ ...row, d: ridge(row) }));

/** Light on the water: wide under the moon, then broken, then gone. */
function light(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, step) => {
    const down = (from + step) / 22;
    const half = (26 * (1 - down) ** 1.6 + 5) * random.between(0.25, 1.1);
    const [x, y] = [196 + random.between(-9, 9) * (0.3 + down), 234 + 84 * down ** 1.15];
    return line(points([x - half, y, x + half, y]));
  }).join("");
}
const lights = [light(0, 8), light(8, 15), light(15, 22)];

export function Ornament() {
  return (
    <SvgMark width={18} height={34}>
      <path d="M9 2C13 9 15 13 15 17A6 6 0 0 1 3 17C3 13 5 9 9 2Z" stroke="var(--accent)" strokeWidth=".7" />
      <path
        d="M9 12C10.6 15 11.4 16.4 11.4 18A2.4 2.4 0 0 1 6.6 18C6.6 16.4 7.4 15 9 12Z"
        fill="var(--accent)"
      />
      <path d="M9 23v9" stroke="var(--accent)" strokeWidth=".7" />
    </SvgMark>
  );
}

export function Divider() {
  return (
    <SvgMark width={240} height={9}>
      <g stroke="var(--accent)" strokeWidth=".7">
        <path d="M0 4.5h240" opacity=".22" />
        <path d="M40 4.5h160" opacity=".3" />
        <path d="M80 4.5h80" opacity=".5" />
      </g>
      <circle cx="120" cy="4.5" r="2" fill="var(--accent)" />
    </SvgMark>
  );
}

export function CoverFrame() {
  const [glow, fog] = [useId(), useId()];
  return (
    <SvgFrame>
      <SvgPiece box={[390, 330]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <radialGradient id={glow}>
          <stop stopColor="var(--ink)" stopOpacity=".2" />
          <stop offset=".34" stopColor="var(--ink)" stopOpacity=".07" />
          <stop offset="1" stopColor="var(--ink)" stopOpacity="0" />
        </radialGradient>
        <circle cx="196" cy="96" r="200" fill={`url(#${glow})`} />
        <circle cx="196" cy="96" r="37" fill="var(--ink)" opacity=".86" />
        {hills.map(({ d, top, light, mist }) => (
          <g key={top}>
            <linearGradient
              id={`${fog}${top}`}
              gradientUnits="userSpaceOnUse"
              x1="0"
              x2="0"
              y1={top}
              y2="230"
            >
              <stop stopColor={`color-mix(in oklab, var(--paper), var(--ink) ${light}%)`} />
              <stop offset="1" stopColor={`color-mix(in oklab, var(--paper), var(--ink) ${mist}%)`} />
            </linearGradient>
            <path d={d} fill={`url(#${fog}${top})`} />
          </g>
        ))}
        <path d="M0 228h390v102H0z" fill="var(--paper)" />
        <g stroke="var(--ink)" strokeLinecap="round">
          {lights.map((path, far) => (
            <path key={path} d={path} strokeWidth=".9" opacity={[0.6, 0.36, 0.16][far]} />
          ))}
        </g>
        <path
          d="M20 246h64M300 252h70M40 262h28M320 268h36M88 278h30"
          stroke="var(--ink)"
          strokeWidth=".7"
          opacity=".1"
        />
      </SvgPiece>
    </SvgFrame>
  );
}

/** Rings on water after one drop. */
export function Seal() {
  return (
    <SvgMark width={96} height={36}>
      <g stroke="var(--accent)" strokeWidth=".7">
        <ellipse cx="48" cy="18" rx="46" ry="15" opacity=".24" />
        <ellipse cx="48" cy="18" rx="32" ry="10.4" opacity=".45" />
        <ellipse cx="48" cy="18" rx="18" ry="5.8" opacity=".75" />
      </g>
      <ellipse cx="48" cy="18" rx="4" ry="1.4" fill="var(--accent)" />
    </SvgMark>
  );
}
