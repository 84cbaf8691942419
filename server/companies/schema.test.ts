import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { CardId } from "#domain/card-id.ts";
import { type Member, ownerOf } from "#domain/member.ts";
import { cards } from "#server/database/tables/cards.ts";
import { companyFiles } from "#server/database/tables/companies.ts";
import { coupons } from "#server/database/tables/coupons.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import { codesOf, members } from "#server/graphql/api-for-tests.ts";
import { giveCoupon } from "#server/orders/order-for-tests.ts";
import type { Email } from "#server/ports.ts";
import * as operations from "#web/graphql/graphql.ts";
import { api, approved, database, jiyu, minsu, openApplicants, sora, store } from "./applicants-for-tests.ts";
import { record } from "./company-for-tests.ts";
import { removeCompanyFiles } from "./remove-company-files.ts";

openApplicants();

/** What the post brings after a minute, to a company and to the admins. */
function messages(): Promise<Email[]> {
  const config = { bank: undefined, adminEmail: "admin@example.com" };
  return postOn({ database, clock: api.clock, config, email: async (sub) => `${sub}@example.com` }).brings();
}

describe("a company", () => {
  test("applies, is returned with a reason, mends it, is approved, suspended and released; each is told", async () => {
    const { value: company } = await minsu.apply();
    expect(company).toMatchObject({ state: "PENDING", number: "2208162517", reason: null, decidedAt: null });
    const received = await messages();
    expect(received.map(({ to }) => to).sort()).toEqual([
      expect.stringMatching(/^0b5e/),
      "admin@example.com",
    ]);
    expect(await messages()).toEqual([]);

    expect(codesOf(await sora.decide(company.id, "RETURN", "  "))).toEqual(["INVALID"]);
    await sora.decide(company.id, "RETURN", "등록증이 흐립니다. 다시 올려 주세요.");
    expect(await minsu.mine()).toMatchObject({
      state: "RETURNED",
      reason: "등록증이 흐립니다. 다시 올려 주세요.",
    });
    expect((await messages())[0]?.text).toContain("등록증이 흐립니다");

    expect((await minsu.sendAgain({ name: "달빛 웨딩홀" })).value).toMatchObject({
      state: "PENDING",
      name: "달빛 웨딩홀",
      reason: null,
    });
    await messages();
    for (const [move, state, words] of [
      ["APPROVE", "APPROVED", "승인"],
      ["SUSPEND", "SUSPENDED", "멈추었습니다"],
      ["RELEASE", "APPROVED", "다시"],
    ] as const) {
      const { value } = await sora.decide(company.id, move, "이유입니다.");
      expect(value.company.state).toBe(state);
      expect((await messages()).map(({ subject }) => subject)).toEqual([expect.stringContaining(words)]);
    }
    const { value } = await sora.ask(operations.AdminCompanyDocument, { id: company.id });
    expect(value.history.map(({ move }: { move: string }) => move)).toEqual([
      "APPLY",
      "RETURN",
      "SEND",
      "APPROVE",
      "SUSPEND",
      "RELEASE",
    ]);
    expect(value.history[1]).toMatchObject({ byAdmin: true, reason: "등록증이 흐립니다. 다시 올려 주세요." });
  });

  test("whose answer got lost applies once, and what is decided twice is told once", async () => {
    const { id: licence } = await minsu.licence();
    const again = () => minsu.ask(operations.ApplyAsCompanyDocument, { record, licence });
    const [one, two] = [await again(), await again()];
    expect(two.value).toEqual(one.value);
    await sora.decide(one.value.id, "APPROVE");
    const { value } = await sora.decide(one.value.id, "APPROVE");
    expect(value.history).toHaveLength(2);
    expect(codesOf(await again())).toEqual(["CONFLICT"]);
  });

  test("hears under each field what is wrong with it, and that its number is taken", async () => {
    const { id: licence } = await minsu.licence();
    const wrong = { ...record, name: " ", number: "000-00-00000", managerPhone: "12" };
    const refused = await minsu.ask(operations.ApplyAsCompanyDocument, { record: wrong, licence });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: {
        name: expect.any(String),
        number: expect.stringContaining("사업자등록번호"),
        managerPhone: expect.any(String),
      },
    });
    const without = await minsu.ask(operations.ApplyAsCompanyDocument, { record, licence: "l/unknown" });
    expect(without.errors?.[0]?.extensions.fields).toEqual({ licence: "사업자등록증을 올려 주세요." });

    const both = await Promise.all([minsu.apply(), jiyu.apply({ number: "2208162517" })]);
    const [taken] = both.filter(({ errors }) => errors);
    expect(both.filter(({ value }) => value)).toHaveLength(1);
    expect(taken?.errors?.[0]?.extensions.fields).toEqual({ number: expect.stringContaining("이미 등록된") });
  });

  test("that was returned keeps nobody else from its number", async () => {
    const { value } = await minsu.apply();
    await sora.decide(value.id, "RETURN", "본인의 사업자등록증이 아닙니다.");
    expect((await jiyu.apply()).value.state).toBe("PENDING");
    expect((await minsu.sendAgain()).errors?.[0]?.extensions.fields).toHaveProperty("number");
  });

  test("that is approved changes its address at once; its name waits for an admin beside the old one", async () => {
    const id = await approved();
    const { value } = await minsu.change({ name: "별빛 예식장", address: "서울 마포구 새길 1" });
    expect(value).toMatchObject({
      state: "APPROVED",
      name: "달빛 예식장",
      address: "서울 마포구 새길 1",
      wanted: { name: "별빛 예식장" },
    });
    await sora.decide(id, "DECLINE", "등록증의 이름과 다릅니다.");
    expect(await minsu.mine()).toMatchObject({ wanted: null, reason: "등록증의 이름과 다릅니다." });
    await minsu.change({ name: "별빛 예식장" });
    expect((await sora.decide(id, "ACCEPT")).value.company).toMatchObject({
      name: "별빛 예식장",
      wanted: null,
      reason: null,
    });
    expect(codesOf(await sora.decide(id, "ACCEPT"))).toEqual(["CONFLICT"]);
    await minsu.change({ name: "은빛 예식장" });
    expect((await minsu.ask(operations.WithdrawCompanyChangeDocument)).value.wanted).toBeNull();
  });

  test("is not decided about by an admin who looked at an older record", async () => {
    const { value } = await minsu.apply();
    await minsu.change({ name: "다른 예식장" });
    const late = { id: value.id, move: "APPROVE", version: value.version };
    expect(codesOf(await sora.ask(operations.AdminDecideCompanyDocument, late))).toEqual(["CONFLICT"]);
    expect(await minsu.mine()).toMatchObject({ state: "PENDING" });
  });

  test("ends with its account: the record and its files go, its coupons stop, its number is free", async () => {
    const id = await approved();
    await giveCoupon(database, { company: id });
    expect(codesOf(await minsu.ask(operations.LeaveDocument))).toEqual([]);
    const [coupon] = await database.orm.select().from(coupons);
    expect(coupon).toMatchObject({ company: null, stoppedAt: api.clock.now() });
    expect(codesOf(await sora.ask(operations.AdminCompanyDocument, { id }))).toEqual(["NOT_FOUND"]);
    await removeCompanyFiles({ database, files: store.files, clock: api.clock });
    expect(await database.orm.$count(companyFiles)).toBe(0);
    expect((await jiyu.apply()).value.state).toBe("PENDING");
  });
});

