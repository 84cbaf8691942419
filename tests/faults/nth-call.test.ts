import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Kind } from "#cards/engine/kind.ts";
import { DAY_MS } from "#domain/duration.ts";
import { type Answer, codesOf } from "#server/graphql/api-for-tests.ts";
import { emptyShop, type Shop, startShop } from "#server/orders/order-for-tests.ts";
import { album, onCard, picture, showing } from "#server/photos/photo-for-tests.ts";
import { removePhotos } from "#server/photos/remove-photos.ts";
import type { Database } from "#server/ports.ts";
import type { PhotoFieldsFragment, UploadFieldsFragment } from "#web/graphql/graphql.ts";
import * as operations from "#web/graphql/graphql.ts";
import { databases } from "../databases.ts";
import { diskStore, send } from "../files.ts";
import { brokenRules, photosWithoutFile } from "./broken-rules.ts";
import { type Failing, failingPorts } from "./failing-ports.ts";

/** Every call in the long form, `npm run faults R20`; else some of them. */
const STRIDE = Number(process.env.FAULTS_STRIDE ?? 13);
const MOST_CALLS = 400;
/** What somebody is told who may simply try again. */
const RETRYABLE = ["BUSY", "PAYMENT_UNCERTAIN"];
const MOST_TRIES = 5;

/** An album that costs something. */
const sold: Kind = {
  ...album,
  plans: [{ name: "basic", label: "베이직", won: 1_000, photos: 5, days: null }],
};

type Step = { name: string; ask(): Promise<Answer> };

describe.each(databases)("one call that fails on %s", (_name, open) => {
  let database: Database;
  let store: Awaited<ReturnType<typeof diskStore>>;
  let ports: ReturnType<typeof failingPorts>;
  let shop: Shop;
  beforeAll(async () => {
    database = await open();
    store = await diskStore({ start: "2026-11-15T00:00:00Z" });
    ports = failingPorts({ database, files: store.files });
    shop = await startShop({ database: ports.database, files: ports.files, more: [sold] });
  });
  afterAll(async () => {
    await store.close();
    await database.close();
  });

  /** A card from its first draft over a photo and an order to its end; what is known of it so far decides what comes next. */
  function life(): Step[] {
    const known: {
      card?: string;
      upload?: UploadFieldsFragment;
      photo?: PhotoFieldsFragment;
      order?: string;
    } = {};
    const keys = { card: randomUUID(), order: randomUUID(), payment: `approve.${randomUUID()}` };
    const ask = (operation: { toString(): string }, variables: object) =>
      shop.api.post(operation.toString(), { token: "minsu", variables });
    const id = () => known.card ?? "";
    async function sent(): Promise<Answer> {
      const fields = Object.fromEntries((known.upload?.fields ?? []).map(({ name, value }) => [name, value]));
      const answer = await send({ url: `${store.server.origin}/bucket`, fields }, new Blob([picture]));
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    }
    return [
      {
        name: "create",
        async ask() {
          const answer = await ask(operations.CreateCardDocument, { kind: "album", key: keys.card });
          known.card = answer.data?.createCard?.card.id;
          return answer;
        },
      },
      { name: "publish", ask: () => ask(operations.PublishCardDocument, { id: id(), version: 1 }) },
      {
        name: "announce",
        async ask() {
          const announced = { card: id(), bytes: picture.length, type: "image/jpeg" };
          const answer = await ask(operations.PreparePhotoDocument, announced);
          known.upload = answer.data?.preparePhoto;
          return answer;
        },
      },
      { name: "send", ask: sent },
      {
        name: "finish",
        async ask() {
          const answer = await ask(operations.FinishPhotoDocument, { id: known.upload?.id });
          known.photo = answer.data?.finishPhoto;
          return answer;
        },
      },
      {
        name: "save",
        ask: () => {
          const content = showing({ photos: known.photo ? [onCard(known.photo)] : [] });
          return ask(operations.SaveCardDocument, { id: id(), base: 1, content });
        },
      },
      { name: "apply", ask: () => ask(operations.ApplyChangesDocument, { id: id(), version: 2 }) },
      {
        name: "order",
        async ask() {
          const wanted = { card: id(), plan: "basic", way: "practice", agreed: 1_000, key: keys.order };
          const answer = await ask(operations.PlaceOrderDocument, wanted);
          known.order = answer.data?.placeOrder?.id;
          return answer;
        },
      },
      {
        name: "pay",
        ask: () => {
          const paying = { order: known.order, reference: keys.payment, amount: 1_000 };
          return ask(operations.ConfirmPaymentDocument, paying);
        },
      },
      { name: "delete", ask: () => ask(operations.DeleteCardDocument, { id: id() }) },
    ];
  }

  const isFine = (answer: Answer) => answer.status < 300 && codesOf(answer).length === 0;

  let refused = 0;
  /** Goes through a life; whoever is refused tries again, or leaves it there. */
  async function live({ patient }: { patient: boolean }): Promise<void> {
    for (const { name, ask } of life()) {
      let answer = await ask();
      for (let tries = 1; !isFine(answer); tries += 1) {
        const said = { name, codes: codesOf(answer), sentence: answer.errors?.[0]?.message ?? "" };
        expect(said).toEqual({
          name,
          codes: [expect.toBeOneOf(RETRYABLE)],
          sentence: expect.stringMatching(/[가-힣]/),
        });
        refused += 1;
        if (!patient) return;
        expect(tries).toBeLessThan(MOST_TRIES);
        answer = await ask();
      }
    }
  }

  test("whatever fails, whoever is refused may try again, and neither half an order nor a file or a row without the other stays", async () => {
    ports.fail(0);
    await live({ patient: true });
    const calls = ports.count();
    expect(calls).toBeGreaterThan(50);
    expect(calls).toBeLessThan(MOST_CALLS);
    const all = await database.run("select state from orders");
    expect(all.rows).toEqual([{ state: "paid" }]);

    const ways: [Failing, patient: boolean][] = [
      ["before", true],
      ["before", false],
      ["after", true],
      ["after", false],
    ];
    let turn = 0;
    for (let n = 1; n <= calls; n += STRIDE) {
      const chosen = STRIDE === 1 ? ways : [ways[turn++ % ways.length] ?? ways[0]];
      for (const way of chosen) {
        if (!way) continue;
        const [how, patient] = way;
        await emptyShop(database);
        // A minute later, so that no limit is met.
        shop.api.pass(60_000);
        ports.fail(n, how);
        await live({ patient });
        ports.fail(0);
        await shop.reconcile();
        const broken = [
          ...(await brokenRules(database)),
          ...(await photosWithoutFile(database, store.files)),
        ];
        expect({ n, how, patient, broken }).toEqual({ n, how, patient, broken: [] });
        if (!patient) continue;
        const { rows } = await database.run(
          "select o.state, c.captures from orders o join practice_charges c on c.order = o.id",
        );
        expect({ n, how, rows }).toEqual({ n, how, rows: [{ state: "paid", captures: 1 }] });
      }
    }

    expect(refused).toBeGreaterThan(0);
    await emptyShop(database);
    const later = new Date(shop.api.clock.now().getTime() + 30 * DAY_MS);
    await removePhotos({ database, files: store.files, clock: { now: () => later } });
    const left = await database.run("select key from photos");
    expect([left.rows, store.count()]).toEqual([[], 0]);
  });
});
