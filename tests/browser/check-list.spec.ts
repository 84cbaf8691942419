import type { Page } from "@playwright/test";
import {
  BeginWeddingPlanDocument,
  InviteToWeddingPlanDocument,
  JoinWeddingPlanDocument,
  LeaveDocument,
} from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

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
  await page.getByLabel("결제한 금액", { exact: true }).fill("오십만");
  await page.getByRole("button", { name: "저장하고 닫기" }).click();
  await expect(page.getByText("금액을 읽지 못했습니다.")).toBeVisible();
  await page.getByLabel("결제한 금액", { exact: true }).fill("50만");
  await page.getByRole("radio", { name: "함께" }).check();
  await page.getByRole("button", { name: "저장하고 닫기" }).click();
  await expect(taskNamed(other, "결혼반지 고르기")).toContainText("남은 금액 300만원");
  await expect(taskNamed(other, "결혼반지 고르기")).toContainText("함께");
  await other.getByRole("tab", { name: "예산" }).click();
  await expect(other.getByRole("row", { name: /예물·예단/ })).toContainText("300만원");

  // Who is taken out while they write hears of it, and what they wrote stays before them.
  await other.getByRole("tab", { name: "할 일" }).click();
  await look(other, OWN);
  const memo = other.getByRole("textbox", { name: "메모" });
  await memo.fill("이모부 차에 다섯 자리");
  await page.getByRole("tab", { name: "함께" }).click();
  await page.getByRole("button", { name: "함께 쓰기 끝내기" }).click();
  await page.getByRole("button", { name: "끝내기", exact: true }).click();
  await expect(other.getByRole("dialog").getByText(/이 목록은 더는 저장되지 않습니다/)).toBeVisible();
  await expect(memo).toHaveValue("이모부 차에 다섯 자리");
  await other.getByRole("dialog").getByRole("button", { name: "닫기" }).last().click();
  await expect(taskNamed(other, OWN)).toContainText("이모부 차에 다섯 자리");
  await other.getByRole("button", { name: "내 체크리스트 시작하기" }).click();
  await expect(other.getByRole("heading", { name: "예식은 언제인가요?" })).toBeVisible();
  // The link was theirs, and leads nowhere now.
  await other.goto(link);
  await expect(other.getByText(/취소되었거나 이미 쓰인 초대입니다/)).toBeVisible();
  await other.getByRole("link", { name: "내 체크리스트로 가기" }).click();
  await expect(other.getByRole("heading", { name: "예식은 언제인가요?" })).toBeVisible();
  await context.close();
  await page.getByRole("tab", { name: "할 일" }).click();
  await expect(taskNamed(page, OWN)).not.toContainText("이모부 차에");

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

test("who is left a plan goes from it to their own and back", async ({ page, app, browser }) => {
  await becomeMember(page, app);
  const { ask } = await memberApi(page, app.url);
  await ask(BeginWeddingPlanDocument, { weddingDate: "2029-01-06" });

  const context = await browser.newContext({ baseURL: app.url });
  const leaver = await context.newPage();
  await becomeMember(leaver, app);
  const { ask: askLeaver } = await memberApi(leaver, app.url);
  const { id } = await askLeaver(BeginWeddingPlanDocument, { weddingDate: "2029-05-12" });
  const { invitation } = await askLeaver(InviteToWeddingPlanDocument, { plan: id });
  await ask(JoinWeddingPlanDocument, { invitation });
  await askLeaver(LeaveDocument, {});
  await context.close();

  await page.goto("/wedding/plan/check-list");
  await expect(page.getByText("쓰시던 체크리스트가 더 있습니다.")).toBeVisible();
  await page.getByRole("button", { name: "2029년 1월 6일 토요일 목록 보기" }).click();
  await page.getByRole("button", { name: "2029년 5월 12일 토요일 목록 보기" }).click();
  await expect(page.getByRole("button", { name: "2029년 1월 6일 토요일 목록 보기" })).toBeVisible();
});

function taskNamed(page: Page, title: string) {
  return page.getByRole("listitem").filter({ has: page.getByLabel(`${title} 마침`) });
}

async function look(page: Page, title: string) {
  await taskNamed(page, title).getByRole("button").first().click();
}
