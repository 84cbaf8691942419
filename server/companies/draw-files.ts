import sharp from "sharp";
import { readPicture } from "#server/photos/draw-sizes.ts";

export type SentFile = { purpose: "licence" | "logo"; sent: Buffer };

/** Sharp on every screen, where it is drawn as large as a thumb. */
const LOGO_EDGE = 512;
/** The small print of a licence stays readable. */
const QUALITY = { licence: 85, logo: 90 };

/**
 * A picture drawn anew as WebP, without anything but its pixels. A logo is a white square, whatever was sent, so that
 * it is seen on every card.
 */
export async function drawCompanyFile({ purpose, sent }: SentFile): Promise<Buffer> {
  const { data, width, height, channels } = await readPicture(sent);
  const picture = sharp(data, { raw: { width, height, channels } });
  const drawn =
    purpose === "logo"
      ? picture.flatten({ background: "#fff" }).resize({ width: LOGO_EDGE, height: LOGO_EDGE, fit: "cover" })
      : picture;
  return drawn.webp({ quality: QUALITY[purpose] }).toBuffer();
}
