/** Kinds of pictures we take. */
export type PictureType = "jpeg" | "png" | "webp" | "heic";

/** Brands of HEIF files whose pictures are HEVC; `mif1` and `msf1` say only that it is a picture. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];
const HEIF_BRANDS = [...HEIC_BRANDS, "mif1", "msf1"];
/** No phone names more; the rest of a long list is not looked at. */
const MAX_BRANDS = 16;

/** What a file is by its first bytes, whatever it was called. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
  if (text(bytes, 0) === "RIFF" && text(bytes, 8) === "WEBP") return "webp";
  return isHeic(bytes) ? "heic" : undefined;
}

function isHeic(bytes: Buffer): boolean {
  if (bytes.length < 16 || text(bytes, 4) !== "ftyp") return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * MAX_BRANDS);
  const brands = [text(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at));
  return HEIF_BRANDS.includes(brands[0] ?? "") && brands.some((brand) => HEIC_BRANDS.includes(brand));
}

function text(bytes: Buffer, at: number): string {
  return bytes.toString("latin1", at, at + 4);
}