describe("the rights of a company", () => {
  const brand = { color: "#8a6d3b" };

  test("begin when an admin approves it, whatever the account says, and end when it is suspended", async () => {
    const acts = () =>
      Promise.all([
        minsu.ask(operations.ChangeCompanyColorDocument, brand),
        minsu.ask(operations.PrepareCompanyLogoDocument, { bytes: 10, type: "image/png" }),
        minsu.ask(operations.CompanyFiguresDocument),
      ]);
    const codes = async () => [...new Set((await acts()).flatMap(codesOf))];
    expect(await codes()).toEqual(["FORBIDDEN"]);
    const { value } = await minsu.apply();
    expect(await codes()).toEqual(["FORBIDDEN"]);
    await sora.decide(value.id, "APPROVE");
    expect(await codes()).toEqual([]);
    await sora.decide(value.id, "SUSPEND", "신고가 들어왔습니다.");
    expect(await codes()).toEqual(["FORBIDDEN"]);
    expect(codesOf(await minsu.change({}))).toEqual(["CONFLICT"]);
  });

  test("do not reach another company, nor what admins do", async () => {
    const id = await approved();
    expect(await jiyu.mine()).toBeNull();
    expect(codesOf(await jiyu.change({ name: "남의 예식장" }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await jiyu.ask(operations.OpenLicenceDocument))).toEqual(["NOT_FOUND"]);
    const { id: hers } = await jiyu.licence();
    expect(codesOf(await minsu.ask(operations.FinishLicenceDocument, { id: hers }))).toEqual(["NOT_FOUND"]);
    expect((await minsu.change({}, hers)).errors?.[0]?.extensions.fields).toHaveProperty("licence");
    for (const act of [
      minsu.decide(id, "APPROVE"),
      minsu.ask(operations.AdminCompanyDocument, { id }),
      minsu.ask(operations.AdminCompaniesDocument),
      minsu.ask(operations.AdminOpenLicenceDocument, { id }),
    ]) {
      expect(codesOf(await act)).toEqual(["FORBIDDEN"]);
    }
    expect(codesOf(await api.post(operations.MyCompanyDocument.toString()))).toEqual(["AUTH_REQUIRED"]);
  });

  test("are counts of its own cards and coupons", async () => {
    const company = await approved();
    const { id } = await giveCoupon(database, { company });
    await database.orm.update(coupons).set({ used: 3 }).where(eq(coupons.id, id));
    const at = api.clock.now();
    const card = (token: string, status: "draft" | "published", views: number) => ({
      id: `${token}-${status}` as CardId,
      kind: "greeting",
      owner: ownerOf(members[token] as Member),
      madeKey: randomUUID(),
      status,
      draftVersion: 1,
      title: "",
      theme: "hanji",
      views,
      createdAt: at,
      updatedAt: at,
    });
    await database.orm
      .insert(cards)
      .values([card("minsu", "draft", 0), card("minsu", "published", 40), card("jiyu", "published", 9)]);
    const { value } = await minsu.ask(operations.CompanyFiguresDocument);
    expect(value).toEqual({ cards: 2, openCards: 1, views: 40, couponUses: 3 });
  });
});

test("admins find companies by name, number and manager, and page by page", async () => {
  await minsu.apply({ name: "100%_달빛" });
  api.pass(1_000);
  await jiyu.apply({ name: "별빛 스튜디오", number: "124-81-00998", managerName: "강하늘" });
  const names = async (variables: object) =>
    (await sora.ask(operations.AdminCompaniesDocument, variables)).value.companies.map(
      ({ name }: { name: string }) => name,
    );
  expect(await names({})).toEqual(["별빛 스튜디오", "100%_달빛"]);
  expect(await names({ search: "%_" })).toEqual(["100%_달빛"]);
  expect(await names({ search: "124-81" })).toEqual(["별빛 스튜디오"]);
  expect(await names({ search: "하늘" })).toEqual(["별빛 스튜디오"]);
  expect(await names({ state: "APPROVED" })).toEqual([]);
  const { id } = await jiyu.mine();
  await sora.decide(id, "APPROVE");
  expect(await names({ waiting: true })).toEqual(["100%_달빛"]);
  await jiyu.change({ name: "은빛 스튜디오", number: "124-81-00998" });
  expect(await names({ waiting: true })).toEqual(["별빛 스튜디오", "100%_달빛"]);
  const { value } = await sora.ask(operations.AdminCompaniesDocument, { first: 1 });
  expect(await names({ first: 1, after: value.next })).toEqual(["100%_달빛"]);
});
