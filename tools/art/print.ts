import sharp, { type Sharp } from "sharp";
import type { Picture } from "./develop/picture.ts";

/** The long edges that the site offers, each with the most bytes it may weigh: a gallery of ten opens quickly on a phone. */
const sizes = [
  { edge: 1600, heaviest: 180_000 },
  { edge: 800, heaviest: 60_000 },
  { edge: 400, heaviest: 20_000 },
];

/** The print as sharp takes it. */
export function imageOf({ width, height, values }: Picture): Sharp {
  const bytes = Uint8Array.from(values, (value) => Math.min(255, Math.max(0, Math.round(value * 255))));
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** One webp per long edge, each at the best quality that is light enough. */
export async function webps(print: Picture): Promise<{ edge: number; file: Buffer }[]> {
  const image = imageOf(print);
  return Promise.all(
    sizes.map(async ({ edge, heaviest }) => {
      const sized = image.clone().resize({ width: edge, height: edge, fit: "inside" });
      for (let quality = 90; ; quality -= 5) {
        const file = await sized.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
        if (file.length <= heaviest || quality <= 40) return { edge, file };
      }
    }),
  );
}

/** The colour that stands in its place until the picture has come. */
export async function meanColour(print: Picture): Promise<string> {
  const pixel = await imageOf(print).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}
