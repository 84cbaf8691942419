import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { CardPage } from "#cards/engine/page.ts";
import { drawnIn } from "#cards/kinds/drawn-for-tests.ts";
import type { Couple } from "#cards/kinds/greeting/couple/section.ts";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import { type Mark, markedCards } from "#cards/kinds/marked-for-tests.ts";
import type { CardId } from "#domain/card-id.ts";
import { type Answer, startApi } from "#server/graphql/api-for-tests.ts";
import { claimSitename } from "#server/sites/store.ts";
import { DrawDocument, EntriesDocument, SeatsLeftDocument, TallyDocument } from "#web/graphql/graphql.ts";
import { builtDrawing } from "./drawing.ts";
import { database, given, openForTests, serving, start, withSection } from "./pages-for-tests.ts";

openForTests();

/** `cards/kinds/unsent.test.tsx` goes through all cards of a kind; here a few of them go the whole way. */
const EVERY = 15;

/** Of these the browser has days that it reckons with. */
const unspoken = /^photo-wall\.(from|until)Date$/;

const all = kinds.map((kind) => ({ name: kind.name, kind: kind as Kind }));

describe.each(all)("of a published card of the kind $name", ({ kind }) => {
  const cards = markedCards(kind).filter((_, at) => at % EVERY === 0);

  test("a guest can fetch nothing that the page does not show", async () => {
    const server = serving();
    const drawing = await builtDrawing();
    for (const { content, marks, changed } of cards) {
      const { id, path } = await published(kind, content);
      const page = await server.open(path);
      const html = await page.text();
      expect(page.status, html).toBe(200);
      const state = stateIn(html);
      const seen = [
        drawnIn(between(html, '<div id="card">', '<script id="page"')),
        state.card.title,
        // Once more with all that a guest may unfold, by the sections that their browser draws.
        drawnIn(drawing.drawCard(opened(state))),
        JSON.stringify(state.sections.share ?? {}),
      ].join("\n");
      const files = await Promise.all(
        [".ics", ".vcf"].map(async (ending) => (await server.open(`${path}${ending}`)).text()),
      );
      const fetched = [html, ...files, await answersOn(kind, id)].join("\n");
      const unseen = marks.filter((mark) => isIn(fetched, mark) && !isDrawn(seen, mark));
      expect(unseen.map(({ field }) => `${field} of ${changed}`)).toEqual([]);
    }
  });
});

test("a parent whose name is hidden and the number of one who died stay with the family", async () => {
  const { couple } = withSection("couple", {}).sections as { couple: Couple };
  const mother = { ...couple.groom.mother, name: "숨은이름", phone: "010-0000-7001", hidden: true };
  const father = { ...couple.groom.father, name: "떠난이름", phone: "010-0000-7002", late: true };
  const groom = { ...couple.groom, mother, father };
  const html = await (
    await serving().open(`/card/${await given({}, withSection("couple", { groom }))}`)
  ).text();
  expect(html).toContain("故 떠난이름");
  expect(html).not.toMatch(/숨은이름|7001|7002/);
});

/** Everything that a guest's page asks of the API, for every section there is. */
async function answersOn(kind: Kind, card: CardId): Promise<string> {
  const api = await startApi({ database });
  const asked = kind.sections.flatMap(({ name: section }) =>
    [EntriesDocument, TallyDocument, SeatsLeftDocument, DrawDocument].map((document) =>
      api.post(String(document), { variables: { card, section } }),
    ),
  );
  return (await Promise.all(asked)).map(({ text }: Answer) => text).join("\n");
}

/** A page that stands under a name is given one. */
async function published(kind: Kind, content: CardContent): Promise<{ id: CardId; path: string }> {
  const name = kind.named ? `p${randomUUID().slice(0, 12)}` : null;
  const id = await given({ name }, content, kind);
  if (name) await claimSitename(database.orm, { name, card: id, now: start });
  return { id, path: addressOf(kind, "view", name ?? id) };
}

function stateIn(html: string): CardPage {
  return JSON.parse(between(html, '<script id="page" type="application/json">', "</script>"));
}

function between(html: string, from: string, to: string): string {
  const begin = html.indexOf(from) + from.length;
  return html.slice(begin, html.indexOf(to, begin));
}

/** The faces of a photo card are not among what a browser draws. */
function opened(page: CardPage): CardPage {
  const shown = page.shown.filter((name) => name in page.sections && name !== "design");
  return { ...page, shown, card: { ...page.card, id: null } };
}

function isIn(fetched: string, { stored, field }: Mark): boolean {
  return !unspoken.test(field) && fetched.includes(stored);
}

function isDrawn(seen: string, { drawn }: Mark): boolean {
  return drawn.some((form) => seen.includes(form));
}
