import type { EntryFields } from "#cards/engine/entry-fields.ts";
import { guestName } from "#cards/parts/guest-entry/shared-fields.ts";
import type { DoljabiContent } from "./section.ts";
import { laidOut } from "./things.ts";

export function guessFields({ things }: DoljabiContent) {
  return {
    thing: { choices: laidOut(things).map(({ id }) => id), required: true },
    name: guestName,
    /** Of a telephone: by them a prize finds its winner among guests of one name. */
    digits: { max: 4, least: 4, pattern: "[0-9]{4}", type: "tel" },
  } satisfies EntryFields;
}
