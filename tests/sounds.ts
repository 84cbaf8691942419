/** MPEG 1, layer III, 128 kbit/s, 44.1 kHz, two channels: a header, and nothing that would sound. */
const MP3_HEADER = [0xff, 0xfb, 0x90, 0x64];
const MP3_FRAME_BYTES = 417;
const MP3_FRAME_SECONDS = 1_152 / 44_100;

/** An MP3 that every browser plays, and in which nothing is heard. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(MP3_FRAME_BYTES);
  frame.set(MP3_HEADER);
  return Buffer.concat(Array<Buffer>(Math.ceil(seconds / MP3_FRAME_SECONDS)).fill(frame));
}

/** What a program writes before the sound: here the title alone. */
export function id3(title: string): Buffer {
  const text = Buffer.concat([Buffer.from([3]), Buffer.from(title)]);
  const frame = Buffer.concat([Buffer.from("TIT2"), sized(text.length), Buffer.alloc(2), text]);
  const size = [21, 14, 7, 0].map((bits) => (frame.length >> bits) & 0x7f);
  return Buffer.concat([Buffer.from("ID3\x03\x00\x00", "latin1"), Buffer.from(size), frame]);
}

/** One channel of AAC, 1,024 samples of silence. */
const AAC_FRAME = Buffer.from([0x00, 0xc8, 0x00, 0x80, 0x23, 0x80]);
const AAC_SAMPLES = 1_024;
const RATE = 44_100;

type Boxed = {
  seconds: number;
  brand?: string;
  /** What its one track is: sound or a film. */
  sort?: "soun" | "vide";
  codec?: string;
  /** Words in its `udta`. */
  about?: string;
};

/** An M4A of silence that browsers play; or something that only looks like one. */
export function silentM4a({ seconds, brand = "M4A ", sort = "soun", codec = "mp4a", about }: Boxed): Buffer {
  const count = Math.ceil((seconds * RATE) / AAC_SAMPLES);
  const ftyp = box("ftyp", Buffer.from(brand), sized(0), Buffer.from("isommp42"));
  const mdat = box("mdat", ...Array<Buffer>(count).fill(AAC_FRAME));
  const start = ftyp.length + 8;
  const table = box(
    "stbl",
    full("stsd", sized(1), sampleEntry(codec)),
    full("stts", sized(1), sized(count), sized(AAC_SAMPLES)),
    full("stsc", sized(1), sized(1), sized(count), sized(1)),
    full("stsz", sized(AAC_FRAME.length), sized(count)),
    full("stco", sized(1), sized(start)),
  );
  const ticks = count * AAC_SAMPLES;
  const media = box(
    "mdia",
    full("mdhd", sized(0), sized(0), sized(RATE), sized(ticks), Buffer.from([0x55, 0xc4, 0, 0])),
    full("hdlr", sized(0), Buffer.from(sort), Buffer.alloc(12), Buffer.from("\0")),
    box(
      "minf",
      full("smhd", sized(0)),
      box("dinf", full("dref", sized(1), full("url ", Buffer.alloc(0), 1))),
      table,
    ),
  );
  const matrix = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(sized));
  const track = box(
    "trak",
    full(
      "tkhd",
      ...[sized(0), sized(0), sized(1), sized(0), sized(ticks), Buffer.alloc(8)],
      ...[Buffer.from([0, 0, 0, 0, 1, 0, 0, 0]), matrix, Buffer.alloc(8)],
    ),
    media,
  );
  const movie = full(
    "mvhd",
    ...[sized(0), sized(0), sized(RATE), sized(ticks), sized(0x10000), Buffer.from([1, 0]), Buffer.alloc(10)],
    ...[matrix, Buffer.alloc(24), sized(2)],
  );
  const said = about === undefined ? [] : [box("udta", box("©nam", Buffer.from(about)))];
  return Buffer.concat([ftyp, mdat, box("moov", movie, track, ...said)]);
}

function sampleEntry(codec: string): Buffer {
  const rate = sized(RATE * 0x10000);
  const decoder = Buffer.from([0x12, 0x08]);
  const specific = Buffer.concat([Buffer.from([0x05, decoder.length]), decoder]);
  const config = Buffer.concat([Buffer.from([0x40, 0x15]), Buffer.alloc(11), specific]);
  const described = Buffer.concat([Buffer.from([0x04, config.length]), config, Buffer.from([0x06, 1, 2])]);
  const esds = full("esds", Buffer.from([0x03, described.length + 3, 0, 0, 0]), described);
  const head = [
    Buffer.alloc(6),
    Buffer.from([0, 1]),
    Buffer.alloc(8),
    Buffer.from([0, 1, 0, 16, 0, 0, 0, 0]),
  ];
  return box(codec, ...head, rate, esds);
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([sized(body.length + 8), Buffer.from(type, "latin1"), body]);
}

/** One whose version and flags come first. */
function full(type: string, ...parts: (Buffer | number)[]): Buffer {
  const flags = parts.find((part) => typeof part === "number") ?? 0;
  return box(type, sized(flags), ...parts.filter((part) => typeof part !== "number"));
}

function sized(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
