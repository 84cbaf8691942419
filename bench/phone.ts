import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const SLOW = { cpu: 4, latencyMs: 150, bitsPerSecond: 1_600_000 };
export const RUNS = 5;
/** A painting comes a tenth of a second sooner or later from one run to the next: against a peer's it takes more. */
export const PAIRS = 15;

export type Seen = { lcp: number; blocking: number; shift: number };

/** Scripts by when they came: before a guest touched anything, and until the page is alive. */
export async function scriptsOf(browser: Browser, address: string): Promise<{ before: number; all: number }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script")
      scripts.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const before = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1024;
  // Anywhere: whatever lies there, the page comes alive.
  await page.touchscreen.tap(8, 8);
  // Until the page is alive: its fonts come last.
  await page.waitForFunction(() => document.querySelector('link[href^="/fonts/"]'));
  const all = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1024;
  await context.close();
  return { before, all };
}

export async function look(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocking: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  return seen;
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const bytes = SLOW.bitsPerSecond / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpu });
}
