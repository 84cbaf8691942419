import type { Page } from "@playwright/test";

/** Who knows the way goes past the first questions of a new card. */
export async function leaveGuide(page: Page): Promise<void> {
  await page.getByRole("button", { name: "나중에 적기" }).click();
}
