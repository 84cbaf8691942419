import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { samples } from "#cards/kinds/greeting/samples.ts";
import * as operations from "#web/graphql/graphql.ts";

type Asker = { url: string; authorization: string; apiKey: string };

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

/** Asks the API in the name of the member who is signed in on this page. */
export async function memberApi(page: Page, url: string) {
  const asked = page.waitForRequest((request) => "authorization" in request.headers());
  await page.goto("/my-mobile-card");
  const { authorization = "", "x-api-key": apiKey = "" } = (await asked).headers();
  const ask = askingAs({ url, authorization, apiKey });

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
