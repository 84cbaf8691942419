import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { orderAddress } from "#domain/addresses.ts";
import type { App } from "#tests/browser/app.ts";
import { becomeCompany } from "#tests/browser/company-api.ts";
import { leaveOn } from "#tests/browser/guest-api.ts";
import { memberApi } from "#tests/browser/member-api.ts";
import { addressesOf, orderOne, ownerAddresses, sendOneOfEach } from "#tests/browser/one-of-each.ts";
import * as operations from "#web/graphql/graphql.ts";

/** So that transfers are offered. */
export const bank = { BANK_NAME: "고이은행", BANK_ACCOUNT: "110-123-456789", BANK_HOLDER: "주식회사 고이" };

const notes = [
  { name: "김하늘", message: "두 분의 앞날에 늘 볕이 들기를 바랍니다. 멀리서 마음을 담아 보냅니다." },
  { name: "선우은숙", message: "축하합니다." },
];

type People = { app: App; member: Page; admin: Page };

/** What a used app has: a card of each kind, what guests left, orders that wait, a company, a coupon. */
export async function seed({ app, member, admin }: People) {
  const api = await becomeCompany(member, app);
  const sent = await sendOneOfEach(api);
  const greeting = sent[0]?.id ?? "";
  for (const content of notes) await leaveOn(app.url, { card: greeting, section: "guestbook", content });
  const order = await orderOne(api, sent);
  const transfer = await api.ask(operations.PlaceOrderDocument, {
    card: await api.draft(),
    plan: "basic",
    way: "transfer",
    depositor: "김고이",
    agreed: 19_900,
    key: randomUUID(),
  });
  await api.draft(4);
  const office = await memberApi(admin, app.url);
  await office.ask(operations.AdminCreateCouponsDocument, {
    terms: { label: "가을 할인", benefit: { type: "percent", percent: 20 } },
  });
  return {
    given: { ...addressesOf(sent), ...ownerAddresses(sent, order) },
    /** Further screens of pages in the table. */
    beside: [`/create?id=${greeting}`, orderAddress(transfer.id)],
  };
}
