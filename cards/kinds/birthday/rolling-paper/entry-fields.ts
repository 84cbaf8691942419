import type { ChoiceRule, EntryFields } from "#cards/engine/entry-fields.ts";
import { writingFields } from "#cards/sections/guestbook/entry-fields.ts";
import { FIRST_PAPER, FIRST_STICKER, paperNames, stickerNames } from "./papers.ts";

export const noteFields = {
  ...writingFields,
  paper: { choices: paperNames, first: FIRST_PAPER } satisfies ChoiceRule,
  sticker: { choices: stickerNames, first: FIRST_STICKER } satisfies ChoiceRule,
} satisfies EntryFields;
