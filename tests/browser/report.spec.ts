import type { Page } from "@playwright/test";
import { becomeAdmin, becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { leaveOn } from "./guest-api.ts";
import { memberApi } from "./member-api.ts";

async function fillIn(page: Page, words: string) {
  await page.getByLabel("초상권·저작권").check();
  await page.getByLabel("본인").check();
  await page.getByLabel("어떤 점이 문제인가요").fill(words);
  await page.getByLabel("성함").fill("김지연");
  await page.getByLabel("이메일").fill("jiyeon@example.com");
}

async function decide(page: Page, { act, reason }: { act: string; reason: string }) {
  await page.getByRole("dialog").getByRole("button", { name: act }).click();
  await page.getByLabel("이유").fill(reason);
  const sheet = page.getByRole("dialog", { name: act });
  await sheet.getByRole("button", { name: act }).click();
  // A key that is pressed while it closes is still the sheet's.
  await expect(sheet).toBeHidden();
}

test("a guest reports an entry and a card; an admin hides both; the owner objects and the card comes back", async ({
  page,
  app,
  browser,
}) => {
  const makers = await browser.newContext({ baseURL: app.url });
  const maker = await makers.newPage();
  await becomeMember(maker, app);
  const card = await (await memberApi(maker, app.url)).published();
  const content = { name: "한지우", message: "허락 없이 쓴 남의 이야기" };
  await leaveOn(app.url, { card, section: "guestbook", content });

  // One thing that somebody left, by a touch on it.
  const guests = await browser.newContext({ baseURL: app.url });
  const guest = await guests.newPage();
  await guest.goto(`/card/${card}`);
  await guest.mouse.wheel(0, 10);
  const book = guest.locator('[data-section="guestbook"]');
  await book.scrollIntoViewIfNeeded();
  await book.getByRole("button", { name: "한지우 님의 글 고치거나 지우기" }).click();
  await book.getByRole("link", { name: "한지우 님의 글 신고하기" }).click();
  await expect(guest.getByText("허락 없이 쓴 남의 이야기")).toBeVisible();
  await fillIn(guest, "제 이야기를 허락 없이 썼습니다.");
  await guest.getByRole("button", { name: "신고 보내기" }).click();
  await expect(guest.getByText("개인정보 수집과 이용에 동의해 주세요.")).toBeVisible();
  await nothingSerious(guest);
  await guest.getByLabel("개인정보 수집과 이용에 동의합니다").check();
  await guest.getByRole("button", { name: "신고 보내기" }).click();
  await expect(guest.getByRole("heading", { name: "신고를 받았습니다" })).toBeVisible();
  await expect(guest.getByText(/R-\d{6}-/)).toBeVisible();

  // The card itself, where no script runs: nothing that was typed is lost.
  const plain = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`/card/${card}`);
  await reader.getByRole("link", { name: "신고하기" }).click();
  await fillIn(reader, "갤러리에 제 사진이 있습니다.");
  await reader.getByRole("button", { name: "신고 보내기" }).click();
  await expect(reader.getByText("개인정보 수집과 이용에 동의해 주세요.")).toBeVisible();
  await expect(reader.getByLabel("어떤 점이 문제인가요")).toHaveValue("갤러리에 제 사진이 있습니다.");
  await expect(reader.getByLabel("초상권·저작권")).toBeChecked();
  await reader.getByLabel("개인정보 수집과 이용에 동의합니다").check();
  await reader.getByRole("button", { name: "신고 보내기" }).click();
  await expect(reader.getByRole("heading", { name: "신고를 받았습니다" })).toBeVisible();
  await plain.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeAdmin(page, app);
  await page.goto("/admin");
  await page.getByRole("link", { name: "신고를 살펴봐 주세요" }).click();
  await page.getByLabel("찾기").fill(card);
  await page.getByRole("button", { name: /남겨진 글/ }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("jiyeon@example.com")).toBeVisible();
  await nothingSerious(page);
  await decide(page, { act: "30일 동안 가리기", reason: "본인이 확인되었습니다" });
  await expect(drawer.getByText("임시 조치 중")).toBeVisible();
  await page.keyboard.press("Escape");
  await guest.goto(`/card/${card}`);
  await guest.mouse.wheel(0, 10);
  await book.scrollIntoViewIfNeeded();
  await expect(book.getByText("임시 조치로 가려진 글이 1개 있습니다.")).toBeVisible();
  await expect(book.getByText("허락 없이 쓴 남의 이야기")).toHaveCount(0);

  await page.getByRole("button", { name: /카드 전체/ }).click();
  await decide(page, { act: "30일 동안 가리기", reason: "사진 속 분입니다" });
  await expect(drawer.getByText("임시 조치 중")).toBeVisible();
  const hidden = await guest.goto(`/card/${card}`);
  expect(hidden?.status()).toBe(410);
  await expect(guest.getByText("임시 조치로 가려 두고 확인하고 있습니다.")).toBeVisible();

  await maker.goto("/my-mobile-card");
  await maker.getByRole("link", { name: /임시 조치 보기/ }).click();
  const block = maker.getByRole("region", { name: "임시 조치" }).filter({ hasText: "카드가 임시 조치로" });
  await expect(block.getByText("사진 속 분입니다")).toBeVisible();
  await block.getByRole("button", { name: "이의 내기" }).click();
  await maker.getByLabel("왜 그대로 두어야 하나요").fill("사진 속 분께 허락을 받았습니다.");
  await nothingSerious(maker);
  await maker.getByRole("button", { name: "이의 보내기" }).click();
  await expect(block.getByText("이의를 주셔서, 그때가 되면 다시 보입니다.")).toBeVisible();
  await makers.close();

  await page.reload();
  await expect(drawer.getByText("사진 속 분께 허락을 받았습니다.")).toBeVisible();
  await decide(page, { act: "다시 보이게 하기", reason: "허락을 확인했습니다" });
  await expect(drawer.getByText("다시 보임")).toBeVisible();
  expect((await guest.goto(`/card/${card}`))?.status()).toBe(200);
  await guests.close();
});
