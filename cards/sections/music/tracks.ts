/** A piece that comes with the product; its notes stand in `pieces.ts`. */
export type Track = { name: string; label: string };

/** In the order a maker sees them. */
export const tracks = [
  { name: "quiet-morning", label: "조용한 아침" },
  { name: "moonlit-yard", label: "달빛 마당" },
  { name: "little-music-box", label: "작은 오르골" },
] as const satisfies readonly Track[];

export type TrackName = (typeof tracks)[number]["name"];
