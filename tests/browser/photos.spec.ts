import type { Page } from "@playwright/test";
import sharp from "sharp";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

async function picture(name: string, background: string) {
  const drawn = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await drawn.jpeg().toBuffer() };
}

const tiles = (page: Page) => page.getByRole("button", { name: /손보기, \d+장 가운데/ });
const called = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute("aria-label")?.split(" 손보기")[0]));

test("photos are chosen together, put in order, cut, taken away and brought back", async ({ page, app }) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  await page.goto(`/create?id=${await api.draft()}`);
  await page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: /^사진첩/ })
    .click();
  await expect(tiles(page).first()).toBeVisible();

  // Seen before anything has arrived; what cannot be taken says so by its name and holds nobody up.
  await page.context().setOffline(true);
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "사진 더하기" }).click();
  await (await chosen).setFiles([
    await picture("바다.jpg", "#246"),
    { name: "청첩장.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
    await picture("들꽃.jpg", "#a64"),
    await picture("숲.jpg", "#264"),
  ]);
  await expect(page.getByText("청첩장.pdf").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("받을 수 없는 파일 형식입니다.", { exact: false })).toBeVisible();
  await expect(page.getByText("인터넷 연결을 기다리고 있습니다.", { exact: false })).toHaveCount(3);
  await page.context().setOffline(false);
  // What the sample brought has left for them.
  await expect(tiles(page)).toHaveCount(3);
  await page.getByRole("button", { name: "청첩장.pdf 빼기" }).click();

  // A caption tells them apart. They are moved by keyboard, and by the buttons beside the caption.
  for (const [at, caption] of ["바다", "들꽃", "숲"].entries()) {
    await page.getByRole("button", { name: `사진 ${at + 1} 손보기` }).click();
    await page.getByLabel("설명").fill(caption);
    if (caption === "들꽃") await page.getByRole("button", { name: "앞으로" }).click();
    await page.keyboard.press("Escape");
  }
  await expect.poll(() => called(page)).toEqual(["들꽃", "바다", "숲"]);
  await page.getByRole("button", { name: "숲 순서 바꾸기" }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("[data-dragging=true]").first()).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  const ordered = ["들꽃", "숲", "바다"];
  await expect.poll(() => called(page)).toEqual(ordered);

  // Turned and cut, it is another picture with the same words.
  await page.getByRole("button", { name: "들꽃 손보기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "자르기·돌리기" }).click();
  await sheet.getByRole("button", { name: "돌리기", exact: true }).click();
  await sheet.getByRole("button", { name: "정사각형" }).click();
  await sheet.getByRole("button", { name: "이대로 자르기" }).click();
  await expect(sheet.getByLabel("설명")).toHaveValue("들꽃");
  const size = () =>
    sheet
      .locator("img")
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth - image.naturalHeight);
  await expect.poll(size).toBe(0);
  await nothingSerious(page);

  await sheet.getByRole("button", { name: "지우기" }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole("status").getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(() => called(page)).toEqual(ordered);

  // Several at once: to the front, onto the cover, away and back.
  await page.getByRole("button", { name: "여러 장 골라 정리하기" }).click();
  await page.getByRole("button", { name: /^숲 고르기/ }).click();
  await page.getByRole("button", { name: /^바다 고르기/ }).click();
  await expect(page.getByText("2장을 골랐습니다.")).toBeVisible();
  await page.getByRole("button", { name: "맨 앞으로" }).click();
  await nothingSerious(page);
  await page.getByRole("button", { name: "표지로" }).click();
  await expect(page.getByText("사진 2장을 표지에 올렸습니다.")).toBeVisible();
  await expect.poll(() => called(page)).toEqual(["숲", "바다", "들꽃"]);
  await page.getByRole("button", { name: "여러 장 골라 정리하기" }).click();
  await page.getByRole("button", { name: "모두 고르기" }).click();
  await page.getByRole("button", { name: "지우기", exact: true }).click();
  await expect(tiles(page)).toHaveCount(0);
  await page.getByRole("status").getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(() => called(page)).toEqual(["숲", "바다", "들꽃"]);
  await expect(page.locator("[data-is=saved]")).toHaveText("저장됨");
});
