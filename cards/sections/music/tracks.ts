/** A piece that comes with the product; the sound lies in `public/music/{name}.mp3`. */
export type Track = { name: string; label: string };

/** In the order a maker sees them. */
export const tracks: readonly Track[] = [];
