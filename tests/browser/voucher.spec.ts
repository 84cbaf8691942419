import { randomUUID } from "node:crypto";
import { askOperator } from "#server/operator.ts";
import { cp949Of } from "#tests/cp949.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, newMember, signIn, test } from "./app.ts";
import { memberApi } from "./member-api.ts";

const ORDERS = [
  "상품주문번호,주문번호,구매자명,구매자연락처,상품명,옵션정보,수량,주문상태",
  '2026111512345671,2026111500001,홍길동,010-1234-5678,"[고이] 모바일 청첩장","요금제: 베이직",1,발송대기',
].join("\r\n");

test("what was bought in a shop becomes a card that costs nothing, and nobody takes it twice", async ({
  page,
  app,
  browser,
}) => {
  // An admin registers the shop's list, as Korean Windows saved it.
  const desk = await (await browser.newContext({ baseURL: app.url })).newPage();
  const admin = await becomeMember(desk, app);
  await askOperator({ folder: app.dataDir, command: "make-admin", argument: admin.email });
  const office = await memberApi(desk, app.url);
  const file = Buffer.from(cp949Of(ORDERS)).toString("base64");
  const { ready } = await office.ask(operations.AdminReadVoucherCsvDocument, { file });
  const vouchers = ready.map(
    ({ line: _line, label: _label, ...sold }: { line: number; label: string }) => sold,
  );
  const { made } = await office.ask(operations.AdminRegisterVouchersDocument, { vouchers });
  const { link } = made[0];

  // The buyer opens the link: the page says nothing of anybody, and nobody is to hear of its address.
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  await expect(page.getByRole("heading", { name: "스토어에서 구매하신 이용권" })).toBeVisible();
  const digits = page.getByLabel("휴대전화 번호 마지막 네 자리");
  await digits.fill("0000");
  await page.getByRole("button", { name: "확인" }).click();
  await expect(page.getByRole("alert")).toContainText("링크나 번호가 맞지 않습니다");
  await digits.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "010-1234-5678");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(digits).toHaveValue("5678");
  await page.getByRole("button", { name: "확인" }).click();
  await expect(page.getByRole("heading", { name: "홍*동 님, 반갑습니다" })).toBeVisible();
  await expect(page.getByText("모바일 카드 · 베이직")).toBeVisible();

  // Signing in leads back, onto the account, and on to where such a card is made.
  await page.getByRole("button", { name: "로그인하고 받기" }).click();
  await signIn(page, await newMember(app));
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByText("스토어에서 구매하신 이용권이 있어요")).toBeVisible();

  // The card is sent, and its order is covered.
  const home = await memberApi(page, app.url);
  const card = await home.published();
  const wanted = { card, plan: "basic" };
  expect(await home.ask(operations.OrderQuoteDocument, wanted)).toMatchObject({
    credit: 19_900,
    total: 0,
    voucher: { label: "모바일 카드 · 베이직" },
  });
  const order = { ...wanted, agreed: 0, key: randomUUID() };
  expect(await home.ask(operations.PlaceOrderDocument, order)).toMatchObject({ state: "PAID", total: 0 });
  await page.goto(`/card/${card}`);
  await expect(page.getByText("고이로 접은")).toHaveCount(0);

  // Somebody else with the link hears whose it is, only when signed in.
  await desk.goto(link);
  await desk.getByLabel("휴대전화 번호 마지막 네 자리").fill("5678");
  await desk.getByRole("button", { name: "확인" }).click();
  await expect(desk.getByText(admin.email)).toBeVisible();
  await desk.getByRole("button", { name: "이 계정에 담고 카드 만들기" }).click();
  await expect(desk.getByRole("heading", { name: "이미 받으신 이용권입니다" })).toBeVisible();
  await expect(desk.getByText("pe***@example.com 계정에서 이미 받으신 이용권입니다.")).toBeVisible();
});
