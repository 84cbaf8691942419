import { afterAll, beforeAll, expect, test } from "vitest";
import type { Kind } from "#cards/engine/kind.ts";
import { saying } from "#server/cards/card-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyPglite } from "#tests/databases.ts";
import { invitation, startShop } from "./order-for-tests.ts";

/** A kind that is for two things, told apart by what is written on it. */
const several: Kind = {
  ...invitation,
  name: "several",
  occasions: {
    all: [
      { name: "wedding", label: "모바일 청첩장", line: "두 사람의 날" },
      { name: "new-year", label: "연하장", line: "새해 인사" },
    ],
    of: (content) => (JSON.stringify(content).includes("새해") ? "new-year" : "wedding"),
    begin: (content) => content,
  },
};

let database: Database;
beforeAll(async () => {
  database = await emptyPglite();
});
afterAll(() => database.close());

test("a card and its order are called by what the card is for, and an order keeps its name when the card becomes something else", async () => {
  const shop = await startShop({ database, more: [several] });
  const minsu = shop.buyer("minsu");
  const card = await minsu.card("several");
  expect((await minsu.open(card)).card.label).toBe("모바일 청첩장");
  const { quote } = await minsu.quote({ card });
  expect(quote.name).toBe("모바일 청첩장 · 베이직");
  const order = await minsu.paid({ card });
  expect(order.name).toBe("모바일 청첩장 · 베이직");

  const { card: saved } = await minsu.save(card, 1, saying("새해 복 많이 받으세요"));
  expect(saved.label).toBe("연하장");
  expect((await minsu.list()).cards[0]?.label).toBe("연하장");
  expect((await minsu.order(order.id)).name).toBe("모바일 청첩장 · 베이직");

  await shop.mail();
  expect(shop.messages.map(({ text }) => text).join("\n")).toContain("모바일 청첩장 · 베이직");
});

test("what is for one thing only is called by its kind", async () => {
  const shop = await startShop({ database });
  const minsu = shop.buyer("minsu");
  const card = await minsu.card();
  expect((await minsu.open(card)).card.label).toBe("초대장");
});
