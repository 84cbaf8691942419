import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { type Photo, photoAddress } from "#cards/engine/photo.ts";
import type { Print, PrintedLayer, PrintedPhoto, Toning } from "#cards/engine/print.ts";
import { keptFile, readWhole } from "#server/photos/photo-files.ts";
import type { Files } from "#server/ports.ts";

/** What a printer can show: more only makes the file larger. */
const DOTS_PER_MM = 300 / 25.4;
/** Skin and sky stay clean on paper. */
const QUALITY = 92;

const publicFolder = new URL("../../public/", import.meta.url);

/** The part of a photo that is seen, from 0 to 1 of its sides, as it goes to paper. */
export type CutPhoto = { jpeg: Uint8Array; x: number; y: number; width: number; height: number };

/** Two marks that show the same of a photo in the same size have one name. */
export function photoName({ width, height }: PrintedLayer, { photo, image, toning }: PrintedPhoto): string {
  return JSON.stringify([photo.key, image, toning, width, height]);
}

/** Every photo of a print, cut and toned; one that cannot be read is left out, and its card is printed without it. */
export async function cutPhotos(print: Print, files: Files): Promise<Map<string, CutPhoto>> {
  const cut = new Map<string, CutPhoto>();
  for (const layer of print.cards.flatMap(({ front, back }) => [...front, ...back])) {
    for (const mark of layer.marks) {
      if (mark.type !== "photo" || cut.has(photoName(layer, mark))) continue;
      const made = await cutPhoto(layer, { mark, files }).catch(() => null);
      if (made) cut.set(photoName(layer, mark), made);
    }
  }
  return cut;
}

async function cutPhoto(layer: PrintedLayer, { mark, files }: { mark: PrintedPhoto; files: Files }) {
  const stored = await storedPhoto(mark.photo, files);
  if (!stored) return null;
  const { width: own, height: ownHeight } = await sharp(stored).metadata();
  const seen = seenPart(layer, mark.image);
  const left = Math.floor(seen.left * own);
  const top = Math.floor(seen.top * ownHeight);
  const width = Math.max(1, Math.min(own, Math.ceil(seen.right * own)) - left);
  const height = Math.max(1, Math.min(ownHeight, Math.ceil(seen.bottom * ownHeight)) - top);
  // What was cut away is nobody's business any more: it does not go into the file.
  const part = sharp(stored).extract({ left, top, width, height });
  const [a, b] = mark.image;
  const wanted = Math.ceil(Math.hypot(a, b) * (width / own) * DOTS_PER_MM);
  const jpeg = await toned(part.resize({ width: Math.min(width, wanted) }), mark.toning)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return { jpeg, x: left / own, y: top / ownHeight, width: width / own, height: height / ownHeight };
}

/** The largest that is kept of what a member sent; of our own drawings the largest there is. */
async function storedPhoto(photo: Photo, files: Files): Promise<Buffer | null> {
  if (photo.key.startsWith("u/")) return readWhole(files, keptFile(photo.key));
  return readFile(new URL(`.${photoAddress(photo, 1600)}`, publicFolder));
}

function toned(picture: Sharp, toning: Toning | null): Sharp {
  const [red, green, blue] = toning ?? [];
  if (!red || !green || !blue) return picture;
  const rows = [red, green, blue];
  return picture
    .removeAlpha()
    .recomb([
      [red[0], red[1], red[2]],
      [green[0], green[1], green[2]],
      [blue[0], blue[1], blue[2]],
    ])
    .linear(
      [1, 1, 1],
      rows.map((row) => row[3] * 255),
    );
}

/** What of the photo's square lies inside the layer's box, which holds all that its window shows. */
function seenPart({ width, height }: PrintedLayer, [a, b, c, d, e, f]: PrintedPhoto["image"]) {
  const size = a * d - b * c;
  const corners = [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => {
      const [x, y] = [(across * width) / 2 - e, (down * height) / 2 - f];
      return { x: (d * x - c * y) / size, y: (a * y - b * x) / size };
    }),
  );
  const held = (value: number) => Math.min(1, Math.max(0, value));
  return {
    left: held(Math.min(...corners.map(({ x }) => x))),
    right: held(Math.max(...corners.map(({ x }) => x))),
    top: held(Math.min(...corners.map(({ y }) => y))),
    bottom: held(Math.max(...corners.map(({ y }) => y))),
  };
}
