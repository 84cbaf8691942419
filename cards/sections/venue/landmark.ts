/** Where something lies as seen from the place, clockwise from the north. */
export const compassPoints = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** How one walks from there: straight on, or with one turn. */
export const bends = ["straight", "left", "right"] as const;
export type Bend = (typeof bends)[number];

/** A station or a building that guests know, and the way from there on foot. */
export type Landmark = {
  name: string;
  /** Of the underground: `2호선`, `1·4호선`. */
  line: string;
  exit: string;
  side: CompassPoint;
  bend: Bend;
  minutes: number | null;
  metres: number | null;
  /** What one sees on the way, in the maker's words. */
  turns: string;
};

/** Those that can be drawn; what has no name yet is still being written. */
export function namedLandmarks(landmarks: readonly Landmark[]): Landmark[] {
  return landmarks.filter(({ name }) => name.trim() !== "");
}

/** Whoever comes from the south walks to the north. */
export function walkedTo(side: CompassPoint): CompassPoint {
  return compassPoints[(compassPoints.indexOf(side) + 4) % compassPoints.length] ?? side;
}
