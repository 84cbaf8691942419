/** Where a file's sound begins is looked for no further than this; a tag says how long it is. */
const MOST_BEFORE = 64 * 1_024;
/** So many in a row are no accident. */
const SURE_FRAMES = 3;

const KILOBITS = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** By the version's two bits: MPEG 2.5, none, 2, 1. */
const HERTZ = [[11_025, 12_000, 8_000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]];
const MPEG1 = 3;
const LAYER_3 = 1;

type Frame = { bytes: number; seconds: number };
export type Mp3Sound = { seconds: number; body: Buffer };

/** The frames of an MP3 and nothing else: titles, pictures and whatever stood between or behind them stay out. */
export function mp3Frames(file: Buffer): Mp3Sound | undefined {
  const kept: Buffer[] = [];
  let seconds = 0;
  let from = afterTags(file);
  for (;;) {
    const start = firstFrame(file, from);
    if (start === undefined) break;
    let at = start;
    for (let frame = frameAt(file, at); frame; frame = frameAt(file, at)) {
      seconds += frame.seconds;
      at += frame.bytes;
    }
    kept.push(file.subarray(start, at));
    from = at;
  }
  return kept.length > 0 ? { seconds, body: Buffer.concat(kept) } : undefined;
}

/** Behind the tags that stand first, of which each says how long it is. */
function afterTags(file: Buffer): number {
  let at = 0;
  while (file.toString("latin1", at, at + 3) === "ID3" && at + 10 <= file.length) {
    const [a = 0, b = 0, c = 0, d = 0] = file.subarray(at + 6, at + 10);
    const hasFooter = ((file[at + 5] ?? 0) & 0x10) !== 0;
    at +=
      10 + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f) + (hasFooter ? 10 : 0);
  }
  return at;
}

function firstFrame(file: Buffer, from: number): number | undefined {
  const end = Math.min(file.length, from + MOST_BEFORE);
  for (let at = file.indexOf(0xff, from); at >= 0 && at < end; at = file.indexOf(0xff, at + 1)) {
    if (isSure(file, at)) return at;
  }
  return undefined;
}

function isSure(file: Buffer, start: number): boolean {
  let at = start;
  for (let count = 0; count < SURE_FRAMES; count += 1) {
    const frame = frameAt(file, at);
    if (!frame) return false;
    at += frame.bytes;
  }
  return true;
}

/** The frame whose header stands here and that is there to its end. */
function frameAt(file: Buffer, at: number): Frame | undefined {
  if (at + 4 > file.length || file[at] !== 0xff) return undefined;
  const second = file[at + 1] ?? 0;
  const third = file[at + 2] ?? 0;
  const version = (second >> 3) & 3;
  if (second >> 5 !== 7 || ((second >> 1) & 3) !== LAYER_3) return undefined;
  const kilobits = KILOBITS[version === MPEG1 ? "first" : "later"][third >> 4];
  const hertz = HERTZ[version]?.[(third >> 2) & 3];
  if (!kilobits || !hertz) return undefined;
  const samples = version === MPEG1 ? 1_152 : 576;
  const bytes = Math.floor((samples / 8) * ((kilobits * 1_000) / hertz)) + ((third >> 1) & 1);
  return at + bytes <= file.length ? { bytes, seconds: samples / hertz } : undefined;
}
