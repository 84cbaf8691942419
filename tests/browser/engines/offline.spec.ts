import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { samples } from "#cards/kinds/greeting/samples.ts";
import * as operations from "#web/graphql/graphql.ts";
import { openLine } from "../network-line.ts";
import { engines, test } from "./engines.ts";

test.beforeEach(({ engine }) => test.skip(!engines[engine].isHere, engines[engine].absence));

/** How many photos and fonts this browser keeps of a card, or why it keeps none. */
function keptOf(path: string): Promise<string> {
  const isPart = (url: string) => /\.(webp|woff2)/.test(url);
  const count = async (store: Cache) =>
    (await store.keys()).filter(({ url }) => isPart(url)).length > 1 ? "photos" : "a page";
  return caches
    .has(`goi-card-1 ${path}`)
    .then((isThere) => (isThere ? caches.open(`goi-card-1 ${path}`).then(count) : "nothing"));
}

test("a card that was opened once opens again without a network, takes an answer and sends it once", async ({
  app,
  tab,
  member,
}) => {
  const content = structuredClone(samples[0]?.content);
  const { card } = await member.ask(operations.CreateCardDocument, {
    kind: "greeting",
    key: randomUUID(),
    content,
  });
  const { id } = card;
  await member.ask(operations.PublishCardDocument, { id, version: 1 });
  const path = `/card/${id}`;
  const line = await openLine(app.url);
  const address = line.url + path;
  try {
    await tab.goto(address);
    expect(await tab.evaluate(() => "serviceWorker" in navigator && "caches" in window)).toBe(true);
    await tab.press({ role: "button", name: "글씨 크게" });
    await expect.poll(() => tab.evaluate(keptOf, path), { timeout: 60_000 }).toBe("photos");

    await line.cut();
    await tab.goto(address);
    await tab.sees("받은 카드를 보여 드립니다.");
    await tab.sees("솔그늘 한옥마당 안채 앞뜰");
    const book = "[data-section=guestbook]";
    await tab.press({ role: "button", name: "축하 글 남기기", within: book });
    await tab.fill("성함", "한지우", book);
    await tab.fill("글", "오래 행복하세요.", book);
    await tab.press({ role: "button", name: "글 올리기", within: book });
    await tab.sees("아직 보내지 못했습니다. 인터넷이 연결되면 보내 드립니다.");

    await line.mend();
    await tab.goto(address);
    await tab.sees("적어 두신 것을 보냈습니다.");
    const { responses } = await member.ask(operations.ResponsesDocument, { card: id, section: "guestbook" });
    expect(responses).toHaveLength(1);
    await member.ask(operations.CloseCardDocument, { id });
    await tab.goto(address);
    await tab.sees("지금은 볼 수 없는 카드입니다");
    await expect.poll(() => tab.evaluate(keptOf, path)).toBe("nothing");
  } finally {
    await line.close();
  }
});
