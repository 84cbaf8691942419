/** A voice of a piece: notes in a row, such as `F#4/2` (two units long) or `D3+A3`; `-` rests, `|` only helps to read. */
export type Voice = { plays: Instrument; loudness: number; notes: string };
export type Instrument =
  | "piano"
  | "box"
  | "harp"
  | "guitar"
  | "zither"
  | "marimba"
  | "flute"
  | "reed"
  | "strings";
export type MusicPiece = { unitSeconds: number; unitsABar: number; voices: readonly Voice[] };

/** A tone as it is heard, in seconds from the beginning. */
export type MusicTone = { plays: Voice["plays"]; hertz: number; at: number; lasts: number; loudness: number };

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const A4 = { step: 57, hertz: 440 };
const TOKEN = /^(-|[A-G][#b]?\d(?:\+[A-G][#b]?\d)*)(?:\/(\d+))?$/;

/** How long a voice is, in units. */
export function unitsOf({ notes }: Voice): number {
  return read(notes).reduce((sum, { units }) => sum + units, 0);
}

export function secondsOf({ unitSeconds, voices }: MusicPiece): number {
  return Math.max(...voices.map(unitsOf)) * unitSeconds;
}

export function tonesOf({ unitSeconds, voices }: MusicPiece): MusicTone[] {
  return voices.flatMap(({ plays, loudness, notes }) => {
    let units = 0;
    return read(notes).flatMap((note) => {
      const at = units * unitSeconds;
      units += note.units;
      return note.pitches.map((hertz) => ({ plays, hertz, at, lasts: note.units * unitSeconds, loudness }));
    });
  });
}

function read(notes: string): { pitches: number[]; units: number }[] {
  const tokens = notes.split(/\s+/).filter((token) => token !== "" && token !== "|");
  return tokens.map((token) => {
    const [, what = "", units = "1"] = TOKEN.exec(token) ?? [];
    if (!what) throw new Error(`${token} is no note`);
    return { pitches: what === "-" ? [] : what.split("+").map(hertzOf), units: Number(units) };
  });
}

function hertzOf(name: string): number {
  const sign = name[1] === "#" ? 1 : name[1] === "b" ? -1 : 0;
  const step = (STEPS[name[0] ?? ""] ?? 0) + sign + 12 * Number(name.at(-1));
  return A4.hertz * 2 ** ((step - A4.step) / 12);
}
