import sharp, { type Sharp } from "sharp";
import type { Print, PrintedLayer, PrintedPhoto, Toning } from "#cards/engine/print.ts";

/** What a printer can show: more only makes the file larger. */
const DOTS_PER_MM = 300 / 25.4;
/** Skin and sky stay clean on paper. */
const QUALITY = 92;

/** The part of a photo that is seen, from 0 to 1 of its sides, as it goes to paper. */
export type CutPhoto = { jpeg: Uint8Array; x: number; y: number; width: number; height: number };

/** Two marks that show the same of a photo in the same size have one name. */
export function photoName({ width, height }: PrintedLayer, { photo, image, toning }: PrintedPhoto): string {
  return JSON.stringify([photo.key, image, toning, width, height]);
}

/** Every photo of a print, cut and toned; one that is no picture is left out, and its card is printed without it. */
export async function cutPhotos(
  print: Print,
  photos: ReadonlyMap<string, Buffer>,
): Promise<Map<string, CutPhoto>> {
  const cut = new Map<string, CutPhoto>();
  for (const layer of print.cards.flatMap(({ front, back }) => [...front, ...back])) {
    for (const mark of layer.marks) {
      if (mark.type !== "photo" || cut.has(photoName(layer, mark))) continue;
      const stored = photos.get(mark.photo.key);
      const made = stored && (await cutPhoto(layer, { mark, stored }).catch(() => null));
      if (made) cut.set(photoName(layer, mark), made);
    }
  }
  return cut;
}

type Cut = { mark: PrintedPhoto; stored: Buffer };

async function cutPhoto(layer: PrintedLayer, { mark, stored }: Cut): Promise<CutPhoto> {
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
