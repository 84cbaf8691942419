import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { nowhere, venueBlock } from "#cards/sections/venue/block.ts";
import { ownerOf } from "#domain/member.ts";
import { makerOn } from "#server/cards/card-for-tests.ts";
import { findVersion } from "#server/cards/versions-store.ts";
import { giveCompany } from "#server/companies/company-for-tests.ts";
import { endCompanyOf } from "#server/companies/store.ts";
import { cards } from "#server/database/tables/cards.ts";
import { companies } from "#server/database/tables/companies.ts";
import { photos } from "#server/database/tables/photos.ts";
import { venueFollowers, venues } from "#server/database/tables/venues.ts";
import { codesOf, members, now, startApi } from "#server/graphql/api-for-tests.ts";
import { findShownPhoto, listPhotoChanges } from "#server/photos/store.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";
import { removeForgottenVenues } from "./store.ts";

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(venueFollowers);
  await database.orm.delete(cards);
  await database.orm.delete(venues);
  await database.orm.delete(companies);
  await database.orm.delete(photos);
  api = await startApi({ database });
});

const subOf = (token: string) =>
  members[token]?.id ??
  (() => {
    throw new Error(token);
  })();
const ownerNamed = (token: string) =>
  ownerOf(
    members[token] ??
      (() => {
        throw new Error(token);
      })(),
  );
const hall = (token: string, given: Partial<Parameters<typeof giveCompany>[1]> = {}) =>
  giveCompany(database, { sub: subOf(token), ...given });

const place = {
  ...nowhere,
  name: "달빛 예식장",
  hall: "2층 그랜드홀",
  address: "서울 종로구 가온길 12",
  phone: "02-123-4567",
  directions: { ...nowhere.directions, subway: "3호선 안국역" },
};

function asked(token?: string) {
  const ask = (operation: { toString(): string }, variables?: unknown) =>
    api.post(operation.toString(), { token, variables });
  return {
    ask,
    save: (content: object, { id = randomUUID() as string, beside }: { id?: string; beside?: string } = {}) =>
      ask(operations.SaveVenueDocument, { id, beside, content }),
    delete: (id: string) => ask(operations.DeleteVenueDocument, { id }),
    list: async () => (await ask(operations.CompanyVenuesDocument)).data.companyVenues,
    search: async (text: string, kind = "greeting") =>
      (await ask(operations.SearchVenuesDocument, { text, kind })).data.searchVenues,
    followed: async (card: string) =>
      (await ask(operations.FollowedVenuesDocument, { card })).data.followedVenues,
  };
}
const [minsu, jiyu, sora, visitor] = [asked("minsu"), asked("jiyu"), asked("sora"), asked()];
const couple = makerOn(() => api, "jiyu");

async function kept(content = place): Promise<string> {
  return (await minsu.save(content)).data.saveVenue.id;
}

const sample = samples[0]?.content as CardContent;
const following = (block: string, own: Record<string, unknown> = {}): CardContent => ({
  ...sample,
  sections: { ...sample.sections, venue: { ...sample.sections.venue, ...own } },
  follows: { venue: { block, own: Object.keys(own) } },
});
const cardWith = async (content: CardContent) => {
  const made = await couple.create({ kind: "greeting", content });
  if (!made.card) throw new Error(made.text);
  return made.card.id;
};
const venueIn = (content: CardContent) => content.sections.venue as typeof place;

