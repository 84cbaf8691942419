import type { Page } from "@playwright/test";

/*
 * Said to the browser itself: a route of Playwright's takes every request through the test and switches the cache off,
 * so that each page fetches all of its scripts anew.
 */

/** Pictures and fonts do not come, for who looks at neither and would wait for them. */
export async function withoutPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setBlockedURLs", { urls: ["*.woff2*", "*.webp*", "*.jpg*"] });
}

/** Who asks there waits for ever. */
export async function neverAnswered(page: Page, urlPattern: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Fetch.enable", { patterns: [{ urlPattern }] });
}
