import { z } from "zod";
import { ADDRESS_CHARACTERS, addressCharactersOf } from "./address-characters.ts";

/** Names a card in addresses. Nobody can guess one. */
export type CardId = string & z.BRAND<"CardId">;

const LENGTH = 16;

export const cardId = z
  .string()
  .regex(new RegExp(`^[${ADDRESS_CHARACTERS}]{${LENGTH}}$`))
  .brand<"CardId">();

/** 80 bits: one letter holds five. */
export const CARD_ID_BYTES = 10;

/** The id that these random bytes spell. */
export function cardIdOf(random: Uint8Array): CardId {
  if (random.length !== CARD_ID_BYTES) throw new RangeError(`A card's id is made of ${CARD_ID_BYTES} bytes`);
  return cardId.parse(addressCharactersOf(random));
}
