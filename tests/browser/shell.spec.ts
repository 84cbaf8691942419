import { statSync } from "node:fs";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { holdScripts } from "./hold-scripts.ts";
import { step } from "./settled.ts";

test.describe("the loading overlay", () => {
  test("shows while a route change is under way, with the specification's numbers", async ({ page }) => {
    await page.goto("/terms");
    const overlay = page.getByTestId("loading-overlay");
    await expect(overlay).toHaveAttribute("data-shown", "false");
    const look = await overlay.evaluate((element) => {
      const { zIndex, transitionProperty, transitionDuration, visibility } = getComputedStyle(element);
      return { zIndex, transitionProperty, transitionDuration, visibility };
    });
    expect(look.zIndex).toBe("2100");
    expect(look.transitionProperty).toContain("opacity");
    expect(look.transitionDuration).toContain("0.3s");
    expect(look.visibility).toBe("hidden");

    const held = await holdScripts(page, /\/assets\/login-/);
    await page.getByRole("link", { name: "로그인" }).first().click();
    await expect(overlay).toHaveAttribute("data-shown", "true");
    await expect(overlay).toBeVisible();
    held.release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("로그인하고 시작하세요");
    await expect(overlay).toHaveAttribute("data-shown", "false");
    await expect(overlay).toBeHidden();
  });
});

test("what a page asks to be done first is dark", async ({ page }) => {
  await page.goto("/login");
  const first = page.getByRole("button", { name: "로그인", exact: true });
  await expect(first).toHaveCSS("background-color", "rgb(43, 38, 32)");
  await expect(first).toHaveCSS("color", "rgb(251, 249, 245)");
});

test.describe("the error screen", () => {
  test("a page that fails shows the sentence, is logged, and its button reloads at the main page", async ({
    page,
    app,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await becomeMember(page, app);
    await page.route("**/graphql", (route) =>
      route.fulfill({ json: { data: { me: { consentsMissing: [], consents: null } } } }),
    );
    await page.goto("/terms");
    await step(page, "/setting");
    await expect(page.getByRole("heading", { name: "서비스 에러가 발생 하였습니다." })).toBeVisible();
    await expect(page.locator('[data-testid="loading-overlay"][data-shown="true"]')).toHaveCount(0);
    expect(logged.join("\n")).toContain("TypeError");

    await page.unroute("**/graphql");
    const reload = page.waitForEvent("load");
    await page.getByRole("button", { name: "메인 페이지로 가기" }).click();
    await reload;
    await expect(page).toHaveURL(`${app.url}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("an address that does not exist says so", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "찾으시는 페이지가 없습니다." })).toBeVisible();
    await nothingSerious(page);
  });
});

test.describe("the viewer drawer", () => {
  for (const { width, height, expected } of [
    { width: 1280, height: 800, expected: 400 },
    { width: 390, height: 844, expected: 390 },
  ]) {
    test(`is ${expected} px wide on a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/signup");
      await page.getByRole("button", { name: "이용약관 보기" }).click();
      const drawer = page.getByRole("dialog", { name: "이용약관" });
      await expect(drawer).toBeVisible();
      await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(expected);
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
    });
  }
});

test("the footer's facts are in the first answer, without JavaScript", async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const fact of [
    "상호",
    "대표자",
    "사업자등록번호",
    "통신판매업신고번호",
    "호스팅",
    "이용약관",
    "개인정보처리방침",
  ]) {
    await expect(footer).toContainText(fact);
  }
  await context.close();
});

test("scripts come as they were compressed when they were built", async ({ app }) => {
  const home = await (await fetch(app.url)).text();
  const script = /\/assets\/[^"]+\.js/.exec(home)?.[0] ?? "";
  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    const answer = await fetch(`${app.url}${script}`, { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(Number(answer.headers.get("content-length"))).toBe(
      statSync(`build/client${script}${ending}`).size,
    );
    expect((await fetch(`${app.url}${script}${ending}`)).status).toBe(404);
  }
});

test("hidden scrollbars leave scrolling, focus and keyboard intact", async ({ page }) => {
  await page.goto("/terms");
  await page.evaluate(() => document.documentElement.setAttribute("data-scrollbars", "hidden"));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarWidth)).toBe("none");
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.keyboard.press("End");
  await expect.poll(scrolled).toBeGreaterThan(0);
  // Chromium loses a key that comes while a page is about to rest.
  await expect(async () => {
    await page.keyboard.press("Home");
    await expect.poll(scrolled, { timeout: 1_000 }).toBe(0);
  }).toPass();
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole("link", { name: "개인정보처리방침" }).last().focus();
  await expect(page.getByRole("link", { name: "개인정보처리방침" }).last()).toBeInViewport();
});
