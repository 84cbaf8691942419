import type { Page } from "@playwright/test";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { inventedIn, withFacts } from "#cards/kinds/facts-for-tests.ts";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { memberApi } from "./member-api.ts";
import { step } from "./settled.ts";

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

for (const kind of kinds as readonly Kind[]) {
  test(`a ${kind.name} from any sample, its facts typed and sent, has nobody of the sample on it`, async ({
    page,
    app,
  }) => {
    await becomeMember(page, app);
    const { ask } = await memberApi(page, app.url);
    let id = "";
    for (const sample of await samplesOf(kind.name as never)) {
      const start = `${addressOf(kind, "create")}?sample=${sample.name}`;
      // Once as from outside, then within the app: an editor loads for as long as all else here takes.
      await (id === "" ? page.goto(start) : step(page, start));
      await expect.poll(() => page.url().includes("?sample=") || idIn(page) === id).toBe(false);
      id = idIn(page);
      const { content } = await ask(operations.MyCardDocument, { id });
      const begun = readCard(kind, content);
      const typed = withFacts(kind, { begun, sample: sample.content });
      await ask(operations.SaveCardDocument, { id, base: 1, content: asSent(typed, sample.name) });
      const { name } = await ask(operations.PublishCardDocument, { id, version: 2 });
      const address = addressOf(kind, "view", name ?? id);
      const answers = await Promise.all(
        ["", ".ics", ".vcf"].map((ending) => page.request.get(`${address}${ending}`)),
      );
      expect(answers[0]?.status()).toBe(200);
      const fetched = (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
      const left = inventedIn(sample.content).filter((word) => withoutIds(fetched).includes(word));
      expect({ sample: sample.name, left }).toEqual({ sample: sample.name, left: [] });
    }
  });
}

function idIn(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  return searchParams.get("id") ?? pathname.split("/").at(-1) ?? "";
}

/** Letters by chance: of the card's id, of the fonts that were cut for it. */
function withoutIds(text: string): string {
  return text.replaceAll(/[a-z0-9-]{12,}/gi, "");
}

/** Days that lie behind whoever sends it, a photo that is nowhere, a name that is taken: as this day and place have them. */
function asSent(content: CardContent, sample: string): CardContent {
  const { sections } = content;
  const here = Object.fromEntries(
    Object.entries(sections).map(([name, fields]) => [name, { ...fields, ...changes(sample)[name] }]),
  );
  const text = JSON.stringify(here).replaceAll(/\{"key":"u\/own".*?"focus":\{[^}]*\}\}/g, "null");
  return { ...content, sections: JSON.parse(text) };
}

function changes(sample: string): Record<string, object> {
  return {
    obituary: { date: yesterday },
    farewell: { encoffiningDate: "", processionDate: "" },
    baby: { birthDate: yesterday },
    profile: { sitename: `my-${sample}`.slice(0, 20) },
  };
}
