import { expect, test } from "vitest";
import { MAX_SOUND_BYTES, soundProblems } from "#domain/sound.ts";
import { id3, silentM4a, silentMp3 } from "#tests/sounds.ts";
import { redAndBlue } from "./pictures-for-tests.ts";
import { readSound } from "./read-sound.ts";

const jpeg = await redAndBlue({ width: 60, height: 40 }).jpeg().toBuffer();
const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(4_000, 0x90), Buffer.alloc(4_000, 0xff)]);

test("an MP3 and an M4A are known by their bytes, with how long they last", () => {
  expect(readSound(silentMp3(3))).toMatchObject({ type: "mp3", seconds: 4 });
  expect(readSound(silentM4a({ seconds: 62 }))).toMatchObject({ type: "m4a", seconds: 63 });
});

test("of an MP3 only its sound is kept: titles before it, tags behind it and what was smuggled in are gone", () => {
  const sound = silentMp3(2);
  const tagged = Buffer.concat([
    id3("몰래 넣은 제목"),
    Buffer.alloc(600),
    sound,
    Buffer.from("<script>alert(1)</script>"),
    Buffer.from("TAG"),
    Buffer.alloc(125, "가"),
  ]);
  const { body, type } = readSound(tagged);
  expect(type).toBe("mp3");
  expect(body.equals(sound)).toBe(true);
});

test("a break in the middle of an MP3 does not end it", () => {
  const broken = Buffer.concat([silentMp3(2), Buffer.alloc(300, 7), silentMp3(2)]);
  expect(readSound(broken).seconds).toBe(5);
});

test("an M4A stays as it is, but for what it says of its title and its place", () => {
  const file = silentM4a({ seconds: 2, about: "+37.5665+126.9780/ 몰래 넣은 제목" });
  const { body } = readSound(file);
  expect(body.length).toBe(file.length);
  expect(body.includes("37.5665")).toBe(false);
  expect(body.includes("제목")).toBe(false);
  expect(body.includes("udta")).toBe(false);
  expect(readSound(body).seconds).toBe(3);
});

test.each([
  ["an empty file", Buffer.alloc(0), soundProblems.empty],
  ["a file of more than ten megabytes", Buffer.alloc(MAX_SOUND_BYTES + 1), soundProblems.large],
  ["a program that is called an MP3", program, soundProblems.other],
  ["a photo that is called an MP3", jpeg, soundProblems.other],
  ["words", Buffer.from("ID3 is what it begins with, and nothing follows"), soundProblems.other],
  ["a film", silentM4a({ seconds: 2, brand: "isom", sort: "vide", codec: "avc1" }), soundProblems.video],
  ["a song of a shop, by its name", silentM4a({ seconds: 2, brand: "M4P " }), soundProblems.locked],
  ["a song of a shop, by its codec", silentM4a({ seconds: 2, codec: "drms" }), soundProblems.locked],
  ["an M4A that only some phones play", silentM4a({ seconds: 2, codec: "alac" }), soundProblems.codec],
  ["an M4A that was cut off", silentM4a({ seconds: 20 }).subarray(0, 900), soundProblems.broken],
  ["an M4A with nothing in it", silentM4a({ seconds: 0 }), soundProblems.broken],
  ["a quarter of an hour and more", silentM4a({ seconds: 901 }), soundProblems.long],
])("%s is refused with its reason", (_what, file, sentence) => {
  expect(() => readSound(file)).toThrow(sentence);
});

test("no broken file takes long or breaks us", () => {
  const whole = silentM4a({ seconds: 1, about: "x" });
  for (let at = 0; at < whole.length; at += 7) {
    const spoiled = Buffer.from(whole);
    spoiled.fill(0xff, at, at + 4);
    for (const file of [spoiled, whole.subarray(0, at)]) {
      try {
        readSound(file);
      } catch (error) {
        expect(error).toMatchObject({ name: "Refusal" });
      }
    }
  }
});
