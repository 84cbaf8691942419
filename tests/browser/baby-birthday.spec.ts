import type { Page } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { leaveGuide } from "./guide.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(phone);

const row = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) });

test("a first birthday is made, guessed at, told before the hall, and its draw is checked", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);
  await page.goto("/baby-birthday");
  await page.getByRole("link", { name: "첫 카드 만들기" }).tap();
  await page.getByRole("button", { name: /빈 카드로 시작/ }).tap();
  await expect(page).toHaveURL(/\/baby-birthday\/edit\/[0-9a-z]{16}(\?v=\d+)?$/);
  await leaveGuide(page);
  await row(page, "아기 소개").tap();
  await page.getByLabel("성", { exact: true }).fill("한");
  await page.getByLabel("이름", { exact: true }).fill("서윤");
  await expect(page.locator("[data-is=saved]")).toHaveText("저장됨");
  await page.getByRole("button", { name: "보내기", exact: true }).tap();
  const check = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await check.getByRole("button", { name: "보내기", exact: true }).tap();
  const address = await page.getByLabel("카드 주소").inputValue();
  expect(address).toMatch(/\/baby-birthday\/[0-9a-z]{16}(\?v=\d+)?$/);

  const guest = await (await browser.newContext(phone)).newPage();
  await guest.goto(address);
  await expect(guest.getByRole("heading", { level: 1, name: "한서윤" })).toBeVisible();
  const table = guest.locator('[data-section="doljabi"]');
  await table.getByRole("radio", { name: /^명주실/ }).check();
  await table.getByRole("button", { name: "이것을 잡을 거예요" }).tap();
  await expect(table.getByLabel("성함")).toBeFocused();
  await table.getByLabel("성함").fill("박하늘");
  await table.getByRole("button", { name: "이것을 잡을 거예요" }).tap();
  await expect(table.getByText("박하늘 님의 선택은 ‘명주실’입니다.")).toBeVisible();
  await table.getByRole("button", { name: "바꾸기", exact: true }).tap();
  await table.getByRole("radio", { name: /^붓/ }).check();
  await table.getByRole("button", { name: "이것으로 바꾸기" }).tap();
  await expect(table.getByText("1명 · 100%")).toBeVisible();
  await table.getByText("추첨을 믿을 수 있는 이유").tap();
  const fingerprint = (await table.getByText(/^[0-9a-f]{64}$/).textContent()) ?? "";
  await nothingSerious(guest);

  // Before the hall, without the drums.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/baby-birthday");
  await page.getByRole("button", { name: "한서윤 첫돌, 더 보기" }).tap();
  await page.getByRole("link", { name: "돌잡이 무대" }).tap();
  await expect(page.getByText("한 분이 골라 주셨습니다")).toBeVisible();
  await page.getByRole("button", { name: "돌잡이를 마쳤어요" }).tap();
  await page.getByRole("button", { name: /^붓/ }).tap();
  await page.getByRole("button", { name: "결과 알리기" }).tap();
  await expect(page.getByText("한 분이 맞히셨습니다")).toBeVisible();
  await page.getByRole("button", { name: "선물 받으실 분 뽑기" }).tap();
  await expect(page.getByRole("list", { name: "선물 받으실 분" })).toHaveText("박*늘");
  await page.getByRole("button", { name: "이름과 전화 뒤 네 자리 보기" }).tap();
  await expect(page.getByText("박하늘", { exact: true })).toBeVisible();
  await nothingSerious(page);

  // The guest hears of it without touching anything, and computes the draw anew.
  await expect(table.getByText("축하합니다. 선물을 받으실 분으로 뽑히셨습니다.")).toBeVisible();
  await expect(table.getByText(fingerprint)).toBeVisible();
  await table.getByRole("button", { name: "확인하기" }).tap();
  await expect(table.getByText("다시 계산해 보니 지문도, 뽑힌 분도 모두 맞습니다.")).toBeVisible();
});
