import { describe, expect, test } from "vitest";
import { moods } from "./moods.ts";
import { pieces } from "./pieces.ts";
import { type MusicPiece, secondsOf, tonesOf, unitsOf } from "./score.ts";
import { music } from "./section.ts";
import { tracks } from "./tracks.ts";
import { looped, wavOf } from "./wav.ts";

test("notes are heard at their pitch, in their order, together where they stand together", () => {
  const voice = { plays: "piano", loudness: 1, notes: "A4/2 - | C#4+E5/3" } as const;
  const tones = tonesOf({ unitSeconds: 0.5, unitsABar: 3, voices: [voice] });
  expect(tones.map(({ at, lasts, hertz }) => [at, lasts, Math.round(hertz)])).toEqual([
    [0, 1, 440],
    [1.5, 1.5, 277],
    [1.5, 1.5, 659],
  ]);
});

test("what is no note is not played over", () => {
  const voice = { plays: "box", loudness: 1, notes: "A4 H4" } as const;
  expect(() => unitsOf(voice)).toThrow("H4 is no note");
});

test("every piece stands under one mood, and there are a dozen and more", () => {
  const listed = moods.flatMap(({ tracks: names }): readonly string[] => names);
  expect(listed.toSorted()).toEqual(Object.keys(tracks).toSorted());
  expect(listed.length).toBeGreaterThanOrEqual(12);
  expect(new Set(Object.values(tracks)).size).toBe(listed.length);
});

test("the pieces differ in what plays, in their pace and in their metre", async () => {
  const all = await Promise.all(Object.values(pieces).map((load) => load()));
  const plays = new Set(all.map(({ voices }) => voices.map(({ plays }) => plays).join()));
  const metres = new Set(all.map(({ unitsABar }) => unitsABar));
  const paces = new Set(all.map(({ unitSeconds, unitsABar }) => unitSeconds * unitsABar));
  expect(plays.size).toBeGreaterThanOrEqual(10);
  expect(metres.size).toBeGreaterThanOrEqual(4);
  expect(paces.size).toBeGreaterThanOrEqual(10);
});

const loaded = await Promise.all(
  Object.entries(pieces).map(async ([name, load]) => ({ name, piece: await load() })),
);

describe.each(loaded)("$name", ({ name, piece }) => {
  test("can be chosen for a card", () => {
    const content = { ...music.empty, source: { from: "track", name } };
    expect(music.isVisible(music.content.parse(content))).toBe(true);
  });

  test("has voices that fill the same bars", () => {
    for (const voice of piece.voices) {
      const bars = voice.notes.split("|").map((notes) => unitsOf({ ...voice, notes }));
      expect(new Set(bars)).toEqual(new Set([piece.unitsABar]));
    }
    expect(new Set(piece.voices.map(unitsOf)).size).toBe(1);
  });

  test("is short, and within what the loudspeaker of a phone can play", () => {
    expect(secondsOf(piece)).toBeGreaterThanOrEqual(30);
    expect(secondsOf(piece)).toBeLessThanOrEqual(75);
    for (const { hertz } of tonesOf(piece)) expect(hertz > 60 && hertz < 2_000).toBe(true);
  });

  test("ends at rest: its last bar holds its key, and its first begins there", () => {
    const bass = piece.voices.at(-1);
    if (!bass) throw new Error("It has no voices");
    const letters = (bar: string) => new Set(bar.match(/[A-G][#b]?(?=\d)/g));
    const bars = bass.notes.split("|");
    const [first, last] = [letters(bars[0] ?? ""), letters(bars.at(-1) ?? "")];
    expect([...last].filter((letter) => first.has(letter)).length).toBeGreaterThanOrEqual(1);
    const melody = piece.voices[0]?.notes.split("|").at(-1) ?? "";
    expect([...letters(melody)].every((letter) => last.has(letter))).toBe(true);
  });

  test("sounds as loud as the others, is never cut off, and begins anew without a click", () => {
    const sound = new Int16Array(wavOf(looped(sketch(piece), Math.round(secondsOf(piece) * RATE)), RATE), 44);
    const rms = Math.sqrt(sound.reduce((sum, one) => sum + (one / 32_768) ** 2, 0) / sound.length);
    // All are made to 0.13; 3 dB below is where a peak would have been cut off otherwise.
    expect(20 * Math.log10(rms / 0.13)).toBeGreaterThan(-3);
    expect(20 * Math.log10(rms / 0.13)).toBeLessThan(0.1);
    const peak = sound.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    expect(peak).toBeLessThan(32_767 * 0.86);
    const step = (at: number) => Math.abs((sound.at(at) ?? 0) - (sound.at(at - 1) ?? 0));
    let largest = 0;
    for (let at = 1; at < sound.length; at++) largest = Math.max(largest, step(at));
    expect(step(0)).toBeLessThanOrEqual(largest);
  });
});

const RATE = 8_000;

/** As the browser draws it, without the room and the early overtones: enough to know how loud it is. */
function sketch(piece: MusicPiece): Float32Array {
  const samples = new Float32Array(Math.round((secondsOf(piece) + 5) * RATE));
  for (const { at, hertz, lasts, loudness, plays } of tonesOf(piece)) {
    const isHeld = ["flute", "reed", "strings"].includes(plays);
    const rings = 1.8 * Math.sqrt(440 / hertz);
    const length = isHeld ? lasts + 0.3 : Math.min(rings * 1.6, lasts + rings);
    const from = Math.round(at * RATE);
    const count = Math.min(Math.round(length * RATE), samples.length - from);
    for (let n = 0; n < count; n++) {
      const time = n / RATE;
      const fall = isHeld ? Math.min(1, (length - time) / 0.3) : 0.0005 ** (time / length);
      const strength = loudness * 0.2 * Math.min(1, time / (isHeld ? 0.1 : 0.008)) * fall;
      samples[from + n] = (samples[from + n] ?? 0) + strength * Math.sin(2 * Math.PI * hertz * time);
    }
  }
  return samples;
}

test("the end rings into the beginning", () => {
  expect([...looped(new Float32Array([0, 0.5, 0, 1, -2]), 3)]).toEqual([1, -1.5, 0]);
});

test("all pieces are equally loud, and nothing is cut off for being loud", () => {
  const file = new DataView(wavOf(new Float32Array([1, -1.5, 0]), 44_100));
  const letters = [...new Uint8Array(file.buffer, 0, 4)].map((code) => String.fromCharCode(code)).join("");
  expect([letters, file.byteLength, file.getUint32(40, true)]).toEqual(["RIFF", 50, 6]);
  const steady = new Float32Array(1_000).map((_, at) => Math.sin(at));
  const sharp = new Float32Array(1_000).fill(0.001).fill(1, 0, 1);
  expect(rmsOf(wavOf(steady, 44_100))).toBeCloseTo(
    rmsOf(
      wavOf(
        steady.map((sample) => sample / 7),
        44_100,
      ),
    ),
    3,
  );
  expect(new DataView(wavOf(sharp, 44_100)).getInt16(44, true)).toBe(27_852);
});

function rmsOf(file: ArrayBuffer): number {
  const samples = new Int16Array(file, 44);
  return Math.sqrt(samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / samples.length);
}
