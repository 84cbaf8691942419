import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture of two colours, so that turning and cutting can be seen: red on the left, blue on the right. */
export function redAndBlue({ width, height }: { width: number; height: number }) {
  const blue = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#00f" } };
  return sharp({ create: { width, height, channels: 3, background: "#f00" } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** What phones write beside the pixels: which way is up, and where it was taken. */
export function asFromPhone(picture: Sharp, orientation = 1): Sharp {
  const exif = {
    IFD0: { Make: "Phone", ImageDescription: "secret note" },
    IFD3: { GPSLatitude: "37/1 33/1 0/1" },
  };
  return picture.withMetadata({ orientation, exif });
}

/** The same JPEG with other figures for its size in the header. */
export function claimingJpeg(jpeg: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const claiming = Buffer.from(jpeg);
  const frame = claiming.indexOf(Buffer.from([0xff, 0xc0]));
  claiming.writeUInt16BE(height, frame + 5);
  claiming.writeUInt16BE(width, frame + 7);
  return claiming;
}

/** The same PNG with other figures for its size in the header, and a right checksum. */
export function claimingPng(png: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const claiming = Buffer.from(png);
  claiming.writeUInt32BE(width, 16);
  claiming.writeUInt32BE(height, 20);
  claiming.writeUInt32BE(crc32(claiming.subarray(12, 29)), 29);
  return claiming;
}

/** A chunk of text put into a PNG behind its header. */
export function pngWithText(png: Buffer, text: string): Buffer {
  const body = Buffer.from(`tEXtComment\0${text}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
}

/** The colour of a pixel. */
export async function colourAt(file: Buffer, { x, y }: { x: number; y: number }): Promise<string> {
  const { data } = await sharp(file)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > blue ? "red" : "blue";
}
