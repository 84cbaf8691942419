import type { CSSProperties, ReactNode } from "react";

/** A small drawing that stands in the text's flow. */
export function SvgMark({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      style={{ display: "block", maxWidth: "100%", height: "auto" }}
    >
      {children}
    </svg>
  );
}

/** What surrounds the cover's words: pieces, each held to an edge, so that it fits any width and height. */
export function SvgFrame({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      style={{ position: "absolute", inset: 0, overflow: "hidden", pointerEvents: "none" }}
    >
      {children}
    </div>
  );
}

type PieceProps = { box: readonly [width: number, height: number]; at: CSSProperties; children: ReactNode };

/** One piece of a frame; `at` holds it, its box gives it its proportion. */
export function SvgPiece({ box, at, children }: PieceProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      fill="none"
      style={{ position: "absolute", display: "block", overflow: "visible", ...at }}
    >
      {children}
    </svg>
  );
}

type PatternProps = { id: string; tile: readonly [width: number, height: number]; children: ReactNode };

/** One tile, repeated over the whole sheet. */
export function SvgPattern({ id, tile, children }: PatternProps) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      style={{ position: "absolute", inset: 0, pointerEvents: "none" }}
    >
      <pattern id={id} width={tile[0]} height={tile[1]} patternUnits="userSpaceOnUse">
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
