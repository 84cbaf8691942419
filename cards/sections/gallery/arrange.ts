import type { Photo } from "#cards/engine/photo.ts";

type Shape = Pick<Photo, "width" | "height">;

/** Sixths of the row that each photo of a grid takes, so that no row is left open. */
export function gridSpans(count: number): (2 | 3 | 6)[] {
  if (count === 3) return [6, 3, 3];
  const rest = count % 3;
  const lead: (3 | 6)[] = rest === 1 ? [6] : rest === 2 ? [3, 3] : [];
  return [...lead, ...Array<2>(count - lead.length).fill(2)];
}

export type GalleryColumn = { share: number; indices: number[] };

/** Neither column is narrower than this part: a face must stay a face. */
const NARROWEST = 0.36;

/**
 * Two columns of whole photos that end on one line: each photo goes where there is more room, and then the columns
 * share the width so that both become equally high.
 */
export function inColumns(photos: readonly Shape[]): [GalleryColumn, GalleryColumn] {
  const heights: [number, number] = [0, 0];
  const indices: [number[], number[]] = [[], []];
  photos.forEach(({ width, height }, index) => {
    const column = heights[0] <= heights[1] ? 0 : 1;
    heights[column] += height / width;
    indices[column].push(index);
  });
  const even = heights[1] / (heights[0] + heights[1]);
  const share = Math.min(1 - NARROWEST, Math.max(NARROWEST, even));
  return [
    { share, indices: indices[0] },
    { share: 1 - share, indices: indices[1] },
  ];
}

/** Width to height of one frame that suits all photos: the one in the middle, neither a tower nor a ribbon. */
export function commonRatio(photos: readonly Shape[]): number {
  const ratios = photos.map(ratioOf).sort((a, b) => a - b);
  return withinColumn(ratios[Math.floor(ratios.length / 2)] ?? 1, { least: 0.75, most: 1.5 });
}

export function ratioOf({ width, height }: Shape): number {
  return width / height;
}

export function withinColumn(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, value));
}
