import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { type PhotoWidth, photoWidths } from "#cards/engine/photo.ts";
import { KEPT_EDGE } from "#domain/photo.ts";
import { Refusal } from "#domain/refusal.ts";
import { decodeHeic } from "./heic.ts";
import { type PictureType, pictureTypeOf } from "./picture-type.ts";
import { MAX_PIXELS, type Pixels, refuseTooManyPixels } from "./pixels.ts";

/** A picture in every size that is stored. */
export type DrawnSizes = {
  sizes: { width: PhotoWidth | "kept"; type: "image/webp" | "image/jpeg"; body: Buffer }[];
  /** Of the kept one. */
  width: number;
  height: number;
  placeholder: string;
};
/** A photo that is kept, and what of it is wanted. */
export type PhotoPart = { kept: Buffer; cut: PhotoCut };
export type PhotoCut = { area: { x: number; y: number; width: number; height: number }; turn: number };

/** Beyond it nobody sees a difference on a screen; the kept one is drawn from again. */
const QUALITY = { shown: 82, kept: 90 };
/** Of libwebp's six steps: the next ones take twice the time for a few percent. */
const EFFORT = 3;
const KEPT_BOX = { width: KEPT_EDGE, height: KEPT_EDGE, fit: "inside", withoutEnlargement: true } as const;
/** Of what is shown; no higher than what is kept. */
const WIDEST_BOX = { ...KEPT_BOX, width: Math.max(...photoWidths) } as const;
/** The longest edge that a thumbhash takes. */
const PLACEHOLDER_EDGE = 100;

// Photos are seen once each: keeping them would only hold memory.
sharp.cache(false);
// Decoding is half of the wait for a single photo. Whoever looks at cards goes before this process.
sharp.concurrency(2);

/** What a person sent, in every size. */
export async function drawSentPhoto(sent: Buffer): Promise<DrawnSizes> {
  if (pictureTypeOf(sent) !== "jpeg") return drawSizes(await readPicture(sent));
  await refuseUnfit(sent, "jpeg");
  // A JPEG can be read at half its size in half the time: what is shown does not wait for what is kept.
  return orBroken(
    sizesOf({
      kept: keptJpeg(upright(sent).resize(KEPT_BOX).toColourspace("srgb")),
      widest: pixelsOf(upright(sent).resize(WIDEST_BOX)),
    }),
  );
}

export async function drawPhotoPart({ kept, cut }: PhotoPart): Promise<DrawnSizes> {
  return drawSizes(await cutPicture(kept, cut));
}

/** Decodes what a person sent: by its bytes, within limits, upright, in sRGB, without anything but its pixels. */
export async function readPicture(file: Buffer): Promise<Pixels> {
  const type = pictureTypeOf(file);
  if (!type) throw new Refusal("FILE_TYPE");
  if (type === "heic") return opaque(await shrunk(raw(await decodeHeic(file))));
  await refuseUnfit(file, type);
  return orBroken(shrunk(upright(file)));
}

/** By what its header says. */
async function refuseUnfit(file: Buffer, type: PictureType): Promise<void> {
  const { format, width, height, pages = 1 } = await headerOf(file);
  if (format !== type) throw new Refusal("FILE_TYPE");
  refuseTooManyPixels({ width, height, frames: pages });
}

function upright(file: Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
}

/** Turns a kept picture, then takes a part of it. */
export async function cutPicture(kept: Buffer, { area, turn }: PhotoCut): Promise<Pixels> {
  const turned = await pixelsOf(sharp(kept).rotate(turn));
  const { x: left, y: top, width, height } = area;
  if (left + width > turned.width || top + height > turned.height) throw new Refusal("INVALID");
  return pixelsOf(raw(turned).extract({ left, top, width, height }));
}

export function drawSizes(picture: Pixels): Promise<DrawnSizes> {
  return sizesOf({ kept: kept(picture), widest: pixelsOf(raw(picture).resize(WIDEST_BOX)) });
}

type Kept = { type: "image/webp" | "image/jpeg"; body: Buffer; width: number; height: number };

async function sizesOf(made: { kept: Promise<Kept>; widest: Promise<Pixels> }): Promise<DrawnSizes> {
  const [{ width, height, ...largest }, { placeholder, shown }] = await Promise.all([
    made.kept,
    made.widest.then(shownSizes),
  ]);
  return { sizes: [{ width: "kept", ...largest }, ...shown], width, height, placeholder };
}

async function shownSizes(widest: Pixels) {
  const [placeholder, ...shown] = await Promise.all([
    placeholderOf(widest),
    ...photoWidths.map(async (width) => ({
      width,
      type: "image/webp" as const,
      body: (await webp(raw(widest).resize({ width, withoutEnlargement: true }), QUALITY.shown)).data,
    })),
  ]);
  return { placeholder, shown };
}

/** How decoders say that a size is beyond them. */
const BEYOND = /maximum supported|too large|exceeds/i;

function headerOf(file: Buffer) {
  return orBroken(sharp(file, { limitInputPixels: false }).metadata());
}

function raw({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
}

/** To the size that is kept. */
function shrunk(picture: Sharp): Promise<Pixels> {
  return pixelsOf(picture.resize(KEPT_BOX));
}

/** Without the channel for what is seen through, where nothing is: libheif always gives one. */
async function opaque(picture: Pixels): Promise<Pixels> {
  for (let at = 3; at < picture.data.length; at += 4) {
    if (picture.data[at] !== 255) return picture;
  }
  return pixelsOf(raw(picture).removeAlpha());
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Refusal("IMAGE_BROKEN");
  return { data, width, height, channels };
}

/** Nobody downloads it, so it is a JPEG where it can be: as WebP it would take as long as all the others. */
async function kept(picture: Pixels): Promise<Kept> {
  if (picture.channels === 3) return keptJpeg(raw(picture));
  const { data, info } = await webp(raw(picture), QUALITY.kept);
  return { type: "image/webp", body: data, width: info.width, height: info.height };
}

/** A twentieth larger than it could be, in half the time. */
async function keptJpeg(picture: Sharp): Promise<Kept> {
  const as = { quality: QUALITY.kept, chromaSubsampling: "4:4:4", optimiseCoding: false };
  const { data, info } = await picture.jpeg(as).toBuffer({ resolveWithObject: true });
  return { type: "image/jpeg", body: data, width: info.width, height: info.height };
}

function webp(picture: Sharp, quality: number) {
  return picture.webp({ quality, effort: EFFORT }).toBuffer({ resolveWithObject: true });
}

async function placeholderOf(picture: Pixels): Promise<string> {
  const edge = { width: PLACEHOLDER_EDGE, height: PLACEHOLDER_EDGE };
  const small = raw(picture).resize({ ...edge, fit: "inside", withoutEnlargement: true });
  const { data, info } = await small.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

/** What looks like a picture and cannot be decoded is refused. */
async function orBroken<Value>(decoding: Promise<Value>): Promise<Value> {
  try {
    return await decoding;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isBeyond = error instanceof Error && BEYOND.test(error.message);
    const refusal = new Refusal(isBeyond ? "IMAGE_TOO_LARGE" : "IMAGE_BROKEN");
    refusal.cause = error;
    throw refusal;
  }
}
