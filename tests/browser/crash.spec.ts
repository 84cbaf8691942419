import { mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { type App, expect, type Person, signIn, signUp, somebody, test, wholeBrowser } from "./app.ts";
import { memberApi } from "./member-api.ts";

const FIRST = "저희 두 사람이 사랑과 믿음으로 한 가정을 이룹니다.";
const SECOND = " 오셔서 축복해 주시면 더없는 기쁨이겠습니다.";

const tiles = (page: Page) => page.getByRole("button", { name: /손보기, \d+장 가운데/ });
const row = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) });

/** Whether the device has this in one of its databases, as it would after the page is gone. */
function isKept(page: Page, { database, words }: { database: string; words: string }): Promise<boolean> {
  return page.evaluate(
    ({ database, words }) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const [store = ""] = opening.result.objectStoreNames;
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const named = (_key: string, value: unknown) => (value instanceof File ? value.name : value);
            resolve(JSON.stringify(reading.result, named).includes(words));
          };
        };
      }),
    { database, words },
  );
}

/** As a phone does that needs the memory: no page hears of it. */
async function kill(context: BrowserContext, profile: string): Promise<void> {
  const closed = new Promise((resolve) => context.once("close", resolve));
  const lock = readlinkSync(join(profile, "SingletonLock"));
  process.kill(Number(lock.slice(lock.lastIndexOf("-") + 1)), "SIGKILL");
  await closed;
}

/** The editor of a card; a browser that was killed may have forgotten who is signed in. */
async function openEditor(page: Page, { id, person }: { id: string; person: Person }): Promise<void> {
  await page.goto(`/create?id=${id}`);
  const signInButton = page.getByRole("button", { name: "로그인", exact: true });
  await expect(row(page, "인사말").or(signInButton)).toBeVisible();
  if (await signInButton.isVisible()) await signIn(page, person);
  await expect(row(page, "인사말")).toBeVisible();
}

test("a browser that is killed in the middle of a sentence, off the net, loses no word and no photo", async ({
  playwright,
  launchOptions,
  app,
}) => {
  // Two browsers, one after the other, on a machine that may be busy.
  const profile = mkdtempSync(join(tmpdir(), "goi-profile-"));
  const launch = (to: App) =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      // Only the whole browser writes into its profile which process it is.
      executablePath: wholeBrowser,
      baseURL: to.url,
      locale: "ko-KR",
      viewport: { width: 1280, height: 800 },
    });
  const person = somebody();
  const before = await launch(app);
  try {
    const page = await before.newPage();
    await signUp(page, app, person);
    const id = await (await memberApi(page, app.url)).draft();
    await openEditor(page, { id, person });
    await row(page, "사진첩").click();
    await expect(tiles(page).first()).toBeVisible();

    await before.setOffline(true);
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "사진 더하기" }).click();
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: "#246" } });
    await (await chosen).setFiles({
      name: "바다.jpg",
      mimeType: "image/jpeg",
      buffer: await picture.jpeg().toBuffer(),
    });
    await row(page, "인사말").click();
    const body = page.getByRole("textbox", { name: "인사말" });
    await body.fill(FIRST);
    await body.press("End");
    await page.keyboard.type(SECOND);
    await expect.poll(() => isKept(page, { database: "goi-drafts", words: FIRST + SECOND })).toBe(true);
    await expect.poll(() => isKept(page, { database: "goi-photos", words: "바다.jpg" })).toBe(true);
    await kill(before, profile);

    const after = await launch(app);
    try {
      const back = await after.newPage();
      await openEditor(back, { id, person });
      await row(back, "인사말").click();
      await expect(back.getByRole("textbox", { name: "인사말" })).toHaveValue(FIRST + SECOND);
      await row(back, "사진첩").click();
      // What the sample brought has left for it.
      await expect(tiles(back)).toHaveCount(1);
      await expect(back.locator("[data-is=saved]")).toHaveText("저장됨");
    } finally {
      await after.close();
    }
  } finally {
    await before.close().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true });
  }
});
