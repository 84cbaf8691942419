import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { daysAfter, koreanDay } from "#domain/korean-day.ts";
import { makerOn, note, saying } from "#server/cards/card-for-tests.ts";
import { cards } from "#server/database/tables/cards.ts";
import { weddingPlans, weddingTasks } from "#server/database/tables/wedding-plans.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import type { WeddingPlanFieldsFragment, WeddingTaskFieldsFragment } from "#web/graphql/graphql.ts";
import * as operations from "#web/graphql/graphql.ts";

/** A kind whose cards are for a wedding when their title says so. */
const invitation = {
  ...note,
  carriedOver: (content: ReturnType<typeof saying>) => ({
    gathering: /결혼/.test(String(content.sections.words?.title)) ? ("wedding" as const) : ("other" as const),
    hosts: "",
  }),
};

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(weddingPlans);
  await database.orm.delete(cards);
  api = await startApi({ database, kinds: [invitation] });
});

const DAY = "2028-05-20";

function coupleOn(token?: string) {
  const ask = (operation: { toString(): string }, variables?: unknown) =>
    api.post(operation.toString(), { token, variables });
  const planOf = async (answer: ReturnType<typeof ask>) =>
    Object.values((await answer).data ?? {})[0] as WeddingPlanFieldsFragment;
  return {
    ask,
    read: () => planOf(ask(operations.WeddingPlanDocument)),
    begin: (weddingDate = DAY) => planOf(ask(operations.BeginWeddingPlanDocument, { weddingDate })),
    invite: (plan: string) => planOf(ask(operations.InviteToWeddingPlanDocument, { plan })),
    join: (invitation: string) => planOf(ask(operations.JoinWeddingPlanDocument, { invitation })),
    open: (plan: string) => planOf(ask(operations.OpenWeddingPlanDocument, { plan })),
    part: (plan: string) => planOf(ask(operations.PartFromWeddingPlanDocument, { plan })),
    change: (plan: string, id: string, change: object) =>
      ask(operations.ChangeWeddingTaskDocument, { plan, id, change }),
    add: (plan: string, task: object, id = randomUUID()) =>
      ask(operations.AddWeddingTaskDocument, {
        plan,
        id,
        task: { category: "other", place: "m", isCost: false, ...task },
      }),
  };
}

const [minsu, jiyu, sora, visitor] = [
  coupleOn("minsu"),
  coupleOn("jiyu"),
  coupleOn("sora"),
  coupleOn(),
] as const;

function taskNamed({ tasks }: WeddingPlanFieldsFragment, name: string): WeddingTaskFieldsFragment {
  const task = tasks.find(({ suggestion, title }) => suggestion === name || title === name);
  if (!task) throw new Error(`No task is named ${name}`);
  return task;
}

async function together() {
  const plan = await minsu.begin();
  const { invitation } = await minsu.invite(plan.id);
  await jiyu.join(invitation ?? "");
  return plan;
}

