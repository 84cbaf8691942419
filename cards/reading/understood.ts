import type { CardContent } from "#cards/engine/card.ts";
import { at, put } from "#cards/engine/paths.ts";
import { isSaid, saidBy } from "#cards/engine/said-as.ts";
import type { Section } from "#cards/engine/section.ts";
import { bare, schemaAt } from "#cards/fields/schema.ts";
import type { PastedText, ReadValue, Stretch } from "./stretch.ts";

/** One thing that was understood of a pasted text, and what it does to a card. */
export type Understood = {
  /** What its maker calls it: 신랑, 예식 날짜. */
  what: string;
  section: string;
  at: readonly Stretch[];
  sure: boolean;
  put(content: CardContent): CardContent;
  /** What a card says there; empty where it says nothing. */
  words(content: CardContent): string;
};

/** Reads what earlier steps have left of a text. */
export type ReadingStep = (pasted: PastedText) => readonly Understood[];

/** How texts of a kind are known and read. */
export type TextReader = {
  /** What people call such a text: 청첩장. */
  called: string;
  /** Words by which it is known; each counts once. */
  signs: readonly RegExp[];
  /** The surest first. */
  steps: readonly ReadingStep[];
  /** Whether more than one occasion is told in it. */
  isOfSeveral?(text: string): boolean;
};

type Into<Content> = {
  what: string;
  section: Section<string, Content>;
  read: Pick<ReadValue<unknown>, "at" | "sure">;
  /** Values by their paths in the section. */
  fields: Readonly<Record<string, unknown>>;
  /** Where one field does not say it. */
  words?(content: Content): string;
};

/** Something that goes into fields of one section. */
export function intoFields<Content>({ what, section, read, fields, words }: Into<Content>): Understood {
  const own = (content: CardContent) => content.sections[section.name] as Content;
  const [first = ""] = Object.keys(fields);
  return {
    what,
    section: section.name,
    at: read.at,
    sure: read.sure,
    put: (content) => ({
      ...content,
      sections: {
        ...content.sections,
        [section.name]: Object.entries(fields).reduce(
          (before, [path, value]) => put(before, path, value),
          content.sections[section.name] ?? {},
        ),
      },
    }),
    words: (content) => (words ? words(own(content)) : fieldWords(section, first, at(own(content), first))),
  };
}

/** The same for one field and what was read for it; nothing where nothing was. */
export function intoField<Content>(
  { what, section, field }: { what: string; section: Section<string, Content>; field: string },
  read: ReadValue<unknown> | null | undefined,
): Understood[] {
  return read ? [intoFields({ what, section, read, fields: { [field]: read.value } })] : [];
}

function fieldWords(section: Section, field: string, value: unknown): string {
  if (value === "" || value === null || value === undefined) return "";
  const schema = schemaAt(section.content, field.split("."));
  const given = schema && (isSaid(schema) ? schema : bare(schema));
  if (given && isSaid(given)) return saidBy(given, value) ?? "";
  return typeof value === "number" ? value.toLocaleString("ko") : String(value);
}
