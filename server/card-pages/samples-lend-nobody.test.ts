import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { inventedIn, withFacts } from "#cards/kinds/facts-for-tests.ts";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import type { CardId } from "#domain/card-id.ts";
import { daysAfter, instant } from "#domain/korean-day.ts";
import { claimSitename } from "#server/sites/store.ts";
import { database, given, openForTests, serving, start } from "./pages-for-tests.ts";

openForTests();

describe.each(kinds.map((kind) => ({ name: kind.name, kind: kind as Kind })))("$name", ({ kind }) => {
  test("a card from a sample, with its facts typed and nothing else, says nothing of the sample's people", async () => {
    const server = serving();
    for (const sample of await samplesOf(kind.name)) {
      const begun = startFrom(kind, sample);
      const content = withFacts(kind, { begun, sample: sample.content });
      const { path } = await published(kind, content);
      const page = await server.open(path);
      const before = await page.text();
      expect(page.status, before).toBe(200);
      // Once more when it is over: what waits for the day after is there then.
      const when = kind.facts(content).when;
      const later = serving();
      if (when)
        later.pass(instant({ date: daysAfter(when.date, 2), time: null }).getTime() - start.getTime());
      const html = before + (await (await later.open(path)).text());
      const files = await Promise.all(
        [".ics", ".vcf"].map(async (ending) => (await server.open(`${path}${ending}`)).text()),
      );
      // The id of the card and the fonts that were cut for it are letters by chance.
      const fetched = [html.replaceAll(/[a-z0-9-]{12,}/gi, ""), ...files].join("\n");
      const left = inventedIn(sample.content).filter((word) => fetched.includes(word));
      expect({ sample: sample.name, left }).toEqual({ sample: sample.name, left: [] });
    }
  });
});

async function published(kind: Kind, content: CardContent): Promise<{ id: CardId; path: string }> {
  const name = kind.named ? `p${randomUUID().slice(0, 12)}` : null;
  const id = await given({ name, expiresAt: null }, content, kind);
  if (name) await claimSitename(database.orm, { name, card: id, now: start });
  return { id, path: addressOf(kind, "view", name ?? id) };
}
