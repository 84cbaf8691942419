import sharp from "sharp";
import { Refusal } from "#domain/refusal.ts";
import { readPicture } from "#server/photos/draw-sizes.ts";
import { pictureTypeOf } from "#server/photos/picture-type.ts";

export type Made = { type: "application/pdf" | "image/webp"; body: Buffer };

/** Sharp on every screen, where it is drawn as large as a thumb. */
const LOGO_EDGE = 512;
/** The small print of a licence stays readable. */
const QUALITY = { licence: 85, logo: 90 };

const WRONG_LICENCE = { sentence: "사업자등록증은 PDF, JPG, PNG, WebP 파일로 올려 주세요." };
const WRONG_LOGO = { sentence: "로고는 JPG, PNG, WebP 파일로 올려 주세요." };

/** A licence as it is kept: a picture drawn anew, without anything but its pixels; a PDF as it came. */
export async function makeLicence(sent: Buffer): Promise<Made> {
  if (sent.subarray(0, 5).toString("latin1") === "%PDF-") return { type: "application/pdf", body: sent };
  refuseOthers(sent, WRONG_LICENCE);
  return webp(sent, { quality: QUALITY.licence });
}

/** A logo as it is shown: a white square, whatever was sent, so that it is seen on every card. */
export async function makeLogo(sent: Buffer): Promise<Made> {
  refuseOthers(sent, WRONG_LOGO);
  return webp(sent, { quality: QUALITY.logo, edge: LOGO_EDGE });
}

function refuseOthers(sent: Buffer, wrong: { sentence: string }): void {
  const type = pictureTypeOf(sent);
  if (!type || type === "heic") throw new Refusal("FILE_TYPE", wrong);
}

async function webp(sent: Buffer, { quality, edge }: { quality: number; edge?: number }): Promise<Made> {
  const { data, width, height, channels } = await readPicture(sent);
  const picture = sharp(data, { raw: { width, height, channels } });
  const square = edge
    ? picture.flatten({ background: "#fff" }).resize({ width: edge, height: edge, fit: "cover" })
    : picture;
  return { type: "image/webp", body: await square.webp({ quality }).toBuffer() };
}
