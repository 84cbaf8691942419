import type { EntryRules } from "#cards/engine/section.ts";
import { entrySchema } from "#cards/parts/guest-entry/entry-schema.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { writingFields } from "./entry-fields.ts";

/** A name and a few lines, as many as somebody likes: what every section has in common where guests write. */
export const writing = {
  fields: () => writingFields,
  entry: () => entrySchema(writingFields, { message: "글" }),
  perVisitor: "many",
  hasPassword: true,
  shown: (entry) => ({ name: textOf(entry, "name"), message: textOf(entry, "message") }),
  columns: () => [
    { label: "이름", value: (entry) => textOf(entry, "name") },
    { label: "글", value: (entry) => textOf(entry, "message") },
  ],
} satisfies Pick<
  EntryRules<unknown>,
  "fields" | "entry" | "perVisitor" | "hasPassword" | "shown" | "columns"
>;
