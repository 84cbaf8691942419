import { type Photo, photoAddress } from "#cards/engine/photo.ts";
import { type FilterName, photoFilters } from "#cards/kinds/photo/filters.ts";

type Picture = HTMLImageElement | HTMLCanvasElement;

/** Photos that were fetched for the canvas, and the same with a filter over them. */
export function createPictures(onArrived: () => void) {
  const fetched = new Map<string, HTMLImageElement>();
  const filtered = new Map<string, HTMLCanvasElement>();

  function at(address: string): HTMLImageElement | null {
    const known = fetched.get(address);
    if (known) return known.complete && known.naturalWidth > 0 ? known : null;
    const image = new Image();
    fetched.set(address, image);
    image.addEventListener("load", onArrived);
    image.src = address;
    return null;
  }

  return {
    at,
    /** Null until it has come. */
    of(photo: Pick<Photo, "key">, filter: FilterName): Picture | null {
      const address = photoAddress(photo, 1600);
      const image = at(address);
      if (!image || filter === "none") return image;
      const name = `${filter} ${address}`;
      const known = filtered.get(name) ?? withFilter(image, filter);
      filtered.set(name, known);
      return known;
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;

/** Finer than any screen shows; the press draws from the whole photo. */
const MOST_PIXELS = 900;

function withFilter(image: HTMLImageElement, filter: FilterName): HTMLCanvasElement {
  const scale = Math.min(1, MOST_PIXELS / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
  recolour(picture.data, photoFilters[filter].matrix);
  pen.putImageData(picture, 0, 0);
  return canvas;
}

/** Every pixel's red, green and blue through the matrix, in place. */
export function recolour(
  pixels: Uint8ClampedArray,
  [red, green, blue]: (typeof photoFilters)[FilterName]["matrix"],
): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    pixels[at] = red[0] * r + red[1] * g + red[2] * b + red[3] * 255;
    pixels[at + 1] = green[0] * r + green[1] * g + green[2] * b + green[3] * 255;
    pixels[at + 2] = blue[0] * r + blue[1] * g + blue[2] * b + blue[3] * 255;
  }
}
