import type { PhotoElement } from "./document.ts";
import { combined, type Matrix, movedMatrix, radians, scaled, turned } from "./matrix.ts";

type Cut = PhotoElement["cut"];
type Size = { width: number; height: number };
type Seen = { photo: Size; window: Size; cut: Cut };

/** How large a pixel of the photo is drawn, in millimetres, and what of the photo a window shows, as parts of it. */
function seen({ photo, window, cut: { zoom, turn } }: Seen) {
  const [cos, sin] = [Math.abs(Math.cos(radians(turn))), Math.abs(Math.sin(radians(turn)))];
  const across = window.width * cos + window.height * sin;
  const down = window.width * sin + window.height * cos;
  const scale = Math.max(across / photo.width, down / photo.height) * zoom;
  return { scale, across: across / (scale * photo.width), down: down / (scale * photo.height) };
}

/** The same cut with its middle where the photo still covers all of the window. */
export function coveringCut(given: Seen): Cut {
  const { across, down } = seen(given);
  return {
    ...given.cut,
    x: Math.min(1 - across / 2, Math.max(across / 2, given.cut.x)),
    y: Math.min(1 - down / 2, Math.max(down / 2, given.cut.y)),
  };
}

/** From the photo, as a square of side 1, into the window, around its middle. */
export function photoMatrix(given: Seen): Matrix {
  const { width, height } = given.photo;
  const { x, y, turn, mirrored } = coveringCut(given);
  const { scale } = seen(given);
  return combined(
    turned(turn),
    scaled(mirrored ? -scale : scale, scale),
    movedMatrix(-x * width, -y * height),
    scaled(width, height),
  );
}

/** Where the middle of the cut goes when the photo is pushed so many millimetres within its window. */
export function pushedCut(given: Seen, by: { x: number; y: number }): Cut {
  const { scale } = seen(given);
  const { turn, mirrored } = given.cut;
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [along, down] = [by.x * cos + by.y * sin, -by.x * sin + by.y * cos];
  const x = given.cut.x - ((mirrored ? -1 : 1) * along) / (scale * given.photo.width);
  const y = given.cut.y - down / (scale * given.photo.height);
  return coveringCut({ ...given, cut: { ...given.cut, x, y } });
}

/** How many of the photo's pixels lie on a millimetre. */
export function pixelsPerMillimetre(given: Seen): number {
  return 1 / seen(given).scale;
}
