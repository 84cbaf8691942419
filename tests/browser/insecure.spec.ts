import type { Page } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";
import { leaveGuide } from "./guide.ts";
import { memberApi } from "./member-api.ts";

/** As a telephone on the same Wi-Fi opens it: by plain http and a name that is not localhost. See playwright.config.ts. */
test.use({
  baseURL: async ({ app }, use) => use(app.url.replace(/\/\/[^:]+/, "//goi.test")),
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const saved = (page: Page) => expect(page.locator("[data-is=saved]")).toBeVisible();

test("without TLS a member still copies a card and its address, and adds to a photo card and to a page", async ({
  page,
  app,
}) => {
  const thrown: Error[] = [];
  page.on("pageerror", (error) => thrown.push(error));
  await becomeMember(page, app);
  const id = await (await memberApi(page, app.url)).published(0);
  await page.goto("/mobile-card");
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto])).toEqual([false, false]);
  await page.getByRole("button", { name: /더 보기$/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "복제", exact: true }).tap();
  await expect(page.getByText(/하나 더 만들었습니다/)).toBeVisible();
  await page.getByRole("button", { name: "공유" }).first().tap();
  const share = page.getByRole("dialog", { name: "카드 보내기" });
  await share.getByRole("button", { name: "주소 복사" }).tap();
  await expect(share.getByText("주소를 복사했습니다.")).toBeVisible();

  await page.goto("/photo-card/birthday/create");
  await page.getByRole("button", { name: /빈 카드/ }).tap();
  await page.getByRole("toolbar", { name: "도구" }).getByRole("button", { name: "글씨", exact: true }).tap();
  await page.getByRole("button", { name: "글씨 넣기" }).tap();
  await page.getByRole("textbox", { name: "글씨", exact: true }).fill("같은 와이파이");
  await saved(page);

  await page.goto("/site/create");
  await page.getByRole("button", { name: /빈 명함부터/ }).tap();
  await leaveGuide(page);
  await page
    .getByRole("list", { name: "페이지의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: /^블록/ })
    .tap();
  await page.getByRole("button", { name: "블록 더하기" }).tap();
  await page.getByRole("menuitem", { name: /^글/ }).tap();
  await page.locator("[data-form=blocks] textarea").first().fill("집에서 씁니다");
  await saved(page);

  // A guest's page, too: everything on it is there, and what it leaves has a key of its own.
  await page.goto(`/card/${id}`);
  await page.getByRole("button", { name: "글씨 크게" }).tap();
  await page.getByRole("button", { name: "일정 복사" }).tap();
  await expect(page.getByText("복사했습니다").first()).toBeVisible();
  expect(thrown).toEqual([]);
});