describe("a company's halls", () => {
  test("are refused to everybody whose company was not approved, whatever the account says of itself", async () => {
    const id = randomUUID();
    const acts = [
      [operations.CompanyVenuesDocument, {}],
      [operations.SaveVenueDocument, { id, content: place }],
      // Who may not is not told what would be wrong with it.
      [operations.SaveVenueDocument, { id: "no id", content: {} }],
      [operations.ChangeCompanyColorDocument, { color: "no colour" }],
      [operations.DeleteVenueDocument, { id }],
      [operations.PrepareVenuePhotoDocument, { bytes: 10, type: "image/png" }],
    ] as const;
    for (const state of ["pending", "returned", "suspended", null] as const) {
      await database.orm.delete(companies);
      if (state) await hall("minsu", { state });
      for (const [operation, variables] of acts) {
        expect(codesOf(await minsu.ask(operation, variables)), `${state}`).toEqual(["FORBIDDEN"]);
        expect(codesOf(await visitor.ask(operation, variables))).toEqual(["AUTH_REQUIRED"]);
      }
    }
    expect(await database.orm.$count(venues)).toBe(0);
  });

  test("are another company's business as little as if they were not there", async () => {
    await hall("minsu");
    await hall("sora", { number: "1208147521" as never });
    const id = await kept();
    expect(codesOf(await sora.save({ ...place, name: "빼앗은 이름" }, { id }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await sora.save(place, { beside: id }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await sora.delete(id))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await sora.delete("달빛"))).toEqual(["NOT_FOUND"]);
    expect(await sora.list()).toEqual([]);
    expect((await minsu.list())[0].content).toEqual(place);
  });

  test("say what to mend, field by field, in Korean; asked twice there is one", async () => {
    await hall("minsu");
    const wrong = [
      [{ ...place, name: " " }, "name"],
      [{ ...place, address: "" }, "address"],
      [{ ...place, hall: "가".repeat(41) }, "hall"],
      [{ ...place, directions: { ...place.directions, bus: "가".repeat(301) } }, "directions.bus"],
      [{ ...place, name: "\0" }, "name"],
    ] as const;
    for (const [content, field] of wrong) {
      const { errors } = await minsu.save(content);
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {}), field).toEqual([field]);
      expect(String(Object.values(errors?.[0]?.extensions.fields ?? {})[0])).toMatch(/[가-힣]/);
    }
    const id = randomUUID();
    await Promise.all([minsu.save(place, { id }), minsu.save(place, { id })]);
    expect(await minsu.list()).toHaveLength(1);
  });

  test("are stored with the version of their shape, so that no upgrade ever runs twice over what a company wrote", async () => {
    await hall("minsu");
    const id = await kept();
    await minsu.save({ ...place, hall: "별관" }, { beside: id });
    await minsu.save(place, { id });
    const { rows } = await database.run("select content->>'version' as version from venues");
    expect(rows).toEqual(rows.map(() => ({ version: String(venueBlock.upgrades.length) })));
    expect(rows.length).toBeGreaterThan(1);
  });

  test("of one building are corrected together, each under its own name", async () => {
    await hall("minsu");
    const first = await kept();
    api.pass(1_000);
    await minsu.save({ ...place, hall: "3층 별빛홀" }, { beside: first });
    await minsu.save({ ...place, hall: "1층 정원", address: "서울 종로구 가온길 21" }, { id: first });
    const listed = await minsu.list();
    expect(listed.map(({ content }: { content: typeof place }) => [content.hall, content.address])).toEqual([
      ["1층 정원", "서울 종로구 가온길 21"],
      ["3층 별빛홀", "서울 종로구 가온길 21"],
    ]);
    expect(new Set(listed.map(({ building }: { building: string }) => building)).size).toBe(1);
  });

  test("are found by parts of name, hall and address, however they are spaced, as long as their company is approved", async () => {
    const { id } = await hall("minsu");
    await kept();
    for (const text of ["달빛예식장", "예식 달빛", "그랜드", "가온길 12"]) {
      expect(await jiyu.search(text), text).toMatchObject([{ company: "달빛 예식장", content: place }]);
    }
    for (const text of ["", "  ", "%", "_", "햇빛"]) expect(await jiyu.search(text), text).toEqual([]);
    expect(
      codesOf(await visitor.ask(operations.SearchVenuesDocument, { text: "달빛", kind: "greeting" })),
    ).toEqual(["AUTH_REQUIRED"]);
    expect(await jiyu.search("달빛", "memorial"), "no wedding hall for a funeral").toEqual([]);
    await database.orm.update(companies).set({ type: "funeral" }).where(eq(companies.id, id));
    expect(await jiyu.search("달빛", "memorial")).toHaveLength(1);
    expect(await jiyu.search("달빛"), "no funeral hall for a wedding").toEqual([]);
    await database.orm
      .update(companies)
      .set({ type: "hall", state: "suspended" })
      .where(eq(companies.id, id));
    expect(await jiyu.search("달빛")).toEqual([]);
  });
});