describe("a plan", () => {
  test("begins with everything we suggest, once however often it is asked for", async () => {
    expect(await minsu.read()).toBeNull();
    const [one, other] = await Promise.all([minsu.begin(), minsu.begin("2029-01-01")]);
    expect(one.id).toBe(other.id);
    const plan = await minsu.read();
    expect([plan.weddingDate === DAY || plan.weddingDate === "2029-01-01", plan.isOwner]).toEqual([
      true,
      true,
    ]);
    expect(plan.tasks.length).toBeGreaterThanOrEqual(70);
    expect(taskNamed(plan, "rings")).toMatchObject({ days: -180, category: "gifts", doneOn: null });
  });

  test("takes each change by itself and refuses what cannot be, in Korean", async () => {
    const plan = await minsu.begin();
    const { id } = taskNamed(plan, "rings");
    await minsu.change(plan.id, id, { note: "종로에서 두 군데", estimate: 9_999_999_999 });
    await minsu.change(plan.id, id, { doneOn: "2027-11-03", who: "HELPER", helper: "이모" });
    const after = taskNamed(await minsu.read(), "rings");
    expect(after).toMatchObject({
      note: "종로에서 두 군데",
      estimate: 9_999_999_999,
      doneOn: "2027-11-03",
      helper: "이모",
    });
    const wrong = [
      [{ title: " " }, "title"],
      [{ title: "가".repeat(41) }, "title"],
      [{ estimate: 10_000_000_000 }, "estimate"],
      [{ paid: 0.5 }, "paid"],
      [{ paid: -1 }, "paid"],
      [{ dueOn: "2027-02-31" }, "dueOn"],
      [{ place: "Ω" }, "place"],
      [{ category: "cake" }, "category"],
    ] as const;
    for (const [change, field] of wrong) {
      const { errors } = await minsu.change(plan.id, id, change);
      expect(errors?.[0]?.extensions, field).toMatchObject({ code: "INVALID" });
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {}), field).toEqual([field]);
    }
    expect(codesOf(await minsu.change(plan.id, id, { note: "\0" }))).toEqual(["INVALID"]);
    expect(codesOf(await minsu.change(plan.id, randomUUID(), { note: "" }))).toEqual(["NOT_FOUND"]);
    expect(taskNamed(await minsu.read(), "rings")).toEqual(after);
  });

  test("keeps a task of one's own once, however often it is sent, and no more than fit", async () => {
    const plan = await minsu.begin();
    const id = randomUUID();
    await minsu.add(plan.id, { title: "  비둘기 빌리기 ", dueOn: "2028-05-01" }, id);
    await minsu.add(plan.id, { title: "비둘기 빌리기" }, id);
    const { tasks } = await minsu.read();
    const own = tasks.filter(({ suggestion }) => suggestion === null);
    expect(own).toMatchObject([{ id, title: "비둘기 빌리기", dueOn: "2028-05-01", days: null }]);
    const [row] = await database.orm.select().from(weddingTasks).limit(1);
    if (!row) throw new Error("The plan is empty");
    const more = Array.from({ length: 500 - tasks.length }, () => ({ ...row, id: randomUUID() }));
    await database.orm.insert(weddingTasks).values(more);
    expect(codesOf(await minsu.add(plan.id, { title: "하나 더" }))).toEqual(["LIMIT_REACHED"]);
  });

  test("begun late has no heap on one day; moved, it spreads what is still to be done", async () => {
    const late = daysAfter(koreanDay(api.clock.now()), 187);
    const plan = await minsu.begin(late);
    const heaps = Map.groupBy(plan.tasks, ({ days }) => days);
    expect(Math.max(...[...heaps.values()].map(({ length }) => length))).toBeLessThanOrEqual(4);
    const daysIn = (of: WeddingPlanFieldsFragment, name: string) => taskNamed(of, name).days ?? 0;
    expect(daysIn(plan, "hall-contract")).toBeLessThan(daysIn(plan, "rings"));

    await minsu.change(plan.id, taskNamed(plan, "picture").id, { doneOn: "2026-11-15" });
    const weddingDate = daysAfter(koreanDay(api.clock.now()), 400);
    const answer = await minsu.ask(operations.MoveWeddingDocument, { plan: plan.id, weddingDate });
    const moved = answer.data.moveWedding as WeddingPlanFieldsFragment;
    expect([daysIn(moved, "hall-contract"), daysIn(moved, "rings")]).toEqual([-330, -180]);
    expect(daysIn(moved, "picture")).toBe(daysIn(plan, "picture"));
    expect((await minsu.read()).tasks).toEqual(moved.tasks);
  });

  test("moves with the wedding; who sent too much waits", async () => {
    const plan = await minsu.begin();
    const moved = { plan: plan.id, weddingDate: "2028-09-09" };
    expect((await minsu.ask(operations.MoveWeddingDocument, moved)).data.moveWedding).toMatchObject({
      weddingDate: "2028-09-09",
    });
    const wrong = await minsu.ask(operations.MoveWeddingDocument, { ...moved, weddingDate: "내년 봄" });
    expect(wrong.errors?.[0]?.extensions.fields).toEqual({ weddingDate: "날짜를 확인해 주세요." });
    let answer = wrong;
    for (let tries = 0; tries < 300 && !codesOf(answer).includes("RATE_LIMITED"); tries += 1) {
      answer = await minsu.ask(operations.MoveWeddingDocument, moved);
    }
    expect(codesOf(answer)).toEqual(["RATE_LIMITED"]);
  });

  test("is nobody else's, not even an admin's", async () => {
    const plan = await minsu.begin();
    const { id } = taskNamed(plan, "rings");
    const asked = (somebody: typeof minsu) => [
      somebody.change(plan.id, id, { note: "남의 글" }),
      somebody.add(plan.id, { title: "남의 일" }),
      somebody.ask(operations.MoveWeddingDocument, { plan: plan.id, weddingDate: DAY }),
      somebody.ask(operations.InviteToWeddingPlanDocument, { plan: plan.id }),
      somebody.ask(operations.WithdrawWeddingInvitationDocument, { plan: plan.id }),
      somebody.ask(operations.PartFromWeddingPlanDocument, { plan: plan.id }),
    ];
    for (const answer of await Promise.all([...asked(jiyu), ...asked(sora)])) {
      expect(codesOf(answer)).toEqual(["NOT_FOUND"]);
    }
    for (const answer of await Promise.all(asked(visitor)))
      expect(codesOf(answer)).toEqual(["AUTH_REQUIRED"]);
    expect(codesOf(await visitor.ask(operations.WeddingPlanDocument))).toContain("AUTH_REQUIRED");
    expect(await minsu.read()).toEqual(plan);
  });
});

