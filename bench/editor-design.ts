import type { BrowserContext, Locator, Page } from "@playwright/test";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { themeNamed } from "#cards/themes/themes.ts";
import { amount, type Figure, percentile } from "./measure.ts";

const SLOWER = 4;
const CHANGES = 15;
const OPENINGS = 6;
const READING_MS = 1_500;
/** Where a browser is never idle it is measured nonetheless. */
const MOST_RESTING_MS = 3_000;
const VIEWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
/** Where a maker sees the card while choosing: beside the form, or as the small card over its end. */
const PREVIEWS = {
  desktop: 'iframe[title="카드 미리보기"]',
  phone: 'div:has(> button[aria-label="미리보기"])',
};
const THUMBNAILS = "li > button[aria-pressed] > [inert]";

type View = keyof typeof VIEWS;

/** B16: from a tap on another theme to the preview in it, and from a tap on 디자인 to the thumbnails in view. */
export async function designBench(context: BrowserContext, address: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const view of ["desktop", "phone"] as const) {
    const page = await context.newPage();
    await page.setViewportSize(VIEWS[view]);
    await page.goto(address);
    await page.locator(PREVIEWS[view]).waitFor();
    await resting(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const opened = await openings(page);
    const changed = await changes(page, view);
    const bar = { row: "B16", unit: "ms", atMost: 300 };
    figures.push(
      amount({
        ...bar,
        what: `a tap on a theme to the preview in it, p95 of ${CHANGES} at CPU ×${SLOWER}, ${view}`,
        value: percentile(changed, 0.95),
      }),
      amount({
        ...bar,
        what: `a tap on 디자인 to all thumbnails in view, slowest of ${OPENINGS} at CPU ×${SLOWER}, ${view}`,
        value: Math.max(...opened),
      }),
    );
    await page.close();
  }
  return figures;
}

async function openings(page: Page): Promise<number[]> {
  const list = page.getByRole("list", { name: "카드의 구성" }).locator("button[aria-expanded]");
  const [design, other] = [list.filter({ hasText: /^디자인/ }), list.filter({ hasText: /^인사말/ })];
  const took: number[] = [];
  for (let at = 0; at < OPENINGS; at += 1) {
    await other.click();
    await resting(page);
    took.push(await untilPainted(page, design, { thumbnails: THUMBNAILS }));
  }
  return took;
}

async function changes(page: Page, view: View): Promise<number[]> {
  const { themes } = kindNamed("greeting");
  const took: number[] = [];
  for (let at = 1; at <= CHANGES; at += 1) {
    const theme = themes[at % themes.length] ?? "hanji";
    const button = page.getByRole("button", { name: themeNamed(theme).label, exact: true });
    await button.scrollIntoViewIfNeeded();
    await resting(page);
    took.push(await untilPainted(page, button, { preview: PREVIEWS[view], theme }));
  }
  return took;
}

type Awaited = { thumbnails: string } | { preview: string; theme: string };

/** Milliseconds from a tap to the first frame that is painted with what it asked for. */
async function untilPainted(page: Page, button: Locator, awaited: Awaited): Promise<number> {
  const painted = page.evaluate((wanted) => {
    const isDrawn = (place: Element) =>
      place.querySelector("main") !== null && [...place.querySelectorAll("img")].every((img) => img.complete);
    function isThere(): boolean {
      if ("preview" in wanted) {
        const place = document.querySelector(wanted.preview);
        const card = place instanceof HTMLIFrameElement ? place.contentDocument : place;
        return card?.querySelector("main")?.dataset.theme === wanted.theme;
      }
      const seen = [...document.querySelectorAll(wanted.thumbnails)].filter((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
      return seen.length > 0 && seen.every(isDrawn);
    }
    return new Promise<number>((resolve) => {
      function look(tappedAt: number) {
        if (!isThere()) return requestAnimationFrame(() => look(tappedAt));
        // Before all that waits: fonts that arrive would be counted with the frame that asked for them.
        scheduler.postTask(() => resolve(performance.now() - tappedAt), { priority: "user-blocking" });
      }
      const tapped = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp));
      addEventListener("click", tapped, { capture: true, once: true });
    });
  }, awaited);
  await page.evaluate(() => null);
  await button.click();
  return painted;
}

/** Who opens or chooses has looked before: by then it is saved, and what the last tap left to do is done. */
async function resting(page: Page): Promise<void> {
  await page.waitForTimeout(READING_MS);
  await page.evaluate(async (timeout) => {
    await Promise.race([document.fonts.ready, new Promise((late) => setTimeout(late, timeout))]);
    await new Promise((idle) => requestIdleCallback(idle, { timeout }));
  }, MOST_RESTING_MS);
}
