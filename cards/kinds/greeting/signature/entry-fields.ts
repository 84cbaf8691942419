import type { EntryFields } from "#cards/engine/entry-fields.ts";
import { guestNameOrNone } from "#cards/parts/guest-entry/shared-fields.ts";

export const signatureFields = { name: guestNameOrNone } satisfies EntryFields;
