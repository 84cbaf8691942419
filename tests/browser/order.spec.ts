import type { Page } from "@playwright/test";
import { listen } from "#tests/listen.ts";
import { startToss } from "#tests/toss-server.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, newAdmin, openApp, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(phone);

const MARK = "고이로 접은 카드";

const said = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const orderOn = (page: Page) => /^\/order\/([^/]+)/.exec(new URL(page.url()).pathname)?.[1] ?? "";

test("a card on trial is ordered with a coupon by transfer: the mark goes and the days come", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const [admin, api] = await Promise.all([newAdmin(app), memberApi(page, app.url)]);
  const card = await api.published();
  const terms = { label: "가을 할인", benefit: { type: "percent", percent: 20 } };
  const [coupon] = await admin(operations.AdminCreateCouponsDocument, { terms });
  const guestSees = async () => (await fetch(`${app.url}/card/${card}`)).text();
  expect(await guestSees()).toContain(MARK);

  await page.goto(`/order/card/${card}`);
  await page.getByRole("radio", { name: /베이직/ }).check();
  await page.getByLabel("쿠폰 번호").fill("없는쿠폰");
  await page.getByRole("button", { name: "적용" }).tap();
  await expect(page.getByText("없는 쿠폰 번호입니다. 번호를 다시 확인해 주세요.")).toBeVisible();
  await page.getByLabel("쿠폰 번호").fill(coupon.code.toLowerCase());
  await page.getByRole("button", { name: "적용" }).tap();
  await expect(page.getByText("3,980원 할인")).toBeVisible();
  await page.getByRole("radio", { name: /무통장 입금/ }).check();
  await page.getByRole("button", { name: "주문하기" }).tap();
  await expect(page.getByLabel("입금하시는 분 이름")).toBeFocused();
  await page.getByLabel("입금하시는 분 이름").fill("김고이");
  await nothingSerious(page);

  // Whoever comes back finds everything as it was.
  await page.reload();
  await expect(page.getByLabel("입금하시는 분 이름")).toHaveValue("김고이");
  await expect(page.getByText("3,980원 할인")).toBeVisible();

  // The order is placed and its answer is lost: whoever asks again, and taps twice, has one order.
  await page.route(
    (url) => url.pathname === "/graphql",
    async (route) => {
      if (!route.request().postData()?.includes("mutation PlaceOrder")) return route.fallback();
      await route.fetch();
      return route.abort();
    },
  );
  await page.getByRole("button", { name: "주문하기" }).tap();
  await expect(page.getByText("인터넷 연결을 확인해 주세요.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "주문하기" }).dblclick();
  await said(page, "입금을 기다리고 있습니다");
  await expect(page.getByLabel("계좌번호", { exact: true })).toHaveValue("110-123-456789");
  expect(await api.ask(operations.MyOrdersDocument, {})).toMatchObject({ orders: [{ total: 15_920 }] });

  // Whoever closed the page finds the account again beside the card.
  const order = orderOn(page);
  await page.goto("/my-mobile-card");
  await page.getByRole("link", { name: /^입금 대기 · 15,920원, .+까지$/ }).tap();
  await said(page, "입금을 기다리고 있습니다");

  await admin(operations.AdminConfirmTransferDocument, { order, amount: 15_920 });
  await page.reload();
  await said(page, "결제가 끝났습니다");
  await expect(page.getByLabel("카드 주소")).toHaveValue(new RegExp(`/card/${card}`));
  await expect(page.getByRole("img", { name: "이 카드의 QR 코드" })).toBeVisible();
  expect(await guestSees()).not.toContain(MARK);
  expect((await api.ask(operations.MyCardDocument, { id: card })).card).toMatchObject({ isTrial: false });

  await page.getByRole("link", { name: "영수증 보기" }).tap();
  await expect(page.getByText("14,473원")).toBeVisible();
  await page.goto("/setting#orders");
  await expect(page.getByRole("link", { name: /모바일 청첩장 · 베이직.*결제 완료/ })).toBeVisible();
});

test("a payment is declined, tried again, late and given back; a new sum is asked about; a free one costs nothing", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const [admin, api] = await Promise.all([newAdmin(app), memberApi(page, app.url)]);
  const coupon = async (percent: number) => {
    const terms = { label: `${percent}% 할인`, benefit: { type: "percent", percent } };
    return (await admin(operations.AdminCreateCouponsDocument, { terms }))[0];
  };
  const card = await api.draft();
  const gone = await coupon(10);

  await page.goto(`/order/card/${card}?coupon=${gone.code}`);
  await page.getByRole("radio", { name: /베이직/ }).check();
  await page.getByRole("radio", { name: /연습 결제/ }).check();
  await expect(page.getByText("1,990원 할인")).toBeVisible();
  await admin(operations.AdminStopCouponDocument, { id: gone.id });
  await page.getByRole("button", { name: "결제하기" }).tap();
  await expect(page.getByRole("alert").filter({ hasText: "17,910원" })).toContainText("19,900원");
  await page.getByRole("button", { name: "새 금액으로 주문" }).tap();

  await said(page, "실제로 결제되지 않습니다");
  await page.getByRole("button", { name: "거절하기" }).tap();
  await said(page, "결제되지 않았습니다");
  await expect(page.getByText("빠져나간 금액은 없습니다")).toBeVisible();
  await page.getByRole("link", { name: "다시 결제하기" }).tap();
  await page.getByRole("button", { name: "받고 답하지 않기" }).tap();
  await said(page, "결제 결과를 기다리고 있습니다");
  await said(page, "결제가 끝났습니다");
  await expect(page.getByRole("link", { name: "카드 발행하기" })).toBeVisible();

  await page.getByRole("button", { name: "환불 신청" }).tap();
  await page.getByRole("button", { name: "환불 신청하기" }).tap();
  await said(page, "환불을 마쳤습니다");

  await page.getByRole("link", { name: "다시 주문하기" }).tap();
  await page.getByRole("radio", { name: /프리미엄/ }).check();
  await page.getByLabel("쿠폰 번호").fill((await coupon(100)).code);
  await page.getByRole("button", { name: "적용" }).tap();
  await page.getByRole("button", { name: "0원으로 주문하기" }).tap();
  await said(page, "주문이 끝났습니다");
});

