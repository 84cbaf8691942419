import { beforeEach, describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { DAY_MS } from "#domain/duration.ts";
import { ownerOf } from "#domain/member.ts";
import { apiDesk, makerOn } from "#server/cards/card-for-tests.ts";
import { removeCardsOf } from "#server/cards/removal-store.ts";
import { sitenames } from "#server/database/tables/sites.ts";
import { members } from "#server/graphql/api-for-tests.ts";
import { databases } from "#tests/databases.ts";
import { SitenameDocument } from "#web/graphql/graphql.ts";
import { findSitenames, giveUpOrphans } from "./store.ts";

const [sample] = await samplesOf("site");

/** A page that could be opened, under this name. */
function called(sitename: string): CardContent {
  if (!sample) throw new Error("There is no sample");
  const { sections } = sample.content;
  return { ...sample.content, sections: { ...sections, profile: { ...sections.profile, sitename } } };
}

describe.each(databases)("names of pages on %s", (_name, open) => {
  const desk = apiDesk(open, {
    kinds: [kindNamed("site")],
    addresses: async () => new Set(["menu", "create"]),
  });
  beforeEach(() => desk.database.orm.delete(sitenames));
  const [minsu, jiyu] = ["minsu", "jiyu"].map((token) => makerOn(() => desk.api, token)) as [Maker, Maker];

  async function published(maker: Maker, name: string) {
    const { card } = await maker.create({ kind: "site", content: called(name) });
    const answer = await maker.publish(card.id, 1);
    return { id: card.id, ...answer };
  }

  async function standing(maker: Maker, card: string, name: string) {
    return (await maker.ask(SitenameDocument, { card, name })).data.sitename;
  }

  test("of fifty who want one name at once, one gets it, and the others hear what is free", async () => {
    const drafts = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? minsu : jiyu).create({ kind: "site", content: called(at < 25 ? "goi-room" : "g0i-room") }),
      ),
    );
    const answers = await Promise.all(
      drafts.map(({ card }, at) => (at % 2 ? minsu : jiyu).publish(card.id, 1)),
    );
    const winners = answers.filter(({ errors }) => !errors);
    expect(winners.map(({ card }) => card.state)).toEqual(["PUBLISHED"]);
    const losers = answers.flatMap(({ errors }) => errors ?? []);
    expect(losers).toHaveLength(49);
    for (const { extensions } of losers) {
      expect(extensions.code).toBe("SITENAME_TAKEN");
      expect(extensions.fields).toMatchObject({
        "sections.profile.sitename": expect.stringContaining("다른 분이 쓰는 주소"),
      });
    }
    const cards = [...(await minsu.list({ first: 100 })).cards, ...(await jiyu.list({ first: 100 })).cards];
    expect(cards.filter(({ state }) => state === "PUBLISHED")).toHaveLength(1);
    expect(cards.filter(({ name }) => name !== null)).toHaveLength(1);
  });

  test("while it is typed, one hears whether it can be had, and of names that really are free", async () => {
    await published(jiyu, "haru");
    await published(jiyu, "haru-note");
    const { card } = await minsu.create({ kind: "site" });
    expect(await standing(minsu, card.id, "Han-Seoyun")).toEqual({
      state: "FREE",
      sentence: null,
      suggestions: [],
    });
    const taken = await standing(minsu, card.id, "haru");
    expect(taken).toMatchObject({ state: "TAKEN", suggestions: ["haru-site", "haru-home", "haru-studio"] });
    expect((await standing(minsu, card.id, "menu")).state).toBe("RESERVED");
    expect((await standing(minsu, card.id, "adm1n")).state).toBe("RESERVED");
    expect(await standing(minsu, card.id, "ha")).toMatchObject({ state: "UNFIT", suggestions: [] });
    expect(
      (await makerOn(() => desk.api).ask(SitenameDocument, { card: card.id, name: "haru" })).errors,
    ).toBeDefined();
    expect(
      (await jiyu.ask(SitenameDocument, { card: card.id, name: "haru" })).errors?.[0]?.extensions.code,
    ).toBe("NOT_FOUND");
  });

  test("an address of the app is given to nobody", async () => {
    const { errors } = await published(minsu, "create");
    expect(errors?.[0]?.extensions.code).toBe("SITENAME_RESERVED");
    expect(errors?.[0]?.message).toContain("seoyun");
    expect(errors?.[0]?.message).not.toContain("create");
  });

  test("who wants a word of ours is offered their own name, as far as it is free", async () => {
    await published(jiyu, "seoyun");
    const { card } = await minsu.create({ kind: "site", content: called("") });
    const { suggestions } = await standing(minsu, card.id, "admin");
    expect(suggestions).toEqual(["seoyun-han", "hanseoyun", "seoyun-note"]);
    const nobody = await minsu.create({ kind: "site" });
    const unnamed = await standing(minsu, nobody.card.id, "admin");
    expect(unnamed.suggestions.filter((name: string) => name.includes("admin"))).toEqual([]);
    expect(unnamed.suggestions).toHaveLength(3);
  });

  test("who takes another name keeps the old one from others for ninety days, and may come back to it", async () => {
    const first = await published(minsu, "haru");
    await minsu.save(first.id, 1, called("byeol"));
    expect((await minsu.apply(first.id, 2)).card).toMatchObject({ name: "byeol", liveVersion: 2 });
    expect((await published(jiyu, "haru")).errors?.[0]?.extensions.code).toBe("SITENAME_TAKEN");
    desk.api.pass(89 * DAY_MS);
    expect((await published(jiyu, "haru")).errors).toBeDefined();
    await minsu.save(first.id, 2, called("haru"));
    expect((await minsu.apply(first.id, 3)).card.name).toBe("haru");
    await minsu.save(first.id, 3, called("byeol"));
    await minsu.apply(first.id, 4);
    desk.api.pass(90 * DAY_MS);
    expect((await published(jiyu, "haru")).card.name).toBe("haru");
  });

  test("a change that is refused its name changes nothing", async () => {
    await published(jiyu, "haru");
    const { id } = await published(minsu, "byeol");
    await minsu.save(id, 1, called("haru"));
    expect((await minsu.apply(id, 2)).errors?.[0]?.extensions.code).toBe("SITENAME_TAKEN");
    expect((await minsu.open(id)).card).toMatchObject({ name: "byeol", liveVersion: 1, draftVersion: 2 });
  });

  test("who tries out name after name is asked to wait", async () => {
    const { id } = await published(minsu, "name-a");
    for (const [at, name] of ["name-b", "name-c", "name-d", "name-e", "name-f"].entries()) {
      await minsu.save(id, at + 1, called(name));
      expect((await minsu.apply(id, at + 2)).card.name).toBe(name);
    }
    await minsu.save(id, 6, called("name-g"));
    expect((await minsu.apply(id, 7)).errors?.[0]?.extensions.code).toBe("LIMIT_REACHED");
  });

  test("one member has ten pages with a name, however many are asked for at once; a deleted one counts", async () => {
    const drafts = [];
    for (let at = 0; at < 13; at += 1) {
      drafts.push(
        (await minsu.create({ kind: "site", content: called(`my-page-${"abcdefghjkmnp"[at]}`) })).card,
      );
    }
    const answers = await Promise.all(drafts.map(({ id }) => minsu.publish(id, 1)));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(Array(3).fill("LIMIT_REACHED"));
    expect(refused[0]?.message).toContain("한 분이 10개까지");
    const [first] = answers.flatMap(({ card, errors }) => (errors ? [] : [card]));
    await minsu.delete(first?.id ?? "");
    expect((await published(minsu, "one-more")).errors?.[0]?.extensions.code).toBe("LIMIT_REACHED");
    expect((await published(jiyu, "one-more")).errors).toBeUndefined();
  });

  test("the name of a page that is gone for good is held for ninety days from then", async () => {
    await published(jiyu, "haru");
    await removeCardsOf(desk.database.orm, ownerOf(members.jiyu ?? never()));
    expect(await giveUpOrphans(desk.database.orm, desk.api.clock.now())).toBe(1);
    expect((await published(minsu, "haru")).errors?.[0]?.extensions.code).toBe("SITENAME_TAKEN");
    desk.api.pass(90 * DAY_MS);
    const { card } = await published(minsu, "haru");
    expect(await findSitenames(desk.database.orm, ["haru"])).toMatchObject([
      { card: card.id, present: "haru" },
    ]);
  });

  test("a copy begins without a name", async () => {
    const { id } = await published(minsu, "haru");
    const copy = await minsu.open((await minsu.duplicate(id)).card.id);
    expect(copy.content.sections.profile).toMatchObject({ sitename: "", name: "한서윤" });
  });
});

type Maker = ReturnType<typeof makerOn>;

function never(): never {
  throw new Error("There is no such member");
}
