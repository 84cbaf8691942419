import { randomUUID } from "node:crypto";
import iconv from "iconv-lite";
import * as operations from "#web/graphql/graphql.ts";
import { becomeAdmin, becomeMember, expect, newAdmin, newMember, signIn, test } from "./app.ts";
import { becomeCompany } from "./company-api.ts";
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
  const admin = await becomeAdmin(desk, app);
  const office = await memberApi(desk, app.url);
  const file = iconv.encode(ORDERS, "cp949").toString("base64");
  const { ready } = await office.ask(operations.AdminReadVoucherCsvDocument, { file });
  const vouchers = ready.map(
    ({ line: _line, label: _label, ...sold }: { line: number; label: string }) => sold,
  );
  const { made } = await office.ask(operations.AdminRegisterVouchersDocument, { vouchers });

  // Its link was lost: a new one is made from the list, and stands before whoever asked for it.
  await desk.goto("/admin/vouchers");
  await desk.getByLabel("상품주문번호나 주문번호").fill("2026111500001");
  await desk.getByRole("button", { name: "2026111512345671 1번째 새 링크" }).click();
  // As the server answers ten minutes after the sign-in: a link is worth a card.
  const extensions = { code: "REAUTH_REQUIRED" };
  const reauth = { message: "안전을 위해 비밀번호를 한 번 더 확인해 주세요.", extensions };
  let refused = 0;
  await desk.route("**/graphql", (route) => {
    const isFirst = route.request().postData()?.includes("adminRenewVoucherLink") && ++refused === 1;
    return isFirst ? route.fulfill({ json: { errors: [reauth] } }) : route.fallback();
  });
  await desk.getByRole("button", { name: "새 링크 만들기" }).click();
  await desk.getByLabel("비밀번호", { exact: true }).fill(admin.password);
  await desk.getByRole("button", { name: "확인하고 계속하기" }).click();
  await expect(desk.getByRole("heading", { name: "링크 1개를 만들었습니다" })).toBeInViewport();
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await expect(desk.getByRole("heading", { name: "링크 1개를 만들었습니다" })).toBeFocused();
  const link = String(await desk.getByText("/login/smart-store/").textContent());
  expect(link).not.toBe(made[0].link);

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

test("a company hands a voucher to a customer and sees that it was taken; the customer's card carries its mark", async ({
  page,
  app,
  browser,
}) => {
  const hall = { name: "달그림 예식장", number: "124-81-00998" };
  const office = await browser.newContext({ baseURL: app.url, viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  await becomeMember(desk, app);
  await becomeCompany(desk, app, hall);
  const admin = await newAdmin(app);
  const sold = { productOrder: "2026111512345999", buyer: "달그림", digits: "0000" };
  const vouchers = [{ ...sold, product: "greeting-basic", quantity: 25 }];
  await admin(operations.AdminRegisterVouchersDocument, { vouchers, company: hall.number });

  await desk.goto("/company/info");
  await expect(desk.getByText("모두 25장 가운데 0장을 고객이 받았습니다.")).toBeVisible();
  // More of them: a lost line loses nothing of what is there, and one tap too many brings nothing twice.
  const handings = desk.getByRole("button", { name: "모바일 카드 · 베이직 드리기" });
  await expect(handings).toHaveCount(20);
  await office.setOffline(true);
  await desk.getByRole("button", { name: "더 보기" }).click();
  await expect(desk.getByRole("alert")).toContainText("인터넷 연결");
  await expect(handings).toHaveCount(20);
  await office.setOffline(false);
  await desk.getByRole("button", { name: "다시 불러오기" }).dblclick();
  await expect(handings).toHaveCount(25);
  await expect(desk.getByRole("button", { name: "더 보기" })).toHaveCount(0);
  await handings.first().click();
  await desk.getByLabel("고객 이름").fill("김하늘");
  await desk.getByLabel("전화번호 끝 네 자리").fill("4321");
  await desk.getByRole("button", { name: "이용권 링크 만들기" }).click();
  const link = await desk.getByLabel("이용권 링크").inputValue();

  const customer = await becomeMember(page, app);
  await page.goto(link);
  await page.getByLabel("휴대전화 번호 마지막 네 자리").fill("4321");
  await page.getByRole("button", { name: "확인" }).click();
  await page.getByRole("button", { name: "이 계정에 담고 카드 만들기" }).click();
  await expect(page.getByText("스토어에서 구매하신 이용권이 있어요")).toBeVisible();
  const home = await memberApi(page, app.url);
  const card = await home.published();
  const order = { card, plan: "basic", agreed: 0, key: randomUUID() };
  expect(await home.ask(operations.PlaceOrderDocument, order)).toMatchObject({ state: "PAID", total: 0 });
  await page.goto(`/card/${card}`);
  await expect(page.getByText(hall.name)).toBeVisible();

  await desk.reload();
  await expect(desk.getByText("모두 25장 가운데 1장을 고객이 받았습니다.")).toBeVisible();
  await expect(desk.getByText("고객이 받음")).toBeVisible();
  await expect(desk.getByText(customer.email)).toHaveCount(0);
  await office.close();
});
