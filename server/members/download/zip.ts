import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";
import { koreanClock, koreanDay } from "#domain/korean-day.ts";

export type Packed = { name: string; body: Uint8Array; at: Date };
type Placed = {
  name: Buffer;
  method: number;
  crc: number;
  size: number;
  packed: number;
  at: Date;
  offset: number;
};

const squeeze = promisify(deflateRaw);
/** Pictures are small already. */
const SQUEEZED = /\.(json|html)$/;
const UTF8_NAMES = 0x0800;
/** What does not fit into four bytes stands in an extra field (ZIP64); a member's photos may be more than 4 GB. */
const FULL = 0xffffffff;
const MANY = 0xffff;

/** A zip file, made while it is read: one of its files is in memory at a time. */
export async function* zipped(files: AsyncIterable<Packed>): AsyncGenerator<Uint8Array> {
  const placed: Placed[] = [];
  let offset = 0;
  for await (const { name, body, at } of files) {
    const isSqueezed = SQUEEZED.test(name);
    const packed = isSqueezed ? await squeeze(body) : body;
    const file: Placed = {
      name: Buffer.from(name),
      method: isSqueezed ? 8 : 0,
      crc: crc32(body),
      size: body.byteLength,
      packed: packed.byteLength,
      at,
      offset,
    };
    const head = localHead(file);
    yield head;
    yield packed;
    placed.push(file);
    offset += head.byteLength + packed.byteLength;
  }
  const directory = placed.map(entryOf);
  const length = directory.reduce((all, { byteLength }) => all + byteLength, 0);
  yield* directory;
  yield endOf({ count: placed.length, length, offset });
}

function localHead(file: Placed): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  writeShared(head.subarray(4), file);
  return Buffer.concat([head, file.name]);
}

function entryOf(file: Placed): Buffer {
  const entry = Buffer.alloc(46);
  const isFar = file.offset >= FULL;
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(45, 4);
  writeShared(entry.subarray(6), file);
  entry.writeUInt16LE(isFar ? 12 : 0, 30);
  entry.writeUInt32LE(isFar ? FULL : file.offset, 42);
  if (!isFar) return Buffer.concat([entry, file.name]);
  const far = Buffer.alloc(12);
  far.writeUInt16LE(1, 0);
  far.writeUInt16LE(8, 2);
  far.writeBigUInt64LE(BigInt(file.offset), 4);
  return Buffer.concat([entry, file.name, far]);
}

/** What stands before a file and once more in the directory. */
function writeShared(head: Buffer, { name, method, crc, size, packed, at }: Placed): void {
  // Clocks in a zip have no zone; people here read them as in Korea.
  const [year = 0, month = 0, date = 0] = koreanDay(at).split("-").map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = koreanClock(at).split(":").map(Number);
  const time = (hours << 11) | (minutes << 5) | (seconds >> 1);
  const day = ((year - 1980) << 9) | (month << 5) | date;
  head.writeUInt16LE(45, 0);
  head.writeUInt16LE(UTF8_NAMES, 2);
  head.writeUInt16LE(method, 4);
  head.writeUInt16LE(time, 6);
  head.writeUInt16LE(day, 8);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(packed, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(name.byteLength, 22);
}

function endOf({ count, length, offset }: { count: number; length: number; offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MANY), 8);
  end.writeUInt16LE(Math.min(count, MANY), 10);
  end.writeUInt32LE(Math.min(length, FULL), 12);
  end.writeUInt32LE(Math.min(offset, FULL), 16);
  if (count < MANY && offset < FULL) return end;
  const large = Buffer.alloc(76);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(45, 12);
  large.writeUInt16LE(45, 14);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(length), 40);
  large.writeBigUInt64LE(BigInt(offset), 48);
  large.writeUInt32LE(0x07064b50, 56);
  large.writeBigUInt64LE(BigInt(offset + length), 64);
  large.writeUInt32LE(1, 72);
  return Buffer.concat([large, end]);
}
