import type { EntryFields } from "#cards/engine/entry-fields.ts";
import { guestNameOrNone } from "#cards/parts/guest-entry/shared-fields.ts";

/** What is written beside the photos. */
export const wallFields = { caption: { max: 60 }, name: guestNameOrNone } satisfies EntryFields;
