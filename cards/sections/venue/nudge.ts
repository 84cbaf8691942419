import type { MapPoint } from "#cards/engine/links.ts";

/** From the pavement to the door. */
export const STEP_METRES = 10;
const METRES_A_DEGREE = 111_320;
/** As the rest of a point is kept: a hand's breadth. */
const PLACES = 6;

export type NudgeTo = "north" | "south" | "east" | "west";

/** The point one step further; towards the poles a degree of longitude is shorter. */
export function nudged({ latitude, longitude }: MapPoint, to: NudgeTo): MapPoint {
  const step = STEP_METRES / METRES_A_DEGREE;
  const across = step / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const north = { north: step, south: -step, east: 0, west: 0 }[to];
  const east = { north: 0, south: 0, east: across, west: -across }[to];
  return kept({ latitude: latitude + north, longitude: longitude + east });
}

/** As fine as a point is kept. */
export function kept({ latitude, longitude }: MapPoint): MapPoint {
  return { latitude: within(latitude, 90), longitude: within(longitude, 180) };
}

function within(degrees: number, most: number): number {
  return Number(Math.min(most, Math.max(-most, degrees)).toFixed(PLACES));
}
