import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";

/** The bar is 110 KB; what is not there need not be raced for. */
const BEFORE_A_TOUCH = 8 * 1024;

test("a newcomer reads the first page, looks at a sample and finds the menu without a script", async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("소중한 소식을고이 접어 보냅니다");
  const kinds = page.getByRole("region", { name: "어떤 소식을 전하시나요" });
  await expect(kinds.getByRole("link", { name: /^모바일 청첩장/ })).toContainText("19,900원부터");
  await expect(kinds.getByRole("link", { name: /^부고/ })).toContainText(/무료$/);
  const asked = page.getByRole("region", { name: "자주 묻는 질문" });
  await asked.getByText("받는 분이 앱을 깔거나 가입해야 하나요?").click();
  await expect(asked.getByText("아니요. 링크만 누르시면 바로 열립니다.")).toBeVisible();
  await expect(asked.getByRole("group")).toHaveCount(3);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await page.request.get(picture ?? "")).headers()["content-type"]).toBe("image/jpeg");

  await page.getByRole("link", { name: /^한옥 마당의 혼례/ }).click();
  const drawer = page.getByRole("dialog", { name: "한옥 마당의 혼례" });
  await expect(drawer.frameLocator("iframe").getByText("솔그늘 한옥마당").first()).toBeVisible();
  await drawer.getByRole("link", { name: "닫기" }).click();
  await expect(drawer).toHaveCount(0);
  await page.getByRole("link", { name: "부고", exact: true }).click();
  await expect(page.getByRole("status").first()).toHaveText("샘플 3장");
  await page.getByRole("link", { name: "분홍빛" }).click();
  await expect(page.getByText("이렇게 고르신 샘플은 아직 없습니다.")).toBeVisible();

  await page.getByRole("link", { name: "전체 메뉴" }).click();
  await expect(page.getByRole("link", { name: /^결혼 준비 체크리스트/ })).toBeVisible();
  expect((await page.request.get("/sample/greeting/no-such-sample")).status()).toBe(404);
  await context.close();
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });

  test("the first pages rest until they are touched, and then answer", async ({ page }) => {
    // Chromium says so of any page it opens; at which moment depends on how busy it is.
    await page.addInitScript(() =>
      addEventListener("load", () => dispatchEvent(new PointerEvent("pointermove", { movementX: 0 }))),
    );
    let scripts: Response[] = [];
    page.on("response", (answer) => {
      if (answer.request().resourceType() === "script") scripts.push(answer);
    });
    for (const path of ["/quotes", "/faq", "/"]) {
      scripts = [];
      await page.goto(path, { waitUntil: "networkidle" });
      const bodies = await Promise.all(scripts.map((answer) => answer.body()));
      const before = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
      expect(before, path).toBeGreaterThan(0);
      expect(before, path).toBeLessThan(BEFORE_A_TOUCH);
      // Nothing is waited for before the first paint.
      await expect(page.locator('link[rel="stylesheet"]:not([data-waits])')).toHaveCount(0);
      await expect(page.locator("style[data-sheet]")).not.toHaveCount(0);
    }

    // Held until the page is awake, and then done.
    await page.getByRole("button", { name: "다음 카드 보기" }).click();
    const cards = page.getByRole("list", { name: "샘플 카드" });
    await expect.poll(() => cards.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
  });
});

test("a sample lies open beside the others, goes with the back button, and is begun after login", async ({
  page,
}) => {
  await page.goto("/sample?kind=greeting");
  await page.getByRole("link", { name: /한옥 마당의 혼례$/ }).click();
  await expect(page).toHaveURL(/\?kind=greeting&card=greeting\.hanok-wedding$/);
  const drawer = page.getByRole("dialog", { name: "한옥 마당의 혼례" });
  await expect(drawer.frameLocator("iframe").getByText("솔그늘 한옥마당").first()).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\?kind=greeting$/);

  await page.goto("/sample?card=greeting.hanok-wedding");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(400);
  await expect(drawer).toHaveJSProperty("open", true);
  await page.getByRole("link", { name: "이 디자인으로 만들기" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("goi.return-path"))).toBe(
    "/create?sample=hanok-wedding",
  );
});

test("a member begins with a sample, and the menu leads back to what was begun", async ({ page, app }) => {
  await becomeMember(page, app);
  await page.goto("/create?sample=hanok-wedding");
  await expect(page).toHaveURL(/\/create\?id=/);
  await page.goto("/menu");
  const latest = page.getByRole("region", { name: "이어서 하기" });
  await expect(latest.getByRole("link", { name: /모바일 청첩장 · 작성 중/ })).toHaveCount(1);
});
