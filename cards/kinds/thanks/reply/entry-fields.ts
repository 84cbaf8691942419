import type { EntryFields } from "#cards/engine/entry-fields.ts";
import { guestName } from "#cards/parts/guest-entry/shared-fields.ts";

export const replyFields = {
  name: guestName,
  /** A short note, as long as an entry of a guestbook (product, limits). */
  message: { max: 300, required: true },
} satisfies EntryFields;
