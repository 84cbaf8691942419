import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import { saying } from "#server/cards/card-for-tests.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import { textTemplate } from "#server/emails/template.ts";
import { codesOf, members } from "#server/graphql/api-for-tests.ts";
import { recordRuns } from "#server/jobs/record-job-run.ts";
import { newMember, type Shop, startShop } from "#server/orders/order-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { soldLine } from "#server/vouchers/voucher-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";

let database: Database;
let shop: Shop;
let post: ReturnType<typeof postOn>;
let minsu: ReturnType<Shop["buyer"]>;
let sora: typeof minsu;
let proved: typeof minsu;
beforeAll(async () => {
  database = await emptyDatabase();
  shop = await startShop({ database });
  post = postOn({ ...shop.parts, templates: [textTemplate] });
  [minsu, sora, proved] = [shop.buyer("minsu"), shop.buyer("sora"), shop.buyer("sora-again")];
});
afterAll(() => database.close());

async function trail(noun: string, subject: string) {
  const { data } = await sora.ask(operations.AdminAuditDocument, { noun, subject });
  const { entries } = data.adminAudit as operations.AdminAuditQuery["adminAudit"];
  return entries.map(({ act, reason }) => (reason ? `${act}: ${reason}` : act));
}

async function openCard() {
  const { card } = await minsu.create({ kind: "invitation", content: saying("초대합니다") });
  return (await minsu.publish(card.id, 1)).card;
}

describe("a card", () => {
  test("is taken off the net with a reason its owner reads, and let back", async () => {
    const { id } = await openCard();
    const told: unknown[] = [];
    const stop = shop.parts.events.subscribe((change) => told.push(change));
    expect(codesOf(await sora.ask(operations.AdminSuspendCardDocument, { id, reason: " " }))).toEqual([
      "INVALID",
    ]);
    const suspended = await sora.ask(operations.AdminSuspendCardDocument, { id, reason: "초상권 신고" });
    expect(suspended.data.adminSuspendCard).toMatchObject({
      state: "SUSPENDED",
      suspendedReason: "초상권 신고",
    });
    expect(told).toEqual([{ card: id, what: "page", isOwn: true }]);
    // Asked once more after its answer got lost, it is done once.
    await sora.ask(operations.AdminSuspendCardDocument, { id, reason: "초상권 신고" });
    const released = await sora.ask(operations.AdminReleaseCardDocument, { id, reason: "고치셨습니다" });
    expect(released.data.adminReleaseCard.state).toBe("PUBLISHED");
    stop();

    expect(await trail("card", id)).toEqual(["release: 고치셨습니다", "suspend: 초상권 신고"]);
    await post.send();
    expect(post.messages.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
      "owner@example.com [고이] ‘초대합니다’ 카드를 잠시 숨겼습니다",
      "owner@example.com [고이] ‘초대합니다’ 카드를 다시 열었습니다",
    ]);
    expect(post.messages[0]?.text).toContain("이유: 초상권 신고");
  });

  test("stays longer by days that no refund takes away", async () => {
    const card = await openCard();
    const extend = (days: number) =>
      sora.ask(operations.AdminExtendCardDocument, { id: card.id, days, reason: "장애 보상" });
    expect(codesOf(await extend(0))).toEqual(["INVALID"]);
    const longer = (await extend(10)).data.adminExtendCard;
    expect(Date.parse(longer.expiresAt ?? "") - Date.parse(card.expiresAt ?? "")).toBe(10 * DAY_MS);

    const order = await minsu.paid({ card: card.id });
    const paid = (await minsu.open(card.id)).card;
    const plain = await openCard();
    await minsu.paid({ card: plain.id });
    const without = (await minsu.open(plain.id)).card;
    expect(Date.parse(paid.expiresAt ?? "") - Date.parse(without.expiresAt ?? "")).toBe(10 * DAY_MS);
    await proved.ask(operations.AdminRefundOrderDocument, { order: order.id, reason: "행사 취소" });
    expect(await trail("order", order.id)).toEqual(["refund: 행사 취소", "begin_refund: 행사 취소"]);
    const opened = await sora.ask(operations.AdminOpenCardDocument, { id: card.id });
    expect(opened.data.adminOpenCard).toMatchObject({ givenDays: 10, ownerId: members.minsu?.id });
  });

  test("is opened as guests see it; what nobody was shown stays its maker's", async () => {
    const { card } = await minsu.create({ kind: "invitation", content: saying("비밀") });
    const draft = await sora.ask(operations.AdminOpenCardDocument, { id: card.id });
    expect(draft.data.adminOpenCard.content).toBeNull();
    const open = await openCard();
    await minsu.save(open.id, 1, saying("아직 보여 주지 않은 제목"));
    const shown = await sora.ask(operations.AdminOpenCardDocument, { id: open.id });
    expect(JSON.stringify(shown.data.adminOpenCard.content)).not.toContain("아직 보여 주지");
    expect(await trail("card", card.id)).toEqual(["look"]);
  });

  test("is found by its title, its address, its owner and its kind", async () => {
    const { card } = await minsu.create({ kind: "gift", content: saying("돌잔치 선물") });
    const find = async (search: string) => {
      const { data } = await sora.ask(operations.AdminCardsDocument, { search });
      return (data.adminCards.cards as { id: string }[]).map(({ id }) => id);
    };
    for (const search of ["돌잔", card.id, `https://goi.example/card/${card.id}?v=3`, "선물"]) {
      expect(await find(search), search).toEqual([card.id]);
    }
    expect(await find("minsu@")).toContain(card.id);
    expect(await find("jiyu@")).toEqual([]);
    expect(await find("없는 제목")).toEqual([]);
  });
});

