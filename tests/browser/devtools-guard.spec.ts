import type { BrowserContext, Page } from "@playwright/test";
import { test as appTest, expect, wholeBrowser } from "./app.ts";

/** The first tab of a whole browser with a window of its own, for what cannot be set in a page: its zoom and its developer tools. */
const test = appTest.extend<{ launch: (args: string[]) => Promise<Page> }>({
  launch: async ({ playwright, launchOptions, baseURL }, use, info) => {
    const opened: BrowserContext[] = [];
    await use(async (args) => {
      const context = await playwright.chromium.launchPersistentContext(info.outputPath("profile"), {
        ...launchOptions,
        executablePath: wholeBrowser,
        args: [...(launchOptions.args ?? []), "--window-size=1440,900", ...args],
        baseURL,
        viewport: null,
      });
      opened.push(context);
      return context.pages()[0] ?? context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("checks every 500 ms, and goes on", async ({ page }) => {
    await countChecks(page);
    await page.clock.install();
    await openGuarded(page);
    await holdClock(page);
    const before = await checks(page);
    await page.clock.runFor(60_000);
    const times = (await checks(page)).slice(before.length);
    expect(times).toHaveLength(120);
    expect(new Set(times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toEqual(new Set([500]));
  });

  test("leaves with a warning in the console when real developer tools are docked", async ({ launch }) => {
    const page = await launch(["--auto-open-devtools-for-tabs"]);
    const warnings = warningsOf(page);
    await page.goto("/");
    await hasLeft(page);
    expect(warnings).toEqual([expect.stringContaining("개발자 도구가 열려 있어 페이지를 떠납니다")]);
  });

  for (const [side, wide, high] of [
    ["wide", 201, 0],
    ["high", 0, 301],
  ] as const) {
    test(`leaves with a warning in the console past the threshold, ${side}`, async ({ page }) => {
      const warnings = warningsOf(page);
      await growOuterSize(page, { wide, high });
      await page.goto("/");
      await hasLeft(page);
      expect(warnings).toEqual([expect.stringContaining("개발자 도구가 열려 있어 페이지를 떠납니다")]);
    });
  }

  test("stays at 199 px wide and 299 px high", async ({ page }) => {
    const warnings = warningsOf(page);
    await growOuterSize(page, { wide: 199, high: 299 });
    await page.clock.install();
    await openGuarded(page);
    await page.clock.runFor(60_000);
    expect(warnings).toEqual([]);
  });

  test("stays at every zoom of the browser", async ({ launch }) => {
    const page = await launch([]);
    const warnings = warningsOf(page);
    await page.clock.install();
    await openGuarded(page);
    const settings = await page.context().newPage();
    await settings.goto("chrome://settings/appearance");
    for (const zoom of [0.25, 0.5, 0.67, 0.9, 1.1, 1.25, 1.5, 2, 3, 5]) {
      await settings.evaluate(`new Promise((done) => chrome.settingsPrivate.setDefaultZoom(${zoom}, done))`);
      await page.bringToFront();
      await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBeCloseTo(zoom);
      await page.clock.runFor(2000);
      expect(warnings, `at ${zoom}`).toEqual([]);
    }
  });

  test("disables the context menu", async ({ page }) => {
    await openGuarded(page);
    const seen = await watchEvents(page, "contextmenu");
    await page.mouse.click(200, 200, { button: "right" });
    await expect.poll(seen).toEqual(["prevented"]);
  });

  test("disables the inspect and view-source shortcuts and leaves the others", async ({ page }) => {
    await openGuarded(page);
    const seen = await watchEvents(page, "keydown");
    for (const keys of [
      "F12",
      "Control+Shift+KeyI",
      "Control+Shift+KeyJ",
      "Control+Shift+KeyC",
      "Control+KeyU",
      "Meta+Alt+KeyI",
    ]) {
      await page.keyboard.press(keys);
      expect((await seen()).at(-1), keys).toBe("prevented");
    }
    for (const keys of ["KeyU", "Control+KeyC", "Control+KeyA"]) {
      await page.keyboard.press(keys);
      expect((await seen()).at(-1), keys).toBe("allowed");
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("stops checking after 5000 ms", async ({ page }) => {
    await countChecks(page);
    await page.clock.install();
    await openGuarded(page);
    await page.clock.runFor(5000);
    const times = await checks(page);
    expect([9, 10]).toContain(times.length);
    await page.clock.runFor(60_000);
    expect(await checks(page)).toEqual(times);
  });

  const rooms = {
    "its keyboard is up": { width: 390, height: 328 },
    "it is turned": { width: 844, height: 340 },
    "it shares its screen": { width: 390, height: 400 },
  };
  for (const [moment, room] of Object.entries(rooms)) {
    test(`stays when ${moment}`, async ({ page }) => {
      const warnings = warningsOf(page);
      await page.addInitScript(() => {
        // An emulated screen shrinks with the page; a real one does not.
        for (const of of [screen, window]) {
          const names = of === screen ? ["width", "height"] : ["outerWidth", "outerHeight"];
          names.forEach((name, index) => {
            Object.defineProperty(of, name, { get: () => [390, 844][index] });
          });
        }
      });
      await page.clock.install();
      await openGuarded(page);
      await page.setViewportSize(room);
      await page.clock.runFor(5000);
      expect(warnings).toEqual([]);
    });
  }

  test("stays when it is pinched", async ({ page }) => {
    const warnings = warningsOf(page);
    await page.clock.install();
    await openGuarded(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setPageScaleFactor", { pageScaleFactor: 3 });
    await page.clock.runFor(5000);
    expect(warnings).toEqual([]);
  });

  test("keeps the long press for text fields only", async ({ page }) => {
    await openGuarded(page);
    const prevented = await page.evaluate(() => {
      const longPress = (target: Element) => {
        const press = new PointerEvent("contextmenu", {
          pointerType: "touch",
          bubbles: true,
          cancelable: true,
        });
        return !target.dispatchEvent(press);
      };
      const field = document.body.appendChild(document.createElement("textarea"));
      return { field: longPress(field), page: longPress(document.body) };
    });
    expect(prevented).toEqual({ field: false, page: true });
  });
});

/** Opens the home page and waits until the guard is on: it starts with the page's scripts. */
async function openGuarded(page: Page) {
  await page.goto("/");
  const menuIsDisabled = () =>
    !document.body.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  await expect.poll(() => page.evaluate(menuIsDisabled)).toBe(true);
}

async function hasLeft(page: Page) {
  await page.waitForURL((url) => url.pathname === "/-/away");
}

/** What the guard said. It speaks before it leaves, so no word means that the page stays. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && message.text().includes("개발자 도구")) warnings.push(message.text());
  });
  return warnings;
}

/** A headless window has no frame and no panels: only its word for its outer size can be changed. */
async function growOuterSize(page: Page, by: { wide: number; high: number }) {
  await page.addInitScript(({ wide, high }) => {
    Object.defineProperty(window, "outerWidth", { get: () => window.innerWidth + wide });
    Object.defineProperty(window, "outerHeight", { get: () => window.innerHeight + high });
  }, by);
}

async function countChecks(page: Page) {
  await page.addInitScript(() => {
    const times: number[] = [];
    const outerWidth = window.outerWidth;
    const get = () => {
      times.push(Date.now());
      return outerWidth;
    };
    Object.defineProperty(window, "outerWidth", { get });
    Object.assign(window, { checkTimes: times });
  });
}

function checks(page: Page): Promise<number[]> {
  return page.evaluate("window.checkTimes");
}

async function holdClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** What became of the events of this type, after every listener of the page has seen them. */
async function watchEvents(page: Page, type: "contextmenu" | "keydown"): Promise<() => Promise<string[]>> {
  await page.evaluate((type) => {
    const seen: string[] = [];
    Object.assign(window, { seenEvents: seen });
    window.addEventListener(type, (event) => {
      const alone = event instanceof KeyboardEvent && /^(Control|Shift|Alt|Meta)$/.test(event.key);
      if (!alone) seen.push(event.defaultPrevented ? "prevented" : "allowed");
    });
  }, type);
  return () => page.evaluate("window.seenEvents");
}
