import type { Page } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";

// Sheets come at once, and nobody waits for them.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const OWN = "할머니 모시고 갈 차 알아보기";

test("a couple plans: a date, a task of their own, money, each other's ticks, and a network that is lost", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);
  await page.goto("/wedding/plan/check-list");
  await page.getByRole("button", { name: "예식 날짜" }).click();
  await page.getByRole("button", { name: "다음 달" }).click();
  await page.locator("td button", { hasText: /^15$/ }).click();
  await page.getByRole("button", { name: /15일 .요일로 시작하기/ }).click();
  await expect(page.getByText(/^D-\d+$/)).toBeVisible();

  await page.getByRole("button", { name: "할 일 더하기" }).click();
  await page.getByRole("textbox", { name: "할 일" }).fill(OWN);
  await page.getByRole("button", { name: "더하기", exact: true }).click();
  await expect(taskNamed(page, OWN)).toContainText("그 밖에");
  await nothingSerious(page);

  await page.getByRole("tab", { name: "함께" }).click();
  await page.getByRole("button", { name: "초대 링크 만들기" }).click();
  const link = await page.getByLabel("초대 링크").inputValue();
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: "reduce" });
  const other = await context.newPage();
  await becomeMember(other, app);
  await other.goto(link);
  await other.getByRole("button", { name: "함께 준비하기" }).click();
  await expect(taskNamed(other, OWN)).toBeVisible();
  await expect(page.getByRole("heading", { name: "두 분이 함께 쓰고 있습니다" })).toBeVisible();

  await other.getByLabel("결혼반지 고르기 마침").check();
  await page.getByRole("tab", { name: "할 일" }).click();
  await expect(page.getByLabel("결혼반지 고르기 마침")).toBeChecked();

  await look(page, "결혼반지 고르기");
  await page.getByLabel("예상 금액", { exact: true }).fill("350만");
  await page.getByLabel("치른 금액", { exact: true }).fill("오십만");
  await page.getByRole("button", { name: "저장하고 닫기" }).click();
  await expect(page.getByText("금액을 읽지 못했습니다.")).toBeVisible();
  await page.getByLabel("치른 금액", { exact: true }).fill("50만");
  await page.getByRole("radio", { name: "함께" }).check();
  await page.getByRole("button", { name: "저장하고 닫기" }).click();
  await expect(taskNamed(other, "결혼반지 고르기")).toContainText("남은 돈 300만원");
  await expect(taskNamed(other, "결혼반지 고르기")).toContainText("함께");
  await other.getByRole("tab", { name: "예산" }).click();
  await expect(other.getByRole("row", { name: /예물·예단/ })).toContainText("300만원");
  await context.close();

  await page.route("**/graphql", (route) => route.abort());
  await page.getByLabel("사회자 부탁하기 마침").check();
  await expect(page.getByText(/이 기기에 두었다가, 이어지면 저장합니다/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("사회자 부탁하기 마침")).toBeChecked();
  await page.unroute("**/graphql");
  await expect(page.getByText(/이 기기에 두었다가/)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("사회자 부탁하기 마침")).toBeChecked();

  await look(page, OWN);
  await page.getByRole("button", { name: "목록에서 빼기" }).click();
  await expect(taskNamed(page, OWN)).toBeHidden();
  await page.getByRole("button", { name: "되돌리기", exact: true }).click();
  await expect(taskNamed(page, OWN)).toBeVisible();
});

function taskNamed(page: Page, title: string) {
  return page.getByRole("listitem").filter({ has: page.getByLabel(`${title} 마침`) });
}

async function look(page: Page, title: string) {
  await taskNamed(page, title).getByRole("button").first().click();
}
