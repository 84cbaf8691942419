import { writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { hasWebkit, openWebkit } from "#tests/browser/engines/webkit.ts";
import { drawnInBrowser } from "./drawn-in-browser.ts";
import { filmstrip } from "./filmstrip.ts";
import { dataWith, running, weddingWith } from "./given.ts";
import { type Figure, median, ratio } from "./measure.ts";
import { look, PHONE, RUNS, slowDown } from "./phone.ts";
import { slowLine } from "./slow-line.ts";
import { partsOf, plainPage, staticServer } from "./static-page.ts";

export const FILMSTRIP = "docs/pictures/first-seconds.webp";

type Peer = { name: string; address: string };

/** The same card by hand, drawn in the browser, and ours: what a guest's phone loads, and how soon it shows. */
export async function peers(browserPath: string): Promise<Figure[]> {
  const data = await dataWith(weddingWith(20));
  const ours = await running(["server/main.ts"], { DATA_DIR: data.folder });
  const address = `${ours.url}/card/${data.id}`;
  const browser = await chromium.launch({ executablePath: browserPath });
  const byHand = await staticServer(await plainPage(browser, address));
  const { html, files } = await drawnInBrowser(await partsOf(browser, address));
  const inBrowser = await staticServer(html, files);
  const pages: Peer[] = [
    { name: "written by hand", address: byHand.url },
    { name: "React, drawn in the browser", address: inBrowser.url },
    { name: "고이", address },
  ];
  try {
    const rows = await inChromium(browser, pages);
    console.log(table(rows));
    if (hasWebkit) console.log(table(await inWebkit(pages)));
    writeFileSync(FILMSTRIP, await filmstrip(browser, pages));
    console.log(`the first seconds: ${FILMSTRIP}`);
    const [hand, react, our] = rows.map((row) => row.LCP ?? Number.NaN);
    if (!hand || !react || !our) throw new Error("A page showed nothing");
    return [
      ratio({ row: "peers", what: "LCP, against React", ours: our, peer: react, unit: "ms", atMost: 0.9 }),
      ratio({ row: "peers", what: "LCP, against by hand", ours: our, peer: hand, unit: "ms", atMost: 1.2 }),
    ];
  } finally {
    await browser.close();
    await ours.stop();
    for (const { server } of [byHand, inBrowser]) server.close();
    data.remove();
  }
}

type Row = { page: string } & Record<string, string | number>;

async function inChromium(browser: Browser, pages: readonly Peer[]) {
  const seen = pages.map(({ name, address }) => ({
    name,
    address,
    lcp: [] as number[],
    blocking: [] as number[],
  }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const one of seen) {
      const { lcp, blocking } = await look(browser, one.address);
      one.lcp.push(lcp);
      one.blocking.push(blocking);
    }
  }
  const rows: (Row & { LCP: number })[] = [];
  for (const { name, address, lcp, blocking } of seen) {
    const { requests, bytes, delay } = await weighed(browser, address);
    rows.push({
      page: name,
      requests,
      "KB before a touch": Math.round(bytes / 1_024),
      LCP: Math.round(median(lcp)),
      "blocking ms": Math.round(median(blocking)),
      "first tap, ms": Math.round(delay),
    });
  }
  return rows;
}

/** What comes before anybody touches it, and how long the first tap waits if it is made as soon as something is seen. */
async function weighed(browser: Browser, address: string) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  await slowDown(page);
  let requests = 0;
  let bytes = 0;
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await context.close();
  return { requests, bytes, delay: await firstTap(browser, address) };
}

async function firstTap(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { tapped: entry.duration });
    }).observe({ type: "first-input", buffered: true });
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.touchscreen.tap(195, 420);
  await page.waitForFunction(() => "tapped" in window);
  const tapped = await page.evaluate(() => (window as unknown as { tapped: number }).tapped);
  await context.close();
  return tapped;
}

/** What iPhones have. It tells no layout shift, and its processor cannot be slowed down. */
async function inWebkit(pages: readonly Peer[]): Promise<Row[]> {
  const driver = await openWebkit();
  const rows: Row[] = [];
  try {
    for (const { name, address } of pages) {
      const painted: number[] = [];
      const loaded: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        // Another address each time: nothing of it is in its cache.
        const line = await slowLine(address);
        await driver.goto(line.url);
        let paint = 0;
        while (paint === 0) paint = await driver.evaluate(firstPaint);
        painted.push(paint);
        loaded.push(await driver.evaluate(loadedAt));
        line.close();
      }
      rows.push({
        page: `${name}, ${driver.version}`,
        "first paint, ms": Math.round(median(painted)),
        "loaded, ms": Math.round(median(loaded)),
      });
    }
  } finally {
    await driver.close();
  }
  return rows;
}

/** Nought as long as there is none. */
function firstPaint(): number {
  return performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
}

function loadedAt(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.loadEventEnd ?? 0;
}

function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return "";
  const names = Object.keys(first);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const all = rows.map((row) => line(names.map((name) => row[name] ?? "")));
  return ["", line(names), line(names.map(() => "---")), ...all, ""].join("\n");
}
