/** What is kept of every pixel: sums over its samples, side by side. */
export const planes = {
  light: 0,
  colour: 3,
  normal: 6,
  haze: 9,
  distance: 12,
  /** Uncertainty of the light and of the haze. */
  doubt: 13,
  hazeDoubt: 14,
} as const;

export const planeCount = 15;

export type Film = { width: number; height: number; values: Float32Array };

export function blankFilm(width: number, height: number): Film {
  const bytes = width * height * planeCount * Float32Array.BYTES_PER_ELEMENT;
  return { width, height, values: new Float32Array(new SharedArrayBuffer(bytes)) };
}
