import { z } from "zod";

/** Names a card in addresses. Nobody can guess one, and reading it aloud does not change it. */
export type CardId = string & z.BRAND<"CardId">;

/** Lower case without i, l, o, which look like 1 and 0, and without u, which makes words. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 16;

export const cardId = z
  .string()
  .regex(new RegExp(`^[${LETTERS}]{${LENGTH}}$`))
  .brand<"CardId">();

/** 80 bits: one letter holds five. */
export const CARD_ID_BYTES = 10;

/** The id that these random bytes spell. */
export function cardIdOf(random: Uint8Array): CardId {
  if (random.length !== CARD_ID_BYTES) throw new RangeError(`A card's id is made of ${CARD_ID_BYTES} bytes`);
  const bits = [...random].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = Array.from(
    { length: LENGTH },
    (_, index) => LETTERS[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  );
  return cardId.parse(letters.join(""));
}
