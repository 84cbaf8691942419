import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kinds } from "#cards/kinds/kinds.ts";
import { newPhoto } from "#cards/kinds/photo/edit/new-element.ts";
import { printOf } from "#cards/kinds/photo/output/print.ts";
import { blank } from "#cards/kinds/photo/section.ts";
import { MINUTE_MS } from "#domain/duration.ts";
import { startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { createWorkers } from "#server/workers/workers.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { CreateCardDocument, DeleteCardDocument, PrintCardDocument } from "#web/graphql/graphql.ts";
import { createPrints } from "./prints.ts";

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;
let prints: ReturnType<typeof createPrints>;

const noFile = () => Promise.reject(new Error("This test has no files"));
/** A photo that is asked for never comes: who prints it waits for as long as the test. */
const files = { uploadForm: noFile, write: noFile, stat: noFile, remove: noFile, read: () => never };
const never = new Promise<never>(() => undefined);
const workers = createWorkers();

beforeAll(async () => {
  database = await emptyDatabase();
  api = await startApi({ database, files, workers });
  prints = createPrints({ database, press: api.press, kinds, passes: api.printPasses });
});
afterAll(async () => {
  await workers.close();
  await database.close();
});

async function made(kind: string, token = "minsu"): Promise<string> {
  const { data } = await api.post(CreateCardDocument.toString(), {
    token,
    variables: { kind, key: randomUUID() },
  });
  return data.createCard.card.id;
}

function print(id: string, { token = "minsu", as = "FRONT_PNG" } = {}) {
  return api.post(PrintCardDocument.toString(), { token, variables: { id, as } });
}

/** What a browser gets at an address, or the code of the refusal. */
async function fetched(address: string): Promise<Response | string> {
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
  // A phone asks again and again before it has come; it is drawn once.
  const { address } = (await print(id, { as: "BACK_PNG" })).data.printCard;
  const impatient = await Promise.all(Array.from({ length: 15 }, () => fetched(address)));
  expect(impatient.filter((one) => one instanceof Response)).toHaveLength(15);
  const shown = await fetched(`${data.printCard.address}?show`);
  expect(shown instanceof Response && shown.headers.get("content-disposition")).toMatch(/^inline;/);

  api.pass(10 * MINUTE_MS);
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

test("a member saves ten files a minute, and others do not wait for that", async () => {
  const id = await made("photo");
  api.pass(60_000);
  for (let file = 0; file < 10; file += 1) expect((await print(id)).errors).toBeUndefined();
  const [no] = (await print(id)).errors ?? [];
  expect(no?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: 60 });
  expect(no?.message).toContain("1분 뒤에 다시 눌러 주세요");
  const other = await made("photo", "jiyu");
  expect((await print(other, { token: "jiyu" })).errors).toBeUndefined();
  api.pass(60_000);
  expect((await print(id)).errors).toBeUndefined();
});

test("while one file is drawn and ten wait, who asks for another hears it before they wait", async () => {
  const id = await made("photo");
  const focus = { x: 0.5, y: 0.5 };
  const ours = { key: `u/${"0".repeat(32)}`, width: 900, height: 1400, placeholder: "", caption: "", focus };
  const photo = { ...newPhoto({ isFirst: true }), photo: ours };
  const card = printOf({ ...blank, front: { ...blank.front, elements: [photo] } }, "one");
  for (let file = 0; file < 11; file += 1) {
    // None of them is ever drawn; by and by each is given up.
    api.press.draw({ print: card, form: "pdf", bleed: false }).catch(() => undefined);
  }
  // Pressing again and again is what they are asked to do, and nothing that is counted against them.
  for (let time = 0; time < 12; time += 1) {
    const [no] = (await print(id)).errors ?? [];
    expect(no?.extensions.code).toBe("BUSY");
    expect(no?.message).toContain("잠시 뒤에 다시 눌러 주세요");
  }
});
