import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";

const known = new Map<string, Promise<ReadonlySet<number>>>();

/** The characters that a WOFF file really has glyphs for: its style sheet's unicode-range promises more. */
export function glyphsIn(file: string): Promise<ReadonlySet<number>> {
  const glyphs = known.get(file) ?? readFile(file).then((woff) => new Set(codePointsIn(cmapOf(woff))));
  known.set(file, glyphs);
  return glyphs;
}

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/** The table from characters to glyphs (https://www.w3.org/TR/WOFF/#TableDirectory). */
function cmapOf(woff: Buffer): Buffer {
  for (let table = 0; table < woff.readUInt16BE(12); table += 1) {
    const entry = HEADER_BYTES + table * ENTRY_BYTES;
    if (woff.toString("latin1", entry, entry + 4) !== "cmap") continue;
    const [start, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as Triple;
    const bytes = woff.subarray(start, start + packed);
    return packed < whole ? inflateSync(bytes) : bytes;
  }
  return Buffer.alloc(4);
}

type Triple = [number, number, number];

/** Format 12 has every character of the font, format 4 those below U+10000; other formats are for older systems. */
function codePointsIn(cmap: Buffer): number[] {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  return tables.flatMap((table) => {
    const format = table.readUInt16BE(0);
    return format === 12 ? [...inGroups(table)] : format === 4 ? [...inSegments(table)] : [];
  });
}

function* inGroups(table: Buffer): Generator<number> {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const [from, to, glyph] = [16, 20, 24].map((at) => table.readUInt32BE(at + group * 12)) as Triple;
    for (let point = from; point <= to; point += 1) if (glyph + point - from > 0) yield point;
  }
}

function* inSegments(table: Buffer): Generator<number> {
  const bytes = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes] as const;
  for (let at = 0; at < bytes; at += 2) {
    const [from, to] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const [delta, offset] = [table.readUInt16BE(deltas + at), table.readUInt16BE(offsets + at)];
    for (let point = from; point <= to && point < 0xffff; point += 1) {
      const listed = offset && table.readUInt16BE(offsets + at + offset + 2 * (point - from));
      const glyph = offset ? listed && (listed + delta) % 0x10000 : (point + delta) % 0x10000;
      if (glyph > 0) yield point;
    }
  }
}
