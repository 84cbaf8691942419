import { holidaysIn } from "#cards/korean/holidays.ts";
import { date } from "#cards/sections/date/section.ts";
import { readable } from "#cards/themes/colour.ts";
import { type Look, lookOf } from "#cards/themes/look.ts";
import type { Colour } from "#cards/themes/theme.ts";
import type { Brand } from "./brand.ts";
import { type CardContent, sectionsForGuests, shownSections } from "./card.ts";
import { factsOf } from "./facts-of.ts";
import type { Kind } from "./kind.ts";
import { contactsShown } from "./links.ts";
import { type PublicFact, publicFacts } from "./public-facts.ts";
import type { Section, SectionDay } from "./section.ts";
import type { CardFacts } from "./viewer.ts";

/** What a card's page is drawn from, on the server and once more in the guest's browser. Nothing else of it leaves. */
export type CardPage = {
  look: Look;
  shown: string[];
  sections: Record<string, Record<string, unknown>>;
  card: CardFacts;
  /** With our mark at its foot; see `carriesMark`. */
  isTrial: boolean;
  /** The public key of the operator's Kakao application. */
  kakaoKey: string | null;
  /** What guests act upon, for those who saw it otherwise; in previews nobody did. */
  told: readonly PublicFact[];
  /** Of the company whose customer's card it is, at its foot; null where there is none or its maker hides it. */
  brand: Brand | null;
};

type Given = Pick<CardFacts, "id" | "address" | "version" | "checkNumber" | "today" | "now"> &
  Pick<CardPage, "isTrial" | "kakaoKey"> & {
    kind: Kind;
    content: CardContent;
    brand?: Brand | null;
    /** The section whose form is open, in its maker's preview. */
    opened?: string | null;
  };

/** A card as its guests may see it on a day: hidden sections stay behind, and so do contacts whose time is over. */
export function cardPage({
  kind,
  content,
  isTrial,
  kakaoKey,
  brand = null,
  opened = null,
  ...place
}: Given): CardPage {
  const facts = factsOf(kind, content);
  const day = { when: facts.when, today: place.today, now: place.now };
  const open = shownOf(kind, content, day);
  const guarded = contactsShown({ ...facts, ...place }) ? open : withoutContacts(kind, open);
  // Without an id it is the maker's preview, from whom nothing is kept.
  const isGuests = place.id !== null;
  const shown = isGuests ? sectionsForGuests(kind, guarded, day) : shownSections(kind, guarded, day, opened);
  const isVeiled = isGuests && (kind.openAt?.(content, place.now) ?? null) !== null;
  const said = (isVeiled && kind.veiled?.(content)) || facts;
  const { language } = content;
  const month = shown.includes(date.name) && said.when?.date.slice(0, 7);
  const holidays = month ? { holidays: holidaysIn(month, language) } : {};
  const card = { ...said, ...place, language, kind: kind.name, ...holidays };
  const sections = Object.fromEntries(shown.map((name) => [name, guarded.sections[name] ?? {}]));
  const look = lookOf(content.theme);
  const told = isGuests && !isVeiled ? publicFacts(kind, guarded) : [];
  return { look, shown, sections, card, isTrial, kakaoKey, told, brand: brand && readableBrand(brand, look) };
}

/** A company chose its colour for its own paper, not for this one. */
function readableBrand(brand: Brand, { variables }: Look): Brand {
  const on = variables["--paper"] as Colour;
  const color = brand.color && readable({ colour: brand.color as Colour, on, atLeast: 4.5 });
  return { ...brand, color };
}

/** The card without what none of its viewers draws on this day. */
function shownOf(kind: Kind, content: CardContent, day: SectionDay): CardContent {
  const sections = Object.entries(content.sections).map(([name, own]) => {
    const section = kind.sections.find((one) => one.name === name);
    return [name, section?.shown ? shownOnce(section, own, day) : own];
  });
  return { ...content, sections: Object.fromEntries(sections) };
}

const known = new WeakMap<object, { said: string; shown: Record<string, unknown> }>();

/** A section that nobody changed stays the same object: its maker's preview draws anew what is another. */
function shownOnce(section: Section, own: Record<string, unknown>, day: SectionDay): Record<string, unknown> {
  const said = JSON.stringify(day);
  const before = known.get(own);
  if (before?.said === said) return before.shown;
  const shown = { ...own, ...(section.shown?.(own, day) as object) };
  known.set(own, { said, shown });
  return shown;
}

/** The same card with nobody's telephone and account numbers. */
export function withoutContacts(kind: Kind, content: CardContent): CardContent {
  const sections = Object.fromEntries(
    kind.sections.map(({ name, withoutContacts: without }) => {
      const own = content.sections[name] ?? {};
      return [name, without ? { ...own, ...(without(own as never) as object) } : own];
    }),
  );
  return { ...content, sections };
}
