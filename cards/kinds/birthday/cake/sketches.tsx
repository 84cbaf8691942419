import { SKETCH_TONE, Sketch } from "#cards/fields/sketch.tsx";
import type { CakeName } from "./section.ts";

const BODY = "M8 26v20c0 4 9 7 20 7s20-3 20-7V26";

/** A cake in a few lines, for choosing. */
export function CakeSketch({ value: cake }: { value: CakeName }) {
  return (
    <Sketch height={60}>
      <path d="M28 20V9M28 7q-3-3 0-6 3 3 0 6z" />
      <path
        d={BODY}
        fill={cake === "chocolate" ? "currentColor" : SKETCH_TONE}
        fillOpacity={cake === "chocolate" ? 0.55 : 1}
      />
      <ellipse cx="28" cy="26" rx="20" ry="6" fill="var(--color-surface)" />
      {cake === "cream" && (
        <path
          d="M10 27q3-6 6 0 3-6 6 0 3-6 6 0 3-6 6 0 3-6 6 0 3-6 6 0M14 42h0M22 45h0M34 45h0M42 42h0"
          strokeWidth="2"
        />
      )}
      {cake === "chocolate" && (
        <path
          d="M8 27v9q2 4 4 0v-4q2-3 4 0v10q2 4 4 0v-9q3-3 5 0v6q3 4 5 0v-8q3-3 5 0v11q2 4 4 0v-10q2-3 4 0v3q2 4 5 0v-8"
          stroke="var(--color-surface)"
        />
      )}
      {cake === "rice" && (
        <g fill="var(--color-surface)">
          <circle cx="14" cy="27" r="5" />
          <circle cx="42" cy="27" r="5" />
          <circle cx="22" cy="30" r="4" />
          <circle cx="34" cy="30" r="4" />
          <path d="M14 27h0M42 27h0M22 30h0M34 30h0" strokeWidth="2.4" />
        </g>
      )}
      {cake === "lettering" && <path d="M18 43q3-8 5 0t5 0q2-6 5 0t5-2M10 28q3 3 6 2M40 30q3 1 6-2" />}
      <path d="M3 53h50" />
    </Sketch>
  );
}
