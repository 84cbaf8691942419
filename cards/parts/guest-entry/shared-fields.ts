import type { TextRule } from "#cards/engine/entry-fields.ts";
import { EMAIL_MAX } from "#domain/limits.ts";

// Plain strings, no String.raw: a page whose form asks for none of these then carries none.

/** A guest's name, as long as a name on a card may be (product, limits). */
export const guestName = { max: 20, required: true } satisfies TextRule;

/** Where a guest may stay unnamed. */
export const guestNameOrNone = { max: guestName.max } satisfies TextRule;

/** As people write it; nine digits is the shortest Korean number with its area code. */
export const guestPhone = {
  max: 20,
  least: 9,
  required: true,
  pattern: "(?:[+\\(\\) \\-]*[0-9]){9,}[+\\(\\) \\-]*",
  type: "tel",
} satisfies TextRule;

/** A browser alone would take `a@b`, to which no letter goes. */
export const guestEmail = {
  max: EMAIL_MAX,
  pattern: ".+\\.[a-zA-Z]{2,}",
  type: "email",
} satisfies TextRule;