describe("two people", () => {
  test("share one by a link that is good once, each with their own word for who does what", async () => {
    const plan = await minsu.begin();
    const { invitation } = await minsu.invite(plan.id);
    expect((await minsu.invite(plan.id)).invitation).toBe(invitation);
    const looked = await jiyu.ask(operations.WeddingInvitationDocument, { invitation });
    expect(looked.data.weddingInvitation).toEqual({
      weddingDate: DAY,
      from: null,
      hasOwn: false,
      isJoined: false,
    });
    expect(codesOf(await minsu.ask(operations.JoinWeddingPlanDocument, { invitation }))).toEqual([
      "CONFLICT",
    ]);

    expect(await jiyu.join(invitation ?? "")).toMatchObject({
      id: plan.id,
      isOwner: false,
      invitation: null,
    });
    expect(codesOf(await sora.ask(operations.JoinWeddingPlanDocument, { invitation }))).toEqual([
      "NOT_FOUND",
    ]);
    expect(codesOf(await minsu.ask(operations.InviteToWeddingPlanDocument, { plan: plan.id }))).toEqual([
      "FULL",
    ]);
    expect(codesOf(await jiyu.ask(operations.InviteToWeddingPlanDocument, { plan: plan.id }))).toEqual([
      "FORBIDDEN",
    ]);

    const { id } = taskNamed(plan, "rings");
    await Promise.all([
      minsu.change(plan.id, id, { who: "ME" }),
      jiyu.change(plan.id, id, { doneOn: "2027-11-03" }),
    ]);
    expect(taskNamed(await minsu.read(), "rings")).toMatchObject({ who: "ME", doneOn: "2027-11-03" });
    expect(taskNamed(await jiyu.read(), "rings")).toMatchObject({ who: "OTHER", doneOn: "2027-11-03" });
  });

  test("a link that was withdrawn leads nowhere", async () => {
    const plan = await minsu.begin();
    const { invitation } = await minsu.invite(plan.id);
    await minsu.ask(operations.WithdrawWeddingInvitationDocument, { plan: plan.id });
    const answer = await jiyu.ask(operations.JoinWeddingPlanDocument, { invitation });
    expect(answer.errors?.[0]?.message).toMatch(/^취소되었거나 이미 쓰인 초대입니다/);
    expect((await minsu.invite(plan.id)).invitation).not.toBe(invitation);
  });

  test("who has a plan of their own finds it again after the two part", async () => {
    const own = await jiyu.begin("2029-01-01");
    const shared = await together();
    expect((await jiyu.read()).id).toBe(shared.id);
    const third = await sora.begin();
    const { invitation } = await sora.invite(third.id);
    for (const one of [minsu, jiyu]) {
      expect(codesOf(await one.ask(operations.JoinWeddingPlanDocument, { invitation }))).toEqual([
        "CONFLICT",
      ]);
    }
    expect((await minsu.part(shared.id)).companion).toBeNull();
    expect((await jiyu.read()).id).toBe(own.id);
    expect(codesOf(await jiyu.change(shared.id, taskNamed(shared, "rings").id, {}))).toEqual(["NOT_FOUND"]);
  });

  function listen(token: string, plan: string): Promise<Response> {
    const body = JSON.stringify({ query: `${operations.WeddingPlanChangedDocument}`, variables: { plan } });
    const headers = { accept: "text/event-stream", authorization: `Bearer ${token}` };
    const request = api.requestOf({ path: "/graphql/stream", body, headers });
    return api.stream(request, { requestId: "request-1", ip: "192.0.2.1" });
  }

  /** What a stream says until it says this, or ends. */
  async function heard(stream: Response, awaited: string): Promise<string> {
    let text = "";
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.includes(awaited)) break;
    }
    return text;
  }

  test("each hears that the other changed something, and nothing of what it was", async () => {
    const plan = await together();
    expect((await listen("sora", plan.id)).status).toBe(404);
    const stream = await listen("minsu", plan.id);
    await jiyu.change(plan.id, taskNamed(plan, "rings").id, { note: "우리만 아는 이야기" });
    const text = await heard(stream, '"weddingPlanChanged":');
    expect(text).toContain('"weddingPlanChanged":true');
    expect(text).not.toContain("우리만");
    await api.endStreams();
  });

  test("when one leaves the service, what they shared stays with the other; what was alone goes", async () => {
    const plan = await together();
    await minsu.change(plan.id, taskNamed(plan, "rings").id, { who: "ME" });
    await sora.begin();
    expect((await minsu.ask(operations.LeaveDocument)).errors).toBeUndefined();
    expect(await jiyu.read()).toMatchObject({ id: plan.id, isOwner: true, companion: null });
    expect(taskNamed(await jiyu.read(), "rings").who).toBe("OTHER");
    expect((await jiyu.ask(operations.LeaveDocument)).errors).toBeUndefined();
    expect((await database.orm.select().from(weddingPlans)).length).toBe(1);
  });

  test("who stays keeps both: what the other left, and what they had before", async () => {
    const own = await jiyu.begin("2029-01-01");
    await jiyu.change(own.id, taskNamed(own, "rings").id, { note: "내가 적은 것" });
    const shared = await together();
    expect((await jiyu.read()).others).toEqual([]);
    expect(codesOf(await jiyu.ask(operations.OpenWeddingPlanDocument, { plan: own.id }))).toEqual([
      "CONFLICT",
    ]);
    expect((await minsu.ask(operations.LeaveDocument)).errors).toBeUndefined();

    const left = await jiyu.read();
    expect(left).toMatchObject({
      id: shared.id,
      isOwner: true,
      others: [{ id: own.id, weddingDate: "2029-01-01" }],
    });
    expect(await jiyu.begin()).toMatchObject({ id: shared.id });
    api.pass(1_000);
    const opened = await jiyu.open(own.id);
    expect(opened.others).toEqual([{ id: shared.id, weddingDate: DAY }]);
    expect(taskNamed(await jiyu.read(), "rings").note).toBe("내가 적은 것");
    expect(codesOf(await sora.ask(operations.OpenWeddingPlanDocument, { plan: own.id }))).toEqual([
      "NOT_FOUND",
    ]);

    // Each can be shared again, one at a time, and a link elsewhere waits until then.
    const { invitation } = await jiyu.invite(shared.id);
    await sora.join(invitation ?? "");
    expect((await jiyu.read()).id).toBe(own.id);
    expect((await jiyu.ask(operations.LeaveDocument)).errors).toBeUndefined();
    expect(await sora.read()).toMatchObject({ id: shared.id, isOwner: true, others: [] });
    expect((await database.orm.select().from(weddingPlans)).map(({ id }) => id)).toEqual([shared.id]);
  });
});

test("the date comes from the member's own wedding card, and from no other", async () => {
  const card = async () => (await minsu.ask(operations.WeddingPlanDocument)).data.weddingCard;
  expect(await card()).toBeNull();
  const maker = makerOn(() => api, "minsu");
  await maker.create({ content: saying("우리 결혼합니다", { date: DAY }) });
  await maker.create({ content: saying("결혼, 날짜는 아직") });
  await maker.create({ content: saying("개업합니다", { date: "2027-01-01" }) });
  expect(await card()).toEqual({ title: "우리 결혼합니다", date: DAY });
  expect((await jiyu.ask(operations.WeddingPlanDocument)).data.weddingCard).toBeNull();
});
