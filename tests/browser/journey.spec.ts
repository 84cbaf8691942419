import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, signUp, somebody, test } from "./app.ts";
import { leaveGuide } from "./guide.ts";
import { typeWeddingFacts } from "./wedding-facts.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(phone);

const PHOTOS = 12;

async function pictures() {
  return Promise.all(
    Array.from({ length: PHOTOS }, async (_, index) => {
      const background = `hsl(${index * 30}, 30%, 60%)`;
      const drawn = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
      return { name: `사진 ${index + 1}.jpg`, mimeType: "image/jpeg", buffer: await drawn.jpeg().toBuffer() };
    }),
  );
}

const row = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) });

const saved = (page: Page) => expect(page.locator("[data-is=saved]")).toHaveText("저장됨");

test("from the first tap to the guests' answers, all on telephones", async ({ page, app, browser }) => {
  await signUp(page, app, somebody());

  // A couple makes its card; its photos take the place of what the design brought.
  await page.goto("/create");
  await page.getByRole("button", { name: /한옥 마당의 혼례/ }).tap();
  await expect(page).toHaveURL(/\/create\?id=/);
  await leaveGuide(page);
  await typeWeddingFacts(page);
  await row(page, "사진첩").tap();
  const tiles = page.getByRole("button", { name: /손보기, \d+장 가운데/ });
  await expect(tiles.first()).toBeVisible();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "사진 더하기" }).tap();
  await (await chosen).setFiles(await pictures());
  await expect(tiles).toHaveCount(PHOTOS, { timeout: 60_000 });
  await row(page, "사진첩").tap();

  // The photos go before the day; the whole card changes its world.
  await page.getByRole("button", { name: "순서 바꾸기", exact: true }).tap();
  await page.getByRole("button", { name: "사진첩 옮기기", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("[data-dragging=true]").first()).toBeVisible();
  for (const _ of ["the story", "the interview", "the day"]) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "순서 바꾸기 마치기" }).tap();
  await row(page, "디자인").tap();
  await page.getByRole("button", { name: "온실", exact: true }).tap();
  await saved(page);

  await page.getByRole("button", { name: "보내기", exact: true }).tap();
  const check = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await check.getByRole("button", { name: /보내기$/ }).tap();
  const address = await page.getByLabel("카드 주소").inputValue();
  expect(address).toMatch(/\/card\/[0-9a-z]{16}\?v=\d+$/);
  await page.keyboard.press("Escape");

  // A guest opens it, answers for three and writes.
  const context = await browser.newContext(phone);
  const guest = await context.newPage();
  await guest.goto(address);
  await expect(guest.locator("main")).toHaveAttribute("data-theme", "greenhouse");
  const order = await guest.locator("[data-section]").evaluateAll((all) => all.map(({ id }) => id));
  expect(order.indexOf("gallery")).toBeLessThan(order.indexOf("date"));
  await expect(guest.locator('[data-section="gallery"] img')).toHaveCount(PHOTOS);
  const rsvp = guest.locator('[data-section="rsvp"]');
  await rsvp.scrollIntoViewIfNeeded();
  await rsvp.getByRole("radio", { name: "참석합니다" }).check();
  await rsvp.getByRole("radio", { name: "신부 측" }).check();
  await rsvp.getByLabel("성함").fill("한지우");
  for (const _ of [1, 2]) await rsvp.getByRole("button", { name: "어른 하나 더" }).tap();
  await rsvp.getByRole("radio", { name: "식사합니다" }).check();
  await rsvp.getByRole("button", { name: "답변 보내기" }).tap();
  await expect(rsvp.getByRole("heading", { name: "참석하신다고 전했습니다" })).toBeVisible();
  const book = guest.locator('[data-section="guestbook"]');
  await book.getByText("축하 글 남기기").tap();
  await book.getByLabel("성함").fill("한지우");
  await book.getByLabel("글", { exact: true }).fill("두 분 오래 행복하세요.");
  await book.getByRole("button", { name: "글 올리기" }).tap();
  await expect(book.getByText("모두 1개의 글")).toBeVisible();

  // Second thoughts about both.
  await rsvp.getByRole("button", { name: "답변 고치기" }).tap();
  await rsvp.getByRole("button", { name: "아이 하나 더" }).tap();
  await rsvp.getByRole("button", { name: "고친 답변 보내기" }).tap();
  await expect(rsvp.getByRole("heading", { name: "참석하신다고 전했습니다" })).toBeVisible();
  await book.getByRole("button", { name: "한지우 님의 글 고치기" }).tap();
  await book.getByRole("listitem").getByLabel("글", { exact: true }).fill("꽃길만 걸으세요.");
  await book.getByRole("button", { name: "고친 글 올리기" }).tap();
  await expect(book.getByText("꽃길만 걸으세요.")).toBeVisible();

  // The couple corrects a word; the guest reloads and reads it.
  await row(page, "인사말").tap();
  await page.getByRole("textbox", { name: "인사말" }).fill("보낸 뒤에 다듬은 글");
  await page.getByRole("button", { name: "반영하기", exact: true }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "반영하기" }).tap();
  await expect(page.getByText("이제 손님에게 새 모습이 보입니다.")).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("보낸 뒤에 다듬은 글")).toBeVisible();

  // And the owner sees both answers as they are now.
  await page.goto("/my-mobile-card");
  await page
    .getByRole("button", { name: /더 보기$/ })
    .first()
    .tap();
  await page.getByRole("link", { name: "응답 보기" }).tap();
  await expect(page.getByText("참석 인원4명")).toBeVisible();
  await page.getByRole("tab", { name: "방명록 1" }).tap();
  await expect(page.getByText("꽃길만 걸으세요.")).toBeVisible();
  await context.close();
});
