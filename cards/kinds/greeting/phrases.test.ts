import { describe, expect, test } from "vitest";
import { type GreetingOccasion, greetingOccasions } from "./couple/section.ts";
import { phrases } from "./phrases.ts";

const of = (wanted: Partial<(typeof phrases)[number]>) =>
  phrases.filter((phrase) =>
    Object.entries(wanted).every(([key, value]) => phrase[key as keyof typeof phrase] === value),
  );

test("there is a choice: 40 for a wedding, 15 for the rest, some for every occasion", () => {
  expect(of({ occasion: "wedding" }).length).toBeGreaterThanOrEqual(40);
  expect(phrases.length - of({ occasion: "wedding" }).length).toBeGreaterThanOrEqual(15);
  for (const occasion of Object.keys(greetingOccasions) as GreetingOccasion[])
    expect(of({ occasion }).length, occasion).toBeGreaterThanOrEqual(5);
});

test("a wedding finds every tone, religion and season", () => {
  for (const tone of ["polite", "warm", "plain", "poetic"] as const) {
    expect(of({ occasion: "wedding", tone }).length, tone).toBeGreaterThanOrEqual(5);
  }
  for (const religion of ["protestant", "catholic", "buddhist"] as const) {
    expect(of({ occasion: "wedding", religion }).length, religion).toBeGreaterThanOrEqual(3);
  }
  for (const season of ["spring", "summer", "autumn", "winter"] as const) {
    expect(of({ occasion: "wedding", season }).length, season).toBeGreaterThanOrEqual(3);
  }
});

test("no phrase, and no line of one, is said twice", () => {
  const lines = phrases.flatMap(({ text }) => text.split("\n"));
  // Short closings such as “함께해 주세요.” are how people speak.
  const long = lines.filter((line) => line.length > 12);
  expect(long.filter((line, index) => long.indexOf(line) !== index)).toEqual([]);
  expect(new Set(phrases.map(({ text }) => text.replace(/\s/g, ""))).size).toBe(phrases.length);
});

describe.each(phrases.map((phrase) => [phrase.text.split("\n")[0], phrase] as const))(
  "%s",
  (_, { text, religion }) => {
    test("is short, calm and whole", () => {
      expect(text.length).toBeLessThanOrEqual(300);
      expect(text).not.toMatch(/[!?~]{2}|!.*!|\p{Extended_Pictographic}/su);
      expect(text).toMatch(/[.요다오]\.?$/);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/ $|^ | {2}/m);
    });

    test("belongs to the religion it names, and only to that", () => {
      const words = {
        protestant: /하나님|주일|예배|주님|주 안/,
        catholic: /하느님|미사|성당|주님/,
        buddhist: /부처님/,
        "won-buddhist": /사은/,
      };
      if (religion === "none") for (const word of Object.values(words)) expect(text).not.toMatch(word);
      else expect(text).toMatch(words[religion]);
      if (religion === "catholic") expect(text).not.toContain("하나님");
      if (religion === "protestant") expect(text).not.toContain("하느님");
    });

    test("copies none of the lines that everybody copies", () => {
      const famous = [
        "그대가 곁에 있어도",
        "자세히 보아야",
        "오래 보아야",
        "너도 그렇다",
        "내가 그의 이름을",
        "나에게로 와서",
        "사람이 온다는 건",
        "흔들리지 않고 피는",
        "즈려밟고",
        "별 하나에",
        "사랑은 오래 참",
        "서로가 마주 보며 다져온",
        "두 사람이 꽃과 나무처럼",
        "평생을 같이하고 싶은",
      ];
      const plain = text.replace(/\s/g, "");
      expect(famous.filter((line) => plain.includes(line.replace(/\s/g, "")))).toEqual([]);
    });
  },
);
