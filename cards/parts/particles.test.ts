import fc from "fast-check";
import { expect, test } from "vitest";
import { josa } from "#cards/korean/hangul.ts";
import { withObjectParticle } from "./particles.ts";

test("every Korean syllable takes the particle that es-hangul gives it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0xac00, max: 0xd7a3 }), (code) => {
      const word = `전${String.fromCharCode(code)}`;
      expect(withObjectParticle(word)).toBe(josa(word, "을/를"));
    }),
  );
});

test.each(["", "SNS", "함께 오시는 분 1", "못 드시는 음식이 있나요?", "ㅋ"])(
  "%j ends in no syllable",
  (word) => {
    expect(withObjectParticle(word)).toBeNull();
  },
);
