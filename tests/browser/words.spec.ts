import { addressOf, kindNamed } from "#cards/kinds/kinds.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { holdScripts } from "./hold-scripts.ts";
import { memberApi } from "./member-api.ts";

test("a visitor finds a phrase by its first letters, copies it, and begins a card with it after login", async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const held = await holdScripts(page, /\/assets\/entry\.client/);
  await page.goto("/quotes");
  const phrase = page.getByRole("listitem").filter({ hasText: "비 오는 날 우산을 기울여 주던 사람" });
  // The page comes alive with the first key; what is typed before it has is not lost.
  await page.getByLabel("문구 찾기").pressSequentially("ㅂㅇㄴ ");
  held.release();
  await page.getByLabel("문구 찾기").pressSequentially("우산");
  await expect(page.getByRole("status").filter({ hasText: "문구 1개" })).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await phrase.getByRole("button", { name: "복사하기" }).click();
  await expect(phrase.getByRole("status")).toHaveText("복사했습니다");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("한 우산을 쓰려고 합니다.");

  await phrase.getByRole("link", { name: "이 문구로 만들기" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const kept = await page.evaluate(() => localStorage.getItem("goi.return-path"));
  await becomeMember(page, app);
  await page.goto(kept ?? "/");
  await expect(page.getByRole("figure")).toContainText("비 오는 날 우산을 기울여 주던 사람");
  await page.getByRole("button", { name: /빈 카드로 시작/ }).click();
  await expect(page).toHaveURL(/id=/);
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  const member = await memberApi(page, app.url);
  const { content } = await member.ask(operations.MyCardDocument, { id });
  expect(content.sections.greeting.body).toContain("비 오는 날 우산을 기울여 주던 사람");
});

test("a link to an answer opens it, and what is searched for is found while it is typed", async ({
  page,
}) => {
  await page.goto("/faq#trial");
  await expect(page.getByText("7일 동안 무료로 보내 보실 수 있습니다.")).toBeInViewport();
  await page.getByLabel("답 찾기").fill("계좌ㅂ");
  await expect(page.getByRole("status").filter({ hasText: "답 1개" })).toBeVisible();
  await expect(page.getByText("손님에게 보이지 않습니다.")).toBeVisible();
});

test("a guest reads in larger letters at once, and finds them so on the next visit", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  const id = await member.published();
  // What lets the page come alive never comes: the switch does without.
  await page.route(/assets\/card-greeting/, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(addressOf(kindNamed("greeting"), "view", id));
  const sheet = page.locator("[data-theme]");
  const size = () => sheet.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  const larger = page.getByRole("button", { name: "글씨 크게" });
  await larger.click();
  await expect(larger).toHaveAttribute("aria-pressed", "true");
  expect(await size()).toBeGreaterThan(before * 1.2);
  const box = await larger.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);

  await page.reload();
  await expect(larger).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await larger.click();
  expect(await size()).toBe(before);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page of ours says so", async ({ page, context }) => {
    await page.goto("/terms");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto("/quotes");
    await expect(page.getByRole("heading", { name: "인터넷이 끊겼습니다" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("link", { name: "다시 열기" }).click();
    await expect(page.getByRole("heading", { name: "카드에 적을 문구" })).toBeVisible();
  });
});
