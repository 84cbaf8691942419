import { describe, expect, test } from "vitest";
import { pieces } from "./pieces.ts";
import { secondsOf, tonesOf, unitsOf } from "./score.ts";
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

describe.each(tracks.map(({ name }) => name))("%s", (name) => {
  const piece = pieces[name];

  test("can be chosen for a card", () => {
    expect(music.isVisible(music.content.parse({ source: { from: "track", name }, volume: 0.5 }))).toBe(true);
  });

  test("has voices that fill the same bars", () => {
    for (const voice of piece.voices) {
      const bars = voice.notes.split("|").map((notes) => unitsOf({ ...voice, notes }));
      expect(new Set(bars)).toEqual(new Set([piece.unitsABar]));
    }
    expect(new Set(piece.voices.map(unitsOf)).size).toBe(1);
  });

  test("is short, and within what the loudspeaker of a phone can play", () => {
    expect(secondsOf(piece)).toBeGreaterThan(30);
    expect(secondsOf(piece)).toBeLessThan(60);
    for (const { hertz } of tonesOf(piece)) expect(hertz > 60 && hertz < 2_000).toBe(true);
  });
});

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
