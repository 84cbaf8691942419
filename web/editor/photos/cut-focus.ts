import type { Area } from "#cards/engine/editor.ts";
import type { Photo } from "#cards/engine/photo.ts";

type Turn = 0 | 90 | 180 | 270;

/** Where what was in focus stands after the photo was turned and cut; at the edge, where it was cut away. */
export function cutFocus(photo: Photo, { area, turn }: { area: Area; turn: Turn }): Photo["focus"] {
  const { x, y } = turned(photo.focus, turn);
  const sideways = turn === 90 || turn === 270;
  const width = sideways ? photo.height : photo.width;
  const height = sideways ? photo.width : photo.height;
  return { x: within((x * width - area.x) / area.width), y: within((y * height - area.y) / area.height) };
}

function turned({ x, y }: Photo["focus"], turn: Turn): Photo["focus"] {
  switch (turn) {
    case 90:
      return { x: 1 - y, y: x };
    case 180:
      return { x: 1 - x, y: 1 - y };
    case 270:
      return { x: y, y: 1 - x };
    default:
      return { x, y };
  }
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}
