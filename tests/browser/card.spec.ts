import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { photoWall } from "#cards/sections/photo-wall/section.ts";
import { words } from "#cards/sections/photo-wall/words.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { memberApi } from "./member-api.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** What goes wrong on a page while it is open. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  return said;
}

test("a guest opens a card, which comes alive at the first touch and does what was tapped", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  const id = await member.published();

  const guest = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await guest.grantPermissions(["clipboard-read", "clipboard-write"]);
  const card = await guest.newPage();
  const said = complaints(card);
  const scripts: string[] = [];
  card.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await card.goto(`/card/${id}`);
  await expect(card).toHaveTitle("이도현 · 한서영");
  await card.waitForLoadState("networkidle");
  // Nothing but the page's own small script came before a touch.
  expect(scripts.length).toBeLessThanOrEqual(2);
  // A browser lays out what stands around a field, so those far below are not there yet.
  const fields = card.locator("form :is(input, textarea)");
  await expect(fields).toHaveCount(0);
  expect(await card.evaluate(() => getComputedStyle(document.documentElement).scrollbarWidth)).toBe("none");

  // The very first tap is answered although nothing could answer when it came.
  await card.getByRole("button", { name: "일정 복사" }).tap();
  await expect(card.getByRole("status").filter({ hasText: "복사했습니다" })).toBeAttached();
  expect(await card.evaluate(() => navigator.clipboard.readText())).toContain("솔그늘 한옥마당");
  expect(scripts.length).toBeGreaterThan(2);
  await expect(fields).not.toHaveCount(0);
  await expect(card.getByRole("button", { name: "QR 코드 보기" })).toBeVisible();

  // The maker corrects something: whoever reloads sees it.
  const content = structuredClone(samples[0]?.content);
  const greeting = content?.sections.greeting as { body: string };
  greeting.body = "새로 다듬은 인사말입니다.";
  await member.ask(operations.SaveCardDocument, { id, base: 1, content });
  await card.reload();
  await expect(card.getByText("새로 다듬은 인사말입니다.")).toHaveCount(0);
  await member.ask(operations.ApplyChangesDocument, { id, version: 2 });
  await card.reload();
  await expect(card.getByText("새로 다듬은 인사말입니다.")).toBeVisible();

  await member.ask(operations.CloseCardDocument, { id });
  const answer = await card.reload();
  expect(answer?.status()).toBe(410);
  await expect(card.getByRole("heading", { name: "지금은 볼 수 없는 카드입니다" })).toBeVisible();
  expect(said.filter((line) => !line.includes("410"))).toEqual([]);

  // Without JavaScript every section's content is there, folded where it was folded.
  await member.ask(operations.ReopenCardDocument, { id });
  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const plain = await bare.newPage();
  await plain.goto(`/card/${id}`);
  const { shown } = JSON.parse((await plain.locator("#page").textContent()) ?? "");
  expect(shown.length).toBeGreaterThan(8);
  await expect(plain.locator("form").first()).toContainText("이 화면에서는 보낼 수 없습니다");
  for (const section of shown) {
    await expect(plain.locator(`[data-section="${section}"]`), section).not.toBeEmpty();
  }
  await expect(plain.getByRole("link", { name: "카카오맵" })).toBeVisible();
  const accounts = plain.locator('[data-section="accounts"]');
  // All of it is laid out: on its way there nothing moves from under a finger.
  expect(await accounts.evaluate((section) => getComputedStyle(section).contentVisibility)).toBe("visible");
  await accounts.getByText("신랑 측").click();
  await expect(accounts.getByText(/\d+-0000/).first()).toBeVisible();
  await plain.getByText("연락하기").first().click();
  await expect(plain.getByRole("link", { name: /전화$/ }).first()).toHaveAttribute("href", /^tel:/);
  await bare.close();
  await guest.close();
});

test("a form that a large window shows at once needs no touch to be there", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);
  const id = await (await memberApi(page, app.url)).published();
  const guest = await browser.newContext({ viewport: { width: 1280, height: 6000 } });
  const card = await guest.newPage();
  const said = complaints(card);
  await card.goto(`/card/${id}`);
  await expect(card.locator("form :is(input, textarea)")).not.toHaveCount(0);
  await card.locator("summary", { hasText: "남기기" }).first().click();
  await card.getByLabel("성함").filter({ visible: true }).first().fill("김하늘");
  await expect(card.getByRole("button", { name: "QR 코드 보기" })).toBeEnabled();
  await expect(card.getByLabel("성함").filter({ visible: true }).first()).toHaveValue("김하늘");
  expect(said).toEqual([]);
  await guest.close();
});

test("on paper a card is whole: nothing is pale, folded, or to be filled in", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);
  const id = await (await memberApi(page, app.url)).published();
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: "no-preference" });
  const guest = await context.newPage();
  await guest.goto(`/card/${id}`);
  await guest.emulateMedia({ media: "print" });
  const sections = guest.locator("main [data-section]:visible");
  await expect(sections.last()).toBeVisible();
  const opacities = await sections.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  expect(new Set(opacities)).toEqual(new Set(["1"]));
  await expect(guest.getByText("000000-00-000001")).toBeVisible();
  await expect(guest.locator("form:visible, [data-section=share]:visible")).toHaveCount(0);
  await context.close();
});

test("what few cards show comes alive where one does", async ({ page, app, browser }) => {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  const content = structuredClone(samples[0]?.content);
  if (!content) throw new Error("There is no sample");
  content.sections["photo-wall"] = { ...photoWall.empty, taking: true };
  content.hidden = content.hidden.filter((section) => section !== "photo-wall");
  const { card } = await member.ask(operations.CreateCardDocument, {
    kind: "greeting",
    key: randomUUID(),
    content,
  });
  await member.ask(operations.PublishCardDocument, { id: card.id, version: 1 });

  const guest = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await guest.newPage();
  const said = complaints(phone);
  await phone.goto(`/card/${card.id}`);
  const wall = phone.locator('[data-section="photo-wall"]');
  await expect(wall).toBeAttached();
  await expect(wall.getByText(words.ko.first)).toHaveCount(0);
  await phone.touchscreen.tap(8, 8);
  await wall.scrollIntoViewIfNeeded();
  await expect(wall.getByText(words.ko.first)).toBeVisible();
  expect(said).toEqual([]);
  await guest.close();
});
