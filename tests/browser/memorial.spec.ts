import type { Page } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";
import { leaveGuide } from "./guide.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(phone);

const row = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "부고의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) });

test("a family tells of a death with a few fields, and a mourner lays a flower without a word", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);

  // Three things are enough.
  await page.goto("/memorial/create");
  await page.getByRole("button", { name: /바로 적기/ }).tap();
  await expect(page).toHaveURL(/\/memorial\/create\?id=/);
  await leaveGuide(page);
  await row(page, "고인").first().tap();
  await page.getByLabel("고인 성함").fill("김한결");
  await page.getByRole("radio", { name: "아버지", exact: true }).press("Space");
  await page.getByRole("button", { name: "돌아가신 날", exact: true }).tap();
  await page.getByRole("dialog").locator("td button:not([data-outside])").first().tap();
  await row(page, "상주와 유족").tap();
  await page.getByLabel("성함", { exact: true }).fill("김민수");
  await row(page, "빈소와 발인").tap();
  await page.getByLabel("장례식장").fill("고이병원 장례식장");
  await page.getByRole("button", { name: "보내기", exact: true }).tap();
  const check = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await check.getByRole("button", { name: "보내기", exact: true }).tap();
  await expect(page.getByLabel("문자로 보낼 글")).toHaveValue(
    /^\[부고\] 김민수 님 부친상.*빈소: 고이병원 장례식장.*\/memorial\/[0-9a-z]{16}/s,
  );
  const address = await page.getByLabel("부고 주소").inputValue();

  // Somebody opens it, lays a flower, and writes a line.
  const context = await browser.newContext(phone);
  const guest = await context.newPage();
  await guest.goto(address);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("故 김한결");
  const hill = guest.locator('[data-section="tribute"]');
  await hill.getByRole("button", { name: "국화 올리기" }).tap();
  await expect(hill.getByText("1송이의 국화가 놓였습니다.")).toBeVisible();
  await expect(hill.getByRole("img", { name: "너른 들판에 흰 국화 1송이가 놓여 있습니다" })).toBeVisible();
  await expect(hill.getByRole("button", { name: "국화를 올리셨습니다" })).toBeVisible();
  const book = guest.locator('[data-section="condolences"]');
  await book.getByText("추모의 글 남기기").tap();
  await book.getByLabel("성함").fill("한지우");
  await book.getByLabel("글", { exact: true }).fill("오래 기억하겠습니다.");
  await book.getByRole("button", { name: "글 올리기" }).tap();
  await expect(book.getByText("모두 1개의 글")).toBeVisible();

  // The family reads it; nowhere does anybody count the days.
  await page.goto("/memorial");
  await expect(page.getByRole("heading", { name: "김민수 님 부친상" })).toBeVisible();
  await expect(page.getByText(/D-|D-day/i)).toHaveCount(0);
  await page.getByRole("button", { name: /더 보기$/ }).tap();
  await page.getByRole("link", { name: "응답 보기" }).tap();
  await expect(page.getByText("국화1송이")).toBeVisible();
  await page.getByRole("tab", { name: "추모의 글 1" }).tap();
  await expect(page.getByText("오래 기억하겠습니다.")).toBeVisible();
  await context.close();
});
