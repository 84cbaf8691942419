import type { Page } from "@playwright/test";

/** Keeps matching requests waiting until released, so that what comes before them lasts as long as the test needs. */
export async function holdScripts(page: Page, pattern: RegExp) {
  let release = () => {};
  const open = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await open;
    await route.continue();
  });
  return { release };
}