/** Stands for Toss's script: sends the buyer back at once, as they wish. */
const SDK = `window.TossPayments = () => ({ payment: () => ({ async requestPayment(asked) {
  const refused = sessionStorage.getItem("refused");
  sessionStorage.setItem("refused", "once");
  const { orderId, amount } = asked;
  const paid = { paymentType: "NORMAL", orderId, paymentKey: "toss-" + orderId, amount: amount.value };
  const back = new URL(refused ? asked.successUrl : asked.failUrl);
  const answer = refused ? paid : { code: "PAY_PROCESS_CANCELED", message: "anybody's words" };
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
  location.assign(back);
} }) });`;

test("a buyer goes to Toss, comes back without paying, goes again and has paid once", async ({ browser }) => {
  const toss = await startToss({ secretKey: "test_sk" });
  const script = await listen(
    async () => new Response(SDK, { headers: { "content-type": "text/javascript" } }),
  );
  const { app, stop } = await openApp({
    TOSS_CLIENT_KEY: "test_ck",
    TOSS_SECRET_KEY: "test_sk",
    TOSS_API_URL: toss.url,
    TOSS_SDK_URL: `${script.origin}/v2/standard`,
  });
  const context = await browser.newContext({ ...phone, baseURL: app.url });
  const page = await context.newPage();
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const card = await api.draft();

  // Within the app, so that the page that takes the payment has to be one of its own.
  await page.goto("/my-mobile-card");
  await page.getByRole("button", { name: /더 보기/ }).tap();
  await page.getByRole("link", { name: "연장·주문" }).tap();
  await page.getByRole("radio", { name: /베이직/ }).check();
  await page.getByRole("button", { name: "결제하기" }).tap();
  await said(page, "결제되지 않았습니다");
  await expect(page.getByText("결제를 그만두셨습니다. 빠져나간 금액은 없습니다.")).toBeVisible();
  await expect(page.getByText("anybody's words")).toBeHidden();
  await page.goBack();
  await said(page, "결제를 기다리고 있습니다");
  await page.getByRole("link", { name: "19,900원 결제하기" }).tap();
  await said(page, "결제가 끝났습니다");
  expect(page.url()).not.toContain("paymentKey");
  expect(toss.held(orderOn(page))).toMatchObject({ totalAmount: 19_900, captures: 1 });
  expect((await api.ask(operations.OrderPlansDocument, { card }))[0]).toMatchObject({ purpose: "EXTENSION" });

  await context.close();
  await stop();
  await script.close();
  await toss.close();
});
