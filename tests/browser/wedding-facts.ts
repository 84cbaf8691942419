import { expect, type Page } from "@playwright/test";

/** The form of a section, opened in the list of the editor; one that is open stays so. */
export async function openRow(page: Page, label: string): Promise<void> {
  const row = page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) });
  if ((await row.getAttribute("aria-expanded")) === "true") return;
  await row.click();
  await expect(row).toHaveAttribute("aria-expanded", "true");
}

/** A field of the open form, by its path. */
export const formField = (page: Page, name: string) => page.locator(`[data-form] [name="${name}"]`);

/** Who and when: what a wedding card is not sent without. */
export async function typeWeddingFacts(page: Page): Promise<void> {
  await openRow(page, "신랑 · 신부");
  await formField(page, "groom.familyName").fill("이");
  await formField(page, "groom.givenName").fill("도현");
  await formField(page, "bride.familyName").fill("한");
  await formField(page, "bride.givenName").fill("서영");
  await openRow(page, "날짜와 시간");
  await chooseDay(page, 12);
  await formField(page, "time").fill("12:30");
}

/** A day of a month to come, `months` after the one that the calendar opens with. */
export async function chooseDay(page: Page, day: number, months = 2): Promise<void> {
  await page.getByLabel("날짜", { exact: true }).click();
  for (let month = 0; month < months; month++) await page.getByRole("button", { name: "다음 달" }).click();
  await page.getByRole("button", { name: new RegExp(`월 ${day}일 `) }).click();
}
