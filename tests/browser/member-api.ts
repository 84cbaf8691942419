import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { samples } from "#cards/kinds/greeting/samples.ts";
import * as operations from "#web/graphql/graphql.ts";

type Asker = { url: string; authorization: string; apiKey: string };
type Ask = ReturnType<typeof askingAs>;

/** Asks the API in somebody's name; answers the one field that was asked for. */
export function askingAs({ url, authorization, apiKey }: Asker) {
  // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its question
  return async (operation: { toString(): string }, variables: object): Promise<any> => {
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization, "x-api-key": apiKey },
      body: JSON.stringify({ query: operation.toString(), variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0];
  };
}

/** Those who were signed in without a page: whoever asks in their name needs to open none. */
const signedInOn = new WeakMap<BrowserContext, Ask>();

export function rememberMember(page: Page, ask: Ask): void {
  signedInOn.set(page.context(), ask);
}

/** Asks the API in the name of the member who is signed in on this page; who came in through the pages is read from one. */
export async function memberApi(page: Page, url: string) {
  const ask = signedInOn.get(page.context()) ?? (await askingAsOn(page, url));

  async function draft(sample = 0): Promise<string> {
    const content = samples[sample]?.content;
    const { card } = await ask(operations.CreateCardDocument, {
      kind: "greeting",
      key: randomUUID(),
      content,
    });
    return card.id;
  }

  return {
    ask,
    draft,
    async published(sample = 0): Promise<string> {
      const id = await draft(sample);
      await ask(operations.PublishCardDocument, { id, version: 1 });
      return id;
    },
  };
}

async function askingAsOn(page: Page, url: string): Promise<Ask> {
  const asked = page.waitForRequest((request) => "authorization" in request.headers());
  await page.goto("/my-mobile-card");
  const { authorization = "", "x-api-key": apiKey = "" } = (await asked).headers();
  return askingAs({ url, authorization, apiKey });
}
