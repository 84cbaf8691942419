import type { Page } from "@playwright/test";
import { expect } from "./app.ts";

/** The page stands there with all that it was waiting for. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeAttached();
  const waiting =
    '[aria-busy="true"], .mantine-Skeleton-root, [data-testid=loading-overlay][data-shown=true]';
  await expect(page.locator(waiting)).toHaveCount(0);
}

/** A guest begins to move on a card: what they may fill in is there from then on. */
export async function move(page: Page): Promise<void> {
  await page.mouse.wheel(0, 10);
  await expect(page.locator("noscript[data-form]")).toHaveCount(0);
}

/** A step inside the app, as a link makes it: the shell stays, and nothing is loaded twice. */
export async function step(page: Page, to: string): Promise<void> {
  // Asked from outside each time: what waits inside the page is a script, and the page lets in none but its own.
  await expect.poll(() => page.evaluate("'__reactRouterDataRouter' in window")).toBe(true);
  await page.evaluate(`__reactRouterDataRouter.navigate(${JSON.stringify(to)})`);
}

/** How far the page is wider than its window, in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
