import type { EntryFields } from "#cards/engine/entry-fields.ts";
import { guestName } from "#cards/parts/guest-entry/shared-fields.ts";

/** A name and a few warm lines (product, limits), wherever guests write. */
export const writingFields = {
  name: guestName,
  message: { max: 300, required: true },
} satisfies EntryFields;
