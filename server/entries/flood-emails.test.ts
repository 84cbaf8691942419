import { afterAll, beforeAll, expect, test } from "vitest";
import { type CardId, cardId } from "#domain/card-id.ts";
import { HOUR_MS } from "#domain/duration.ts";
import { makerOn, note, saying } from "#server/cards/card-for-tests.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import { startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { createFloodEmails, floodTemplate } from "./flood-emails.ts";

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

/** A card, and e-mails about it from several processes. */
async function flooded() {
  const api = await startApi({ database, kinds: [note] });
  const { card } = await makerOn(() => api, "minsu").create({ content: saying("김도현 · 이서연") });
  const post = postOn({
    database,
    clock: api.clock,
    templates: [floodTemplate],
    email: async () => "minsu@example.com",
  });
  const write = (_fields: object, message: string) => void post.lines.push(message);
  const log = { info: write, warn: write, error: write };
  const process = () => createFloodEmails({ database, clock: api.clock, log });
  return { api, id: cardId.parse(card.id), post, process };
}

test("an owner gets one e-mail a day, however many are refused and by how many processes", async () => {
  const { api, id, post, process } = await flooded();
  const [one, other] = [process(), process()];
  await Promise.all([one, other, one, other].map((tell) => tell(id)));
  api.pass(HOUR_MS);
  await one(id);
  await post.send();
  expect(post.messages).toHaveLength(1);
  expect(post.messages[0]).toMatchObject({
    to: "minsu@example.com",
    subject: "[고이] ‘김도현 · 이서연’ 카드에 글이 한꺼번에 많이 남겨지고 있습니다",
    text: expect.stringContaining("https://goi.example/my-mobile-card"),
  });
  api.pass(23 * HOUR_MS);
  await other(id);
  expect(await post.brings()).toHaveLength(1);
});

test("a mail server that is away harms nobody, no address reaches the log, and the e-mail goes when it is back", async () => {
  const { api, id, post, process } = await flooded();
  post.isAway = true;
  await process()(id);
  await post.send();
  expect(post.lines).toEqual([`an e-mail was not sent {"template":"entry-flood","error":"Error"}`]);
  post.isAway = false;
  expect(await post.brings()).toEqual([]);
  api.pass(HOUR_MS);
  expect(await post.brings()).toHaveLength(1);
});

test("a card that is gone has nobody to write to", async () => {
  const { id, post, process } = await flooded();
  await process()("0000000000000000" as CardId);
  await process()(id);
  await database.run("delete from cards");
  expect(await post.brings()).toEqual([]);
});