describe("what moves money, makes admins or shows an account", () => {
  test("asks for the password once more when it was last proved over ten minutes ago", async () => {
    const card = await minsu.card();
    const placed = await minsu.place({ card, way: "transfer", depositor: "김민수" });
    const { id: order } = placed.order;
    shop.api.pass(11 * MINUTE_MS);
    const reason = "확인";
    const id = members.minsu?.id;
    for (const [operation, variables] of [
      [operations.AdminConfirmTransferDocument, { order, amount: 10_000 }],
      [operations.AdminRefundOrderDocument, { order, reason }],
      [operations.AdminCancelOrderDocument, { order, reason }],
      [operations.AdminReadRefundAccountDocument, { order }],
      [operations.AdminCreateCouponsDocument, { terms: { label: "쿠폰", benefit: {} } }],
      [operations.AdminRegisterVouchersDocument, { vouchers: [soldLine()] }],
      [operations.AdminRenewVoucherLinkDocument, { id: randomUUID() }],
      [operations.AdminSetAdminDocument, { id, isAdmin: true, reason }],
      [operations.AdminDisableMemberDocument, { id, reason }],
      [operations.AdminEnableMemberDocument, { id, reason }],
      [operations.AdminDecideCompanyDocument, { id, move: "SUSPEND", reason }],
    ] as const) {
      expect(codesOf(await sora.ask(operation, variables)), String(operation)).toEqual(["REAUTH_REQUIRED"]);
    }
    expect(await trail("order", order)).toEqual([]);
    const ended = await proved.ask(operations.AdminCancelOrderDocument, { order, reason });
    expect(ended.order.state).toBe("CANCELLED");
    expect(await trail("order", order)).toEqual(["cancel: 확인"]);
  });

  test("a transfer that goes back: its account is read by name, and that is written down", async () => {
    const card = await minsu.card();
    const { order } = await minsu.place({ card, way: "transfer", depositor: "김민수" });
    const waiting = async () => {
      const { data } = await sora.ask(operations.AdminWaitingDocument);
      return data.adminWaiting as operations.AdminWaitingQuery["adminWaiting"];
    };
    expect(await waiting()).toMatchObject({ transfers: 1, refunds: 0 });
    await proved.ask(operations.AdminConfirmTransferDocument, { order: order.id, amount: 10_000 });
    const account = { bank: "고이은행", number: "110-222-333444", holder: "김민수" };
    await minsu.refund(order.id, account);
    expect(await waiting()).toMatchObject({ transfers: 0, refunds: 1 });
    const listed = await sora.ask(operations.AdminOrdersDocument, { waits: "REFUND" });
    expect(listed.data.adminOrders.orders).toMatchObject([{ id: order.id }]);
    expect(listed.text).not.toContain("110222333444");
    const read = await proved.ask(operations.AdminReadRefundAccountDocument, { order: order.id });
    expect(read.data.adminReadRefundAccount).toEqual({ ...account, number: "110222333444" });
    await proved.ask(operations.AdminRefundOrderDocument, { order: order.id, reason: "보냈습니다" });
    expect(await waiting()).toMatchObject({ refunds: 0 });
    expect(await trail("order", order.id)).toEqual([
      "refund: 보냈습니다",
      "read_account",
      "confirm_transfer",
    ]);
  });
});

test("payers' names leave the house with a reason, for days that are days, and nothing in them runs", async () => {
  const card = await minsu.card();
  await minsu.place({ card, way: "transfer", depositor: "=김민수()" });
  const download = (change: object) =>
    proved.ask(operations.AdminDownloadOrdersDocument, {
      ...{ from: "2026-11-15", until: "2026-11-15", reason: "부가세 신고" },
      ...change,
    });
  for (const [change, field] of [
    [{ reason: "" }, "reason"],
    [{ from: "2026-13-01" }, "from"],
    [{ until: "2026-11-14" }, "until"],
  ] as const) {
    const refused = await download(change);
    expect(Object.keys(refused.errors?.[0]?.extensions.fields ?? {})).toContain(field);
  }
  const lines = (await download({})).data.adminDownloadOrders.trim().split("\r\n");
  expect(lines[0]).toContain("주문 번호,주문한 날,상품");
  expect(lines.find((line: string) => line.includes("=김민수"))).toMatch(
    /^G-261115-\w+,2026-11-15,초대장 · 베이직,결제 대기,10000,0,10000,,,'=김민수\(\)$/,
  );
  expect(
    (await download({ from: "2026-11-16", until: "2026-11-16" })).data.adminDownloadOrders,
  ).not.toContain("김민수");
  expect(await trail("list", "orders")).toEqual(["download: 부가세 신고", "download: 부가세 신고"]);
});

