/**
 * The letters of Korean Windows. Node's own decoder knows KS X 1001 only, and reads the other 8,822 syllables of
 * code page 949 as rubbish, without a word; where they stand follows from a rule.
 */
const ksx1001 = new TextDecoder("euc-kr", { fatal: true });

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
/** Rows of KS X 1001 with syllables, 94 in each. */
const OLD_ROWS = { first: 0xb0, last: 0xc8 };
/** The first rows of the others are whole; in the later ones KS X 1001 has the second half. */
const WHOLE_ROWS = { first: 0x81, count: 32 };
const TRAILS = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xfe)];
const HALF = TRAILS.indexOf(0xa1);
/** Came into KS X 1001 after the decoder was made. */
const LATER = new Map([
  [0xa2e6, "€"],
  [0xa2e7, "®"],
]);

/** Null where it is something else. */
export function readCp949(bytes: Uint8Array): string | null {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      letters.push(String.fromCharCode(lead));
      continue;
    }
    at += 1;
    const letter = letterOf(lead, bytes[at] ?? 0);
    if (letter === null) return null;
    letters.push(letter);
  }
  return letters.join("");
}

function letterOf(lead: number, trail: number): string | null {
  if (lead >= 0xa1 && trail >= 0xa1) return oldLetter(lead, trail);
  const place = TRAILS.indexOf(trail);
  if (place < 0 || lead < WHOLE_ROWS.first) return null;
  const row = lead - WHOLE_ROWS.first;
  if (row < WHOLE_ROWS.count) return newSyllables()[row * TRAILS.length + place] ?? null;
  const before = WHOLE_ROWS.count * TRAILS.length + (row - WHOLE_ROWS.count) * HALF;
  return newSyllables()[before + place] ?? null;
}

function oldLetter(lead: number, trail: number): string | null {
  const later = LATER.get(lead * 0x100 + trail);
  if (later) return later;
  try {
    return ksx1001.decode(Uint8Array.of(lead, trail));
  } catch {
    return null;
  }
}

let made: readonly string[] | undefined;

/** All that KS X 1001 lacks, in their order. */
function newSyllables(): readonly string[] {
  if (made) return made;
  const old = new Set<string | null>();
  for (const lead of range(OLD_ROWS.first, OLD_ROWS.last)) {
    for (const trail of range(0xa1, 0xfe)) old.add(oldLetter(lead, trail));
  }
  const all = range(FIRST_SYLLABLE, FIRST_SYLLABLE + SYLLABLES - 1).map((code) => String.fromCharCode(code));
  made = all.filter((syllable) => !old.has(syllable));
  return made;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
