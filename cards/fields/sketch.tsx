import type { ReactNode } from "react";

/** A thumbnail of a choice: one pen on a small sheet of 56 to 72. */
export function Sketch({ children, height = 72 }: { children: ReactNode; height?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 56 ${height}`}
      width="56"
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** The tone a photo has in a sketch. */
export const SKETCH_TONE = "var(--color-line)";
