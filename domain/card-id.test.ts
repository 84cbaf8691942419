import fc from "fast-check";
import { expect, test } from "vitest";
import { CARD_ID_BYTES, cardId, cardIdOf } from "#domain/card-id.ts";

const random = fc.uint8Array({ minLength: CARD_ID_BYTES, maxLength: CARD_ID_BYTES });

test("an id spells its 80 bits: different bytes, different ids", () => {
  fc.assert(
    fc.property(random, random, (one, other) => {
      const same = one.every((byte, index) => byte === other[index]);
      expect(cardIdOf(one) === cardIdOf(other)).toBe(same);
    }),
  );
  expect(cardIdOf(new Uint8Array(CARD_ID_BYTES))).toBe("0000000000000000");
  expect(cardIdOf(new Uint8Array(CARD_ID_BYTES).fill(255))).toBe("zzzzzzzzzzzzzzzz");
});

test("an id stands in an address as it is, and has no letter that looks like another", () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const id = cardIdOf(bytes);
      expect(encodeURIComponent(id)).toBe(id);
      expect(id).toMatch(/^[^A-Zilou]{16}$/);
    }),
  );
});

test.each([
  "",
  "1",
  "000000000000000",
  "00000000000000000",
  "000000000000000O",
  "000000000000000\n",
  "../../../../etc/p",
])("%j is no id", (text) => {
  expect(cardId.safeParse(text).success).toBe(false);
});

test("too little randomness is a bug", () => {
  expect(() => cardIdOf(new Uint8Array(4))).toThrow(RangeError);
});
