import { afterAll, beforeAll, expect, test } from "vitest";
import { type CardId, cardId } from "#domain/card-id.ts";
import { makerOn, note, saying } from "#server/cards/card-for-tests.ts";
import { startApi } from "#server/graphql/api-for-tests.ts";
import type { Database, Email } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { createFloodEmails } from "./flood-emails.ts";

const HOUR = 60 * 60 * 1_000;

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

/** A card, e-mails about it from several processes, and a mail server that can be away. */
async function flooded() {
  const api = await startApi({ database, kinds: [note] });
  const { card } = await makerOn(() => api, "minsu").create({ content: saying("김도현 · 이서연") });
  const messages: Email[] = [];
  const lines: string[] = [];
  const write = (_fields: object, message: string) => void lines.push(message);
  const mail = {
    isAway: false,
    async send(message: Email) {
      if (mail.isAway) throw new Error("no answer from minsu@example.com");
      messages.push(message);
    },
  };
  const process = () =>
    createFloodEmails({
      database,
      identity: { email: async () => "minsu@example.com" },
      mail,
      clock: api.clock,
      log: { info: write, warn: write, error: write },
      origin: "https://goi.example",
    });
  return { api, id: cardId.parse(card.id), messages, lines, mail, process };
}

test("an owner gets one e-mail a day, however many are refused and by how many processes", async () => {
  const { api, id, messages, process } = await flooded();
  const [one, other] = [process(), process()];
  await Promise.all([one, other, one, other].map((tell) => tell(id)));
  api.pass(HOUR);
  await one(id);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    to: "minsu@example.com",
    subject: "[고이] ‘김도현 · 이서연’ 카드에 글이 한꺼번에 많이 남겨지고 있습니다",
    text: expect.stringContaining("https://goi.example/my-mobile-card"),
  });
  api.pass(23 * HOUR);
  await other(id);
  expect(messages).toHaveLength(2);
});

test("a mail server that is away harms nobody, no address reaches the log, and the e-mail goes when it is back", async () => {
  const { api, id, messages, lines, mail, process } = await flooded();
  const tell = process();
  mail.isAway = true;
  await tell(id);
  expect(lines).toEqual(["an e-mail about a flood was not sent"]);
  mail.isAway = false;
  await tell(id);
  expect(messages).toHaveLength(0);
  api.pass(HOUR);
  await tell(id);
  expect(messages).toHaveLength(1);
});

test("a card that is gone has nobody to write to", async () => {
  const { messages, process } = await flooded();
  await process()("0000000000000000" as CardId);
  expect(messages).toEqual([]);
});