describe("a card that follows a hall", () => {
  beforeEach(() => hall("minsu"));

  test("keeps the reference and the maker's own words, and says everywhere what the company says now", async () => {
    const block = await kept();
    const id = await cardWith(following(block, { hall: "3층 별빛홀" }));
    const stored = await findVersion(database.orm, { card: id as never, version: 1 });
    expect(stored?.content).toMatchObject({ sections: { venue: { ...nowhere, hall: "3층 별빛홀" } } });

    await minsu.save({ ...place, hall: "지하 1층", address: "서울 종로구 가온길 21" }, { id: block });
    const expected = { ...place, hall: "3층 별빛홀", address: "서울 종로구 가온길 21" };
    expect(venueIn((await couple.open(id)).content)).toMatchObject(expected);
    const version = (await couple.version(id, 1)).data.cardVersion;
    expect(venueIn(version)).toMatchObject(expected);
    const copy = (await couple.duplicate(id)).card.id;
    const copied = (await couple.open(copy)).content;
    expect([venueIn(copied), copied.follows]).toMatchObject([
      expected,
      following(block, { hall: "" }).follows ?? {},
    ]);
    const saved = await couple.save(id, 1, (await couple.open(id)).content);
    expect(saved.card.draftVersion, "what was only read is no change").toBe(1);
    expect(await jiyu.followed(id)).toMatchObject([{ id: block, company: "달빛 예식장" }]);
    expect((await minsu.list())[0].followers).toBe(2);
  });

  test("keeps the last words of one that is deleted, suspended or gone, and its maker hears of it", async () => {
    const block = await kept();
    const id = await cardWith(following(block));
    const ends = [
      () => database.orm.update(companies).set({ state: "suspended" }),
      async () => {
        await database.orm.update(companies).set({ state: "approved" });
        await minsu.delete(block);
      },
      () => endCompanyOf(database.orm, { sub: subOf("minsu"), now }),
      () => removeForgottenVenues(database.orm),
    ];
    for (const end of ends) {
      await end();
      const { content, card } = await couple.open(id);
      expect(venueIn(content)).toMatchObject(place);
      expect(await jiyu.followed(id)).toMatchObject([{ company: null, content: place }]);
      const again = await couple.save(id, card.draftVersion, {
        ...content,
        language: card.draftVersion % 2 ? "en" : "ko",
      });
      expect(codesOf(again), "who followed it may go on").toEqual([]);
      const late = await couple.create({ kind: "greeting", content: following(block) });
      expect(late.errors?.[0]?.extensions.fields).toHaveProperty(["sections.venue.name"]);
      expect(await jiyu.search("달빛")).toEqual([]);
    }
    expect((await couple.duplicate(id)).card.title).toBeTruthy();
    await database.orm.delete(cards);
    expect(await removeForgottenVenues(database.orm)).toBe(1);
  });

  test("may follow nothing that does not exist or was never offered", async () => {
    await database.orm.update(companies).set({ state: "approved" });
    const block = await kept();
    await database.orm.update(companies).set({ state: "pending" });
    for (const unknown of [block, randomUUID()]) {
      const answer = await couple.create({ kind: "greeting", content: following(unknown) });
      expect(codesOf(answer)).toEqual(["INVALID"]);
      expect(answer.text).not.toContain("가온길");
    }
    expect(await database.orm.$count(cards)).toBe(0);
  });

  test("shows the company's drawn map, which nobody sweeps away, and may make it its own", async () => {
    const key = "u/00112233445566778899aabbccddeeff";
    const row = { key, bytes: 10, width: 400, height: 300, placeholder: "", createdAt: now, finishedAt: now };
    await database.orm.insert(photos).values([
      { ...row, owner: ownerNamed("minsu") },
      { ...row, key: "u/ff112233445566778899aabbccddeeff", owner: ownerNamed("jiyu") },
    ]);
    const sketch = { key, width: 400, height: 300, placeholder: "", caption: "", focus: { x: 0.5, y: 0.5 } };
    const foreign = { ...sketch, key: "u/ff112233445566778899aabbccddeeff" };
    const refused = await minsu.save({ ...place, sketch: foreign });
    expect(refused.errors?.[0]?.extensions.fields).toHaveProperty("sketch");
    const block = await kept({ ...place, sketch } as never);
    const later = new Date("2027-11-15T00:00:00Z");
    expect(await findShownPhoto(database.orm, { key, now: later, sentAfter: later })).toEqual({ cards: [] });
    const swept = await listPhotoChanges(database.orm, { limit: 10 });
    expect(swept.find(({ photo }) => photo?.key === key)?.photo?.used).toBe(true);

    const stolen = {
      ...sample,
      sections: { ...sample.sections, venue: { ...sample.sections.venue, sketch } },
    };
    expect(codesOf(await couple.create({ kind: "greeting", content: stolen }))).toEqual(["INVALID"]);
    const id = await cardWith(following(block));
    const own = await couple.save(id, 1, following(block, { sketch }));
    expect(own.card.draftVersion).toBe(2);
    await minsu.save({ ...place, sketch: null }, { id: block });
    expect((await couple.open(id)).content.sections.venue?.sketch).toMatchObject({ key });
    expect(await findShownPhoto(database.orm, { key, now, sentAfter: later })).toEqual({ cards: [id] });
  });
});

test("content of before there were blocks is read as it was", () => {
  const { follows: _none, ...older } = sample;
  expect(readCard(kindNamed("greeting"), older)).toEqual(readCard(kindNamed("greeting"), sample));
});