test("a member becomes an admin and is one no more, is shut out and let in; nobody does it to themself", async () => {
  const { id } = newMember("hana");
  const hana = shop.buyer("hana");
  const waits = async () => codesOf(await hana.ask(operations.AdminWaitingDocument));
  const change = (isAdmin: boolean) =>
    proved.ask(operations.AdminSetAdminDocument, { id, isAdmin, reason: "새 담당자" });
  expect(await waits()).toEqual(["FORBIDDEN"]);
  expect((await change(true)).data.adminSetAdmin.isAdmin).toBe(true);
  expect(await waits()).toEqual([]);
  await change(false);
  expect(await waits()).toEqual(["FORBIDDEN"]);
  const [found] = (await sora.ask(operations.AdminMembersDocument, { email: "Hana@" })).data.adminMembers;
  expect(found).toMatchObject({ id, email: "hana@example.com", isEnabled: true });
  await proved.ask(operations.AdminDisableMemberDocument, { id, reason: "도용 의심" });
  expect(await waits()).toEqual(["TOKEN_INVALID"]);
  await proved.ask(operations.AdminEnableMemberDocument, { id, reason: "확인 끝" });
  expect(await waits()).toEqual(["FORBIDDEN"]);
  expect(await trail("member", id)).toEqual([
    "enable: 확인 끝",
    "disable: 도용 의심",
    "take_from_admins: 새 담당자",
    "add_to_admins: 새 담당자",
  ]);
  const self = { id: members.sora?.id, isAdmin: false, reason: "실수" };
  expect(codesOf(await proved.ask(operations.AdminSetAdminDocument, self))).toEqual(["CONFLICT"]);
});

test("an e-mail that nobody takes is given up after five tries, shown, and sent when tried again", async () => {
  await post.send();
  post.isAway = true;
  const { id } = await openCard();
  await sora.ask(operations.AdminSuspendCardDocument, { id, reason: "확인 중" });
  for (const minutes of [0, 1, 10, 60, 6 * 60]) {
    shop.api.pass(minutes * MINUTE_MS);
    expect(await post.send()).toEqual({ sent: 0, failed: 1 });
  }
  post.isAway = false;
  expect(await post.brings()).toEqual([]);
  const { data } = await sora.ask(operations.AdminWaitingDocument);
  const [unsent] = data.adminWaiting.unsentLetters;
  expect(unsent).toMatchObject({ subject: "[고이] ‘초대합니다’ 카드를 잠시 숨겼습니다", tries: 5 });
  await sora.ask(operations.AdminSendAgainDocument, { letter: unsent.id });
  expect(await post.brings()).toHaveLength(1);
  expect(await trail("letter", unsent.id)).toEqual(["retry"]);
});

test("the last days are told as they were: members, cards, money and what became of cards", async () => {
  const { data } = await sora.ask(operations.AdminFiguresDocument, { days: 7 });
  const { days, kinds } = data.adminFigures as operations.AdminFiguresQuery["adminFigures"];
  expect(days.map(({ day }) => day)).toEqual([
    "2026-11-09",
    "2026-11-10",
    "2026-11-11",
    "2026-11-12",
    "2026-11-13",
    "2026-11-14",
    "2026-11-15",
  ]);
  // One order of those above was paid and neither given back nor cancelled.
  expect(days.at(-1)).toMatchObject({ orders: 1, revenue: 10_000 });
  expect(days.slice(0, -1).every(({ cards, orders }) => cards + orders === 0)).toBe(true);
  const invitations = kinds.find(({ kind }) => kind === "invitation");
  expect(invitations?.paid).toBe(1);
  expect(invitations?.made).toBeGreaterThan(invitations?.published ?? 0);
  expect(codesOf(await sora.ask(operations.AdminFiguresDocument, { days: 5 }))).toEqual(["INVALID"]);
});

test("a job that failed is shown until it goes well", async () => {
  let isBroken = true;
  const job = recordRuns(
    {
      name: "sweep",
      when: "* * * * *",
      async run() {
        if (isBroken) throw new TypeError("김민수의 카드");
        return {};
      },
    },
    shop.parts,
  );
  await expect(job.run()).rejects.toThrow();
  const failed = async () =>
    (await sora.ask(operations.AdminWaitingDocument)).data.adminWaiting.failedJobs as unknown[];
  expect(await failed()).toMatchObject([{ name: "sweep", failures: 1 }]);
  isBroken = false;
  await job.run();
  expect(await failed()).toEqual([]);
});
