import type { Page } from "@playwright/test";
import { becomeMember, expect, signIn, test } from "./app.ts";
import { memberApi } from "./member-api.ts";
import { orderOne, sendOneOfEach } from "./one-of-each.ts";

/** Opens an address as from an e-mail, and goes back to where it was opened. */
async function leads(page: Page, old: string, { to, shows }: { to: string; shows: string | RegExp }) {
  await page.goto("/terms");
  await page.goto(old);
  await expect(page.getByText(shows).first(), old).toBeVisible();
  const { origin } = new URL(page.url());
  expect(page.url(), old).toBe(origin + to);
  await page.goBack();
  await expect(page, old).toHaveURL(`${origin}/terms`);
}

test("an address from before leads to the page that moved, and back is back", async ({ page, app }) => {
  const person = await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const sent = await sendOneOfEach(api);
  const idOf = (name: string) => sent.find(({ kind }) => kind.name === name)?.id ?? "";
  const [greeting, event, doljabi, thanks] = ["greeting", "event", "baby-birthday", "thanks"].map(idOf);
  const order = await orderOne(api, sent);

  const responses = `/my-mobile-card/${greeting}/responses`;
  await leads(page, `/my-mobile-card?responses=${greeting}`, { to: responses, shows: "손님이 남긴 것" });
  await leads(page, `/event?door=${event}`, {
    to: `/my-mobile-card/${event}/check-in`,
    shows: "방금 들어온 분",
  });
  await leads(page, `/my-mobile-card?door=${greeting}`, {
    to: `/my-mobile-card/${greeting}/check-in`,
    shows: "이 카드에는 입장 확인이 없습니다",
  });
  const presentation = `/my-mobile-card/${doljabi}/presentation`;
  await leads(page, `/baby-birthday?stage=${doljabi}`, { to: presentation, shows: "무엇을 잡을까요?" });
  await leads(page, `/my-mobile-card?desk=${thanks}`, {
    to: `/my-mobile-card/${thanks}/manage`,
    shows: "받는 분별 주소",
  });
  await leads(page, "/mobile-card?deleted", { to: "/my-mobile-card/deleted", shows: "지운 카드" });
  await leads(page, `/event/order?id=${event}&coupon=ABC`, {
    to: `/order/card/${event}?coupon=ABC`,
    shows: "주문하기",
  });
  await leads(page, `/order?order=${order}`, { to: `/order/${order}`, shows: "결제를 기다리고 있습니다" });
  await leads(page, `/order?order=${order}&pay`, {
    to: `/order/${order}/payment`,
    shows: "실제로 결제되지 않습니다",
  });
  await leads(page, `/order?order=${order}&receipt`, {
    to: `/order/${order}/receipt`,
    shows: "아직 영수증이 없습니다",
  });
  await leads(page, `/order?order=${order}&code=PAY_PROCESS_CANCELED`, {
    to: `/order/${order}?code=PAY_PROCESS_CANCELED`,
    shows: "결제되지 않았습니다",
  });
  // What a provider says of a payment does not stay in the address.
  await leads(page, `/order?order=${order}&paymentKey=approve.abc&amount=19900`, {
    to: `/order/${order}`,
    shows: /^결제/,
  });

  // Who has to sign in first comes out at the new one.
  const visitors = await page.context().browser()?.newContext({ baseURL: app.url });
  const visitor = await visitors?.newPage();
  if (!visitor) throw new Error("There is no browser");
  await visitor.goto(`/my-mobile-card?responses=${greeting}`);
  await expect(visitor).toHaveURL(/\/login$/);
  await signIn(visitor, person);
  await expect(visitor).toHaveURL(`${app.url}${responses}`);
  await visitors?.close();
});
