import { becomeMember, expect, test } from "./app.ts";
import { leaveGuide } from "./guide.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(phone);

/** A browser without a screen says so, and is rightly counted among the machines. */
const KAKAO_PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36 KAKAOTALK 10.8.2";

test("a member opens a page under a name of their own, a visitor follows its link, and the owner sees it", async ({
  page,
  app,
  browser,
}) => {
  const name = `goi-${Date.now().toString(36)}`;
  await becomeMember(page, app);
  await page.goto("/site/create");
  await page.getByRole("button", { name: /빈 명함부터/ }).tap();
  await expect(page).toHaveURL(/\/site\/create\?id=/);
  await leaveGuide(page);

  // The name is judged while it is typed.
  const row = (label: RegExp) =>
    page
      .getByRole("list", { name: "페이지의 구성" })
      .locator("button[aria-expanded]")
      .filter({ hasText: label });
  await row(/^명함/).tap();
  const sitename = page.getByLabel("페이지 주소");
  await sitename.fill("Login");
  await expect(page.getByText("고이가 쓰는 주소입니다.")).toBeVisible();
  // In its place stands a name of their own, never one that is made of ours.
  const instead = page.getByText("대신 이런 주소는 어떠세요?").locator("..").getByRole("button");
  await expect(instead).toHaveCount(3);
  await expect(instead.filter({ hasText: "login" })).toHaveCount(0);
  await sitename.fill(name);
  await expect(page.getByText("쓸 수 있는 주소입니다.")).toBeVisible();
  await page.getByLabel("이름", { exact: true }).fill("한서윤");

  // A link that could do harm is none; one without its beginning gets it.
  await row(/^블록/).tap();
  await page.getByRole("button", { name: "블록 더하기" }).tap();
  await page.getByRole("menuitem", { name: /^링크/ }).tap();
  await page.getByLabel("제목", { exact: true }).fill("작업 일지");
  const address = page.getByLabel("주소", { exact: true });
  await address.fill("javascript:alert(1)");
  await expect(page.getByText("‘javascript:’로 시작하는 주소는 안전하지 않아 쓸 수 없습니다.")).toBeVisible();
  await address.fill("diary.example/seoyun");
  await expect(page.getByText("https://diary.example/seoyun 로 열립니다.")).toBeVisible();
  await page.getByRole("button", { name: "보내기", exact: true }).tap();
  const check = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await check.getByRole("button", { name: "보내기", exact: true }).tap();
  await expect(page.getByRole("dialog").getByLabel("페이지 주소")).toHaveValue(new RegExp(`/${name}(\\?|$)`));

  const context = await browser.newContext({ ...phone, userAgent: KAKAO_PHONE });
  const visitor = await context.newPage();
  await visitor.route("https://diary.example/**", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: "<h1>일지</h1>" }),
  );
  await visitor.goto(`/${name.toUpperCase()}`);
  await expect(visitor).toHaveURL(new RegExp(`/${name}$`));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("한서윤");
  await visitor.getByRole("link", { name: /작업 일지/ }).tap();
  await expect(visitor.getByRole("heading", { name: "일지" })).toBeVisible();
  await context.close();

  await page.goto("/my-mobile-card");
  await page.getByRole("button", { name: /더 보기$/ }).tap();
  await page.getByRole("link", { name: "링크 클릭 수" }).tap();
  // A page of its own is loaded first: who reloads before that reloads the list.
  await expect(page).toHaveURL(/\/manage$/);
  const counted = page.getByRole("row", { name: /^작업 일지/ });
  await expect(async () => {
    await page.reload();
    await expect(counted).toBeVisible();
    expect(await counted.getByRole("cell").allTextContents()).toEqual(["1", "1"]);
  }).toPass();
});
