import { z } from "zod";
import { type ThemeChoice, themeChoice } from "#cards/themes/choice.ts";
import { type ThemeName, themeNames } from "#cards/themes/themes.ts";
import { type DayOffset, FORMER_DAYS } from "./days.ts";
import { withDerived } from "./derived.ts";
import { type Following, following, readFollows } from "./follow.ts";
import type { Kind } from "./kind.ts";
import type { Section, SectionDay } from "./section.ts";

/** Everything a maker made: the one document that is saved, versioned and shown. */
export type CardContent = {
  theme: { name: ThemeName; choice: ThemeChoice };
  /** Names of all sections, as they follow one another. */
  order: string[];
  hidden: string[];
  language: "ko" | "en";
  sections: Record<string, Record<string, unknown>>;
  /** Sections that follow a block, by their names; see `follow.ts`. */
  follows?: Record<string, Following>;
  /** Words with places for facts, by the paths of the fields that say them: `greeting.body`; see `derived.ts`. */
  patterns?: Record<string, string>;
  /** Paths of fields that have a pattern and say what their maker wrote instead. */
  own?: string[];
  /** Days that hang on the card's own, by the paths of their fields; see `days.ts`. */
  offsets?: Record<string, DayOffset>;
  /** Paths of days that stay where they are when the card's own moves. */
  fixed?: string[];
  /** Days that the card was for before it was moved, the last first: texts may still say one. */
  formerDays?: string[];
  /** Its foot stays without the mark of the company that it came from. */
  hidesBrand?: true;
};

const path = z.string().max(80);

const frame = z.object({
  theme: z.object({ name: z.enum(themeNames), choice: themeChoice }),
  order: z.array(z.string().max(40)).max(60),
  hidden: z.array(z.string().max(40)).max(60),
  language: z.enum(["ko", "en"]),
  sections: z.record(z.string().max(40), z.record(z.string().max(40), z.unknown())),
  follows: z.record(z.string().max(40), following).optional(),
  patterns: z.record(path, z.string().max(2_000)).optional(),
  own: z.array(path).max(200).optional(),
  offsets: z
    .record(path, z.object({ days: z.int().min(-4_000).max(4_000), atStart: z.literal(true).optional() }))
    .optional(),
  fixed: z.array(path).max(200).optional(),
  formerDays: z.array(z.string().max(10)).max(FORMER_DAYS).optional(),
  hidesBrand: z.literal(true).optional(),
});

/** A new card of a kind. */
export function startCard(kind: Kind): CardContent {
  const sections = kind.sections;
  return withDerived(kind, {
    theme: { name: kind.themes[0], choice: {} },
    order: sections.map(({ name }) => name),
    hidden: [],
    language: "ko",
    sections: Object.fromEntries(sections.map((section) => [section.name, stamped(section, section.empty)])),
    own: [],
  });
}

/**
 * Reads what was stored or sent: older content is upgraded, sections that the kind has gained are added, those it
 * has lost are dropped. Throws a ZodError where the content itself is wrong.
 */
export function readCard(kind: Kind, stored: unknown): CardContent {
  const { order, hidden, sections, follows: sent, ...rest } = frame.parse(stored);
  const follows = readFollows(kind, sent);
  const known = kind.sections;
  const names = known.map(({ name }) => name);
  const kept = [...new Set(order)].filter((name) => names.includes(name) && name !== kind.first);
  const gained = names.filter((name) => name !== kind.first && !kept.includes(name));
  return withDerived(kind, {
    ...rest,
    order: [kind.first, ...kept, ...gained],
    hidden: [...new Set(hidden)].filter((name) => names.includes(name) && name !== kind.first),
    sections: Object.fromEntries(
      known.map((section) => [section.name, readSection(section, sections[section.name])]),
    ),
    ...(follows && { follows }),
  });
}

/** Reads one section, or a block that is written like one. */
export function readSection(
  section: Section,
  stored: Record<string, unknown> | undefined,
): Record<string, unknown> {
  if (!stored) return stamped(section, section.empty);
  const { version, ...content } = stored;
  const from = typeof version === "number" ? version : 0;
  const current = section.upgrades.slice(from).reduce((older, upgrade) => upgrade(older), content);
  const parsed = section.content.safeParse(current);
  if (parsed.success) return stamped(section, parsed.data);
  throw new z.ZodError(
    parsed.error.issues.map((issue) => ({ ...issue, path: ["sections", section.name, ...issue.path] })),
  );
}

/** Content carries the version of its schema: the number of upgrades it no longer needs. */
export function stamped(section: Section, content: unknown): Record<string, unknown> {
  return { ...(content as Record<string, unknown>), version: section.upgrades.length };
}

/**
 * The sections a guest sees on a day, in order: not hidden, due, and with something to say. One whose form is
 * `opened` is there before its time, so that its maker sees what they write.
 */
export function shownSections(
  kind: Kind,
  content: CardContent,
  day: SectionDay,
  opened: string | null = null,
): string[] {
  const known = kind.sections;
  return content.order.filter((name) => {
    const section = known.find((candidate) => candidate.name === name);
    if (!section || content.hidden.includes(name)) return false;
    const own = content.sections[name];
    return section.isVisible(own) && (name === opened || (section.isActive?.(day, own) ?? true));
  });
}

/** The same without what is kept from guests until its time. */
export function sectionsForGuests(kind: Kind, content: CardContent, day: SectionDay): string[] {
  const open = kind.openAt?.(content, day.now);
  const shown = shownSections(kind, content, day);
  return open ? open.filter((name) => shown.includes(name)) : shown;
}

/** When a page that is drawn now shows something else, if not before. */
export function nextMoment(kind: Kind, content: CardContent, now: Date): Date | null {
  const coming = (kind.moments?.(content) ?? []).filter((moment) => moment > now);
  return coming.reduce<Date | null>((first, one) => (first && first < one ? first : one), null);
}

/** How many of its moments a card has behind it: what is kept of it elsewhere is another thing after each. */
export function momentsPassed(kind: Kind, content: CardContent, now: Date): number {
  return (kind.moments?.(content) ?? []).filter((moment) => moment <= now).length;
}

/** A section's content as its own schema has read it. */
export function part<Content>(content: CardContent, section: Section<string, Content>): Content {
  return content.sections[section.name] as Content;
}

/** Moves a section; the first one stays where it is. */
export function moveSection(
  kind: Kind,
  { content, from, to }: { content: CardContent; from: number; to: number },
): CardContent {
  const order = [...content.order];
  const [moved] = order.splice(from, 1);
  if (!moved || moved === kind.first) return content;
  order.splice(Math.max(1, to), 0, moved);
  return { ...content, order };
}
