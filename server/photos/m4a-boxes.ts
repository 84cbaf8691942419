import { refusedSound } from "#domain/sound.ts";

type Box = { type: string; start: number; body: number; end: number };

/** Boxes that hold others which we look into. */
const HOLDERS = ["moov", "trak", "mdia", "minf", "stbl"];
/** Titles, places, pictures, and room in which anything may lie. */
const ABOUT_IT = ["udta", "meta", "uuid", "free", "skip", "wide"];
const LOCKED_CODECS = ["drms", "enca"];

export type M4aSound = { seconds: number; body: Buffer };

/** Whether a file is one of the family of MP4: its first box says so. */
export function isBoxed(file: Buffer): boolean {
  return file.toString("latin1", 4, 8) === "ftyp";
}

/**
 * An M4A with what it says of itself blotted out, and not taken out: nothing in it moves, and every place that it
 * names stays where it is. Refuses films, what is locked, and what phones do not play.
 */
export function m4aSound(file: Buffer): M4aSound {
  if (file.toString("latin1", 8, 12) === "M4P ") throw refusedSound("locked");
  const boxes = boxesIn(file, { body: 0, end: file.length });
  const sound = tracksOf(file, boxes).find(({ sort }) => sort === "soun");
  if (tracksOf(file, boxes).some(({ sort }) => sort === "vide")) throw refusedSound("video");
  if (!sound || !boxes.some(({ type }) => type === "mdat")) throw refusedSound("broken");
  if (LOCKED_CODECS.includes(sound.codec)) throw refusedSound("locked");
  if (sound.codec !== "mp4a") throw refusedSound("codec");
  const body = Buffer.from(file);
  for (const box of boxes.filter(({ type }) => ABOUT_IT.includes(type))) {
    body.write("free", box.start + 4, "latin1");
    body.fill(0, box.start + 8, box.end);
  }
  return { seconds: sound.seconds, body };
}

/** All boxes that matter, those that hold others before what they hold. */
function boxesIn(file: Buffer, { body, end }: Pick<Box, "body" | "end">): Box[] {
  const found: Box[] = [];
  for (let at = body; at < end; ) {
    const box = boxAt(file, { at, end });
    found.push(box);
    if (HOLDERS.includes(box.type)) found.push(...boxesIn(file, box));
    at = box.end;
  }
  return found;
}

function boxAt(file: Buffer, { at, end }: { at: number; end: number }): Box {
  if (at + 8 > end) throw refusedSound("broken");
  const type = file.toString("latin1", at + 4, at + 8);
  const said = file.readUInt32BE(at);
  // 1: the size stands behind the type, in eight bytes; 0: to the end of what holds it.
  if (said === 1 && at + 16 > end) throw refusedSound("broken");
  const size = said === 1 ? Number(file.readBigUInt64BE(at + 8)) : said === 0 ? end - at : said;
  const head = said === 1 ? 16 : 8;
  if (size < head || at + size > end) throw refusedSound("broken");
  return { type, start: at, body: at + head, end: at + size };
}

type Track = { sort: string; codec: string; seconds: number };

function tracksOf(file: Buffer, boxes: readonly Box[]): Track[] {
  return boxes
    .filter(({ type }) => type === "trak")
    .map((track) => {
      const inside = (wanted: string) =>
        boxes.find(({ type, start, end }) => type === wanted && start > track.start && end <= track.end);
      return {
        sort: wordAt(file, inside("hdlr"), 8),
        codec: wordAt(file, inside("stsd"), 12),
        seconds: secondsOf(file, inside("mdhd")),
      };
    });
}

function wordAt(file: Buffer, box: Box | undefined, offset: number): string {
  return box && box.body + offset + 4 <= box.end
    ? file.toString("latin1", box.body + offset, box.body + offset + 4)
    : "";
}

/** Of a `mdhd`, whose numbers have four or eight bytes by its version. */
function secondsOf(file: Buffer, box: Box | undefined): number {
  if (!box) return 0;
  const isLong = file[box.body] === 1;
  if (box.body + (isLong ? 32 : 20) > box.end) return 0;
  const ticksASecond = file.readUInt32BE(box.body + (isLong ? 20 : 12));
  const ticks = isLong ? Number(file.readBigUInt64BE(box.body + 24)) : file.readUInt32BE(box.body + 16);
  return ticksASecond > 0 ? ticks / ticksASecond : 0;
}
