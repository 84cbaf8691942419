import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { type CardPage, cardPage } from "#cards/engine/page.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { drawings } from "#cards/themes/drawings.tsx";
import { daysAfter } from "#domain/korean-day.ts";
import { drawnIn, wordsIn } from "./drawn-for-tests.ts";
import { addressOf, kinds } from "./kinds.ts";
import { type Mark, type MarkedCard, markedCards } from "./marked-for-tests.ts";
import { viewersOf } from "./modules.tsx";

/** Seen without being said: a browser reckons with the days between which it offers a form, and a code is drawn as one. */
const unspoken = /^photo-wall\.(from|until)Date$|^design\..*\.address$/;

const all = kinds.map((kind) => ({ name: kind.name, kind: kind as Kind }));

describe.each(all)("of a card of the kind $name", ({ name, kind }) => {
  const cards = markedCards(kind);

  test("every section is seen with marks, but what is for its maker only", () => {
    const pages = cards.flatMap(({ content }) =>
      momentsOf(kind, content).map((now) => pageAt(kind, { content, now })),
    );
    const seen = new Set(pages.flatMap(({ shown }) => shown));
    const others = kind.sections.map((section) => section.name).filter((section) => !seen.has(section));
    expect(others).toEqual(name === "thanks" ? ["recipients"] : []);
  });

  test("what is not drawn is not sent, whatever its maker chose, before its day and after it", async () => {
    const viewers = await viewersOf(name);
    const isLeftOn = new Set(
      kind.sections.filter(({ entries: rules }) => rules).map((section) => section.name),
    );
    const unseen = cards.flatMap((card) => {
      let earlier = "";
      return momentsOf(kind, card.content).flatMap((now) => {
        const page = pageAt(kind, { content: card.content, now });
        const drawn = drawnIn(draw(page, viewers)) + page.card.title;
        const missing = tooMuch(page, { marks: card.marks, drawn });
        const opened = missing.length > 0 ? openedOf(page, viewers) : "";
        // Who left something reads once more what was asked, also when nobody is asked any more.
        const before = earlier;
        earlier += drawn + opened;
        return tooMuch(page, { marks: missing, drawn: opened })
          .filter((mark) => !isLeftOn.has(mark.section) || isMissing(mark, before))
          .map((mark) => told(mark, card));
      });
    });
    expect(each(unseen)).toEqual([]);
  });

  test("of a section that its maker hid nothing is sent but what the card is called, its day and its place's name", async () => {
    const viewers = await viewersOf(name);
    const hideable = kind.sections.map((section) => section.name).filter((one) => one !== kind.first);
    const unseen = hideable.flatMap((hidden) =>
      cards.slice(0, 1).flatMap((card) => {
        const content = { ...card.content, hidden: [hidden] };
        return momentsOf(kind, content).flatMap((now) => {
          const page = pageAt(kind, { content, now });
          const { title, when, place } = page.card;
          const drawn = [wordsIn(draw(page, viewers)), title, when?.date, place?.name].join("\n");
          const marks = card.marks.filter(({ section }) => section === hidden);
          return tooMuch(page, { marks, drawn }).map((mark) => told(mark, card));
        });
      }),
    );
    expect(each(unseen)).toEqual([]);
  });
});

/** Before anything, the day after the card's own, and long after. */
function momentsOf(kind: Kind, content: CardContent): string[] {
  const { when } = kind.facts(content);
  return ["2027-01-01", ...(when ? [daysAfter(when.date, 1)] : []), "2028-06-01"].map(
    (day) => `${day}T03:00:00.000Z`,
  );
}

function pageAt(kind: Kind, { content, now }: { content: CardContent; now: string }): CardPage {
  const address = `https://example.com${addressOf(kind, "view", "abc")}`;
  const place = { id: "abc", address, today: now.slice(0, 10), now };
  return cardPage({ kind, content, ...place, isTrial: true, kakaoKey: null });
}

type Viewers = Awaited<ReturnType<typeof viewersOf>>;

/** With all that a guest may unfold: a preview stands open. And what a messenger is given to show. */
function openedOf(page: CardPage, viewers: Viewers): string {
  const opened = { ...page, card: { ...page.card, id: null } };
  return drawnIn(draw(opened, viewers)) + JSON.stringify(page.sections.share ?? {});
}

/** The same section is drawn once: cards of a kind differ in a few. */
const drawnOnce = new Map<string, string>();

function draw({ look, shown, sections, card }: CardPage, viewers: Viewers): string {
  const parts = shown.map((name) => {
    const Viewer = viewers[name] as Viewers[string];
    const key = JSON.stringify([card, name, sections[name]]);
    const known = drawnOnce.get(key);
    const markup =
      known ??
      renderToStaticMarkup(
        <DrawingsContext value={drawings[look.theme]}>
          <Viewer content={sections[name] as never} card={card} />
        </DrawingsContext>,
      );
    drawnOnce.set(key, markup);
    return markup;
  });
  return parts.join("\n");
}

function tooMuch(page: CardPage, { marks, drawn }: { marks: readonly Mark[]; drawn: string }): Mark[] {
  const sent = JSON.stringify(page);
  return marks
    .filter(({ stored, field }) => sent.includes(stored) && !unspoken.test(field))
    .filter((mark) => isMissing(mark, drawn));
}

function isMissing(mark: Mark, drawn: string): boolean {
  return !mark.drawn.some((form) => drawn.includes(form));
}

function told({ field, section }: Mark, card: MarkedCard): [field: string, where: string] {
  return [field, card.changed.find((one) => one.startsWith(`${section}:`)) ?? ""];
}

/** Every field once, with the first card on which it was too much. */
function each(unseen: readonly [string, string][]): string[] {
  return [...new Map(unseen.toReversed())].map(([field, where]) => `${field} — ${where}`).sort();
}
