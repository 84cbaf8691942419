import sharp from "sharp";
import type { Picture } from "./develop/picture.ts";

/** The long edges that the site offers. */
export const longEdges = [1600, 800, 400];

/** So that a gallery of ten opens quickly on a phone's connection. */
const heaviest = { 1600: 180_000, 800: 60_000, 400: 20_000 } as Record<number, number>;

/** Enlarges a print to the size it is sold in. */
export async function enlarge(print: Picture, width: number, height: number): Promise<Picture> {
  if (print.width === width) return print;
  const { data } = await sharp(print.values, { raw: { width: print.width, height: print.height, channels: 3 } })
    .resize(width, height, { kernel: "lanczos3", fit: "fill" })
    .raw({ depth: "float" })
    .toBuffer({ resolveWithObject: true });
  return { width, height, values: new Float32Array(data.buffer, data.byteOffset, data.byteLength / 4).slice() };
}

export function bytesOf({ values }: Picture): Uint8Array {
  return Uint8Array.from(values, (value) => Math.min(255, Math.max(0, Math.round(value * 255))));
}

/** One webp per long edge, each at the best quality that is light enough. */
export async function webps(print: Picture): Promise<{ edge: number; file: Buffer }[]> {
  const raw = { width: print.width, height: print.height, channels: 3 as const };
  const bytes = bytesOf(print);
  return Promise.all(
    longEdges.map(async (edge) => {
      const sized = sharp(bytes, { raw }).resize({ width: edge, height: edge, fit: "inside" });
      for (let quality = 84; ; quality -= 6) {
        const file = await sized.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
        if (file.length <= (heaviest[edge] ?? Number.POSITIVE_INFINITY) || quality <= 40) return { edge, file };
      }
    }),
  );
}

/** The colour that stands in its place until the picture has come. */
export async function meanColour(print: Picture): Promise<string> {
  const raw = { width: print.width, height: print.height, channels: 3 as const };
  const { data } = await sharp(bytesOf(print), { raw }).resize(1, 1, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString("hex")}`;
}
