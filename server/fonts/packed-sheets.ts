import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const brotli = promisify(brotliCompress);

/** As many as the packages have. */
const packed = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/**
 * A font's style sheet is a long list of characters that never changes: it is compressed once, as well as can be, which
 * is two fifths less than in passing.
 */
export function packedSheet(file: string): Promise<Buffer<ArrayBuffer>> {
  const known = packed.get(file);
  if (known) return known;
  const made = readFile(file).then(brotli);
  packed.set(file, made);
  made.catch(() => packed.delete(file));
  return made;
}
