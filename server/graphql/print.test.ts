import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kinds } from "#cards/kinds.ts";
import type { Database } from "#server/ports.ts";
import { createPrints } from "#server/press/prints.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { CreateCardDocument, DeleteCardDocument, PrintCardDocument } from "#web/graphql/graphql.ts";
import { startApi } from "./api-for-tests.ts";

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  database = await emptyDatabase();
  api = await startApi({ database });
});
afterAll(() => database.close());

async function made(kind: string): Promise<string> {
  const { data } = await api.post(CreateCardDocument.toString(), {
    token: "minsu",
    variables: { kind, key: randomUUID() },
  });
  return data.createCard.card.id;
}

function print(id: string, { token = "minsu", as = "FRONT_PNG" } = {}) {
  return api.post(PrintCardDocument.toString(), { token, variables: { id, as } });
}

/** What a browser gets at an address, or the code of the refusal. */
async function fetched(address: string): Promise<Response | string> {
  const noFile = () => Promise.reject(new Error("This test has no files"));
  const files = { uploadForm: noFile, write: noFile, stat: noFile, read: noFile, remove: noFile };
  const prints = createPrints({ database, files, clock: api.clock, kinds, passes: api.printPasses });
  const [, , , token = ""] = address.split("/");
  return prints(new Request(`http://goi.test${address}`), token).catch(({ code }) => code as string);
}

test("an owner saves a card as a file that has its name, for ten minutes", async () => {
  const id = await made("photo");
  const { data } = await print(id);
  expect(data.printCard.name).toBe("포토카드 앞면.png");
  const answer = await fetched(data.printCard.address);
  if (typeof answer === "string") throw new Error(answer);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("content-disposition")).toContain(
    `attachment; filename="card.png"; filename*=UTF-8''${encodeURIComponent("포토카드 앞면.png")}`,
  );
  const shown = await fetched(`${data.printCard.address}?show`);
  expect(shown instanceof Response && shown.headers.get("content-disposition")).toMatch(/^inline;/);

  api.pass(10 * 60_000);
  expect(await fetched(data.printCard.address)).toBe("GONE");
});

test("nobody else gets it, nor a card that is deleted, nor what is not for paper", async () => {
  const id = await made("photo");
  expect((await print(id, { token: "jiyu" })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  const { address } = (await print(id)).data.printCard;
  expect(await fetched(address.replace("/-/prints/e", "/-/prints/f"))).toBe("NOT_FOUND");
  await api.post(DeleteCardDocument.toString(), { token: "minsu", variables: { id } });
  expect(await fetched(address)).toBe("NOT_FOUND");
  const greeting = await print(await made("greeting"));
  expect(greeting.errors?.[0]?.extensions.code).toBe("INVALID");
});
