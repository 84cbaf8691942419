import { useId } from "react";
import { SKETCH_TONE, Sketch } from "#cards/fields/sketch.tsx";
import type { CoverEffect, CoverFrameName, CoverOpening } from "./section.ts";

const sheet = <rect x="3" y="1" width="50" height="70" rx="3" fill="var(--color-surface)" />;
const words = <path d="M20 56h16M23 62h10" />;

/** The outline of the photo in every frame. */
const outlines: Record<CoverFrameName, string> = {
  theme: "M15 14c4-3 9-1 13 0 4-1 9-3 13 0v28c-4 3-9 1-13 0-4 1-9 3-13 0z",
  "full-bleed": "M6 1h44a3 3 0 0 1 3 3v64a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z",
  arch: "M15 46V25a13 13 0 0 1 26 0v21z",
  oval: "M28 9c8 0 13 8 13 18.5S36 46 28 46s-13-8-13-18.5S20 9 28 9z",
  rectangle: "M13 11h30v35H13z",
  polaroid: "M17 15h22v23H17z",
};

/** A hill and a sun: what stands in a photo that is not there yet. */
export function FrameSketch({ value: frame }: { value: CoverFrameName }) {
  const clip = useId();
  return (
    <Sketch>
      {sheet}
      {frame === "polaroid" && <rect x="13" y="11" width="30" height="36" fill="var(--color-surface)" />}
      <clipPath id={clip}>
        <path d={outlines[frame]} />
      </clipPath>
      <g clipPath={`url(#${clip})`} stroke="none">
        <rect width="56" height="72" fill={SKETCH_TONE} />
        <circle cx="34" cy="23" r="3.5" fill="var(--color-surface)" />
        <path d="M0 44c10-10 18-12 26-5s16 6 30-6v40H0z" fill="currentColor" opacity="0.28" />
      </g>
      <path d={outlines[frame]} strokeDasharray={frame === "theme" ? "2.5 2.5" : undefined} />
      {words}
    </Sketch>
  );
}

export function OpeningSketch({ value: opening }: { value: CoverOpening }) {
  return (
    <Sketch>
      {sheet}
      {opening === "none" && <path d="M18 30h20M22 37h12" />}
      {opening === "envelope" && (
        <>
          <rect x="11" y="26" width="34" height="23" rx="1.5" fill={SKETCH_TONE} />
          <path d="M11 27l17 13 17-13" fill="var(--color-surface)" />
        </>
      )}
      {opening === "curtain" && (
        <>
          <path d="M3 8c9 1 15 5 17 30-2 16-6 26-17 30z" fill={SKETCH_TONE} />
          <path d="M53 8c-9 1-15 5-17 30 2 16 6 26 17 30z" fill={SKETCH_TONE} />
          <path d="M9 12c4 8 5 18 4 27M47 12c-4 8-5 18-4 27M3 8h50" />
        </>
      )}
      {opening === "ink" && (
        <>
          <path
            d="M28 19c9-2 14 4 13 11 4 6 0 14-7 15-5 5-14 3-16-3-7-3-8-11-3-16 1-5 8-8 13-7z"
            fill={SKETCH_TONE}
          />
          <path d="M28 27c4 0 6 3 6 6s-3 6-6 6-6-3-6-6 2-6 6-6z" fill="currentColor" opacity="0.5" />
        </>
      )}
      {opening === "letters" && (
        <g fill="currentColor" stroke="none" fontSize="11" fontWeight="600">
          <text x="11" y="39">
            고
          </text>
          <text x="22.5" y="39" opacity="0.6">
            이
          </text>
          <text x="34" y="39" opacity="0.25">
            접
          </text>
        </g>
      )}
      {opening !== "curtain" && words}
    </Sketch>
  );
}

const petal = "M0 0c3-4 7-4 9-1-1 4-5 5-9 1z";

export function EffectSketch({ value: effect }: { value: CoverEffect }) {
  return (
    <Sketch>
      {sheet}
      {effect === "petals" &&
        scattered.map(([x, y], at) => (
          <path
            key={`${x} ${y}`}
            d={petal}
            fill={SKETCH_TONE}
            transform={`translate(${x} ${y}) rotate(${at * 47})`}
          />
        ))}
      {effect === "snow" &&
        scattered.map(([x, y], at) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1 + (at % 3) * 0.8} />)}
      {effect === "fireflies" &&
        scattered.map(([x, y], at) => (
          <g key={`${x} ${y}`} stroke="none" fill="currentColor">
            <circle cx={x} cy={y} r={4 + (at % 2) * 1.5} opacity="0.14" />
            <circle cx={x} cy={y} r="1.3" opacity="0.75" />
          </g>
        ))}
      {effect === "confetti" &&
        scattered.map(([x, y], at) => (
          <rect
            key={`${x} ${y}`}
            width="5"
            height="2.5"
            fill={at % 2 ? SKETCH_TONE : "currentColor"}
            transform={`translate(${x} ${y}) rotate(${at * 61})`}
          />
        ))}
      {effect === "none" && <path d="M18 30h20M22 37h12" />}
      {words}
    </Sketch>
  );
}

const scattered = [
  [13, 12],
  [34, 9],
  [24, 22],
  [42, 26],
  [12, 33],
  [31, 37],
  [44, 45],
  [18, 47],
] as const;
