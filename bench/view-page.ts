import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { dataWith, running, weddingWith } from "./given.ts";
import { amount, type Figure, median, ratio } from "./measure.ts";

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const SLOW = { cpu: 4, latencyMs: 150, bitsPerSecond: 1_600_000 };
export const RUNS = 5;

export type Seen = { lcp: number; blocking: number; shift: number };

/** B4, B5, B6: what a guest's phone pays for a card with twenty photos. */
export async function viewPage(browserPath: string): Promise<Figure[]> {
  const data = await dataWith(weddingWith(20));
  const ours = await running(["server/main.ts"], { DATA_DIR: data.folder });
  const address = `${ours.url}/card/${data.id}`;
  const browser = await chromium.launch({ executablePath: browserPath });
  const plain = await plainPage(browser, address);
  const still = await staticServer(plain);
  try {
    const weight = await scriptsOf(browser, address);
    const seen: { ours: Seen; still: Seen }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      seen.push({ ours: await look(browser, address), still: await look(browser, still.url) });
    }
    const ours5 = seen.map((one) => one.ours);
    return [
      amount({
        row: "B4",
        what: "JavaScript that runs before a touch, gzip",
        value: weight.before,
        unit: "KB",
        atMost: 20,
      }),
      amount({
        row: "B4",
        what: "all that is needed to interact, gzip",
        value: weight.all,
        unit: "KB",
        atMost: 110,
      }),
      ratio({
        row: "B5",
        what: "LCP on a slow phone, against a hand-written static page",
        ours: median(ours5.map(({ lcp }) => lcp)),
        peer: median(seen.map(({ still: { lcp } }) => lcp)),
        unit: "ms",
        atMost: 1.3,
      }),
      amount({
        row: "B6",
        what: "blocking time in the same runs",
        value: median(ours5.map(({ blocking }) => blocking)),
        unit: "ms",
        atMost: 50,
      }),
      amount({
        row: "B6",
        what: "layout shift in the same runs",
        value: median(ours5.map(({ shift }) => shift)),
        unit: "",
        atMost: 0.02,
      }),
    ];
  } finally {
    await browser.close();
    await ours.stop();
    still.server.close();
    data.remove();
  }
}

/** Scripts by when they came: before a guest touched anything, and until the page is alive. */
async function scriptsOf(browser: Browser, address: string): Promise<{ before: number; all: number }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script")
      scripts.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const before = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1024;
  await page.locator('[data-section="greeting"]').tap();
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

async function slowDown(page: Page): Promise<void> {
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

/** What a careful person would write by hand with the same words and photos: no script, system fonts, a few rules. */
async function plainPage(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  // As high as ours: a browser does not count a picture that fills the whole screen.
  const cover = (await page.locator("[data-section] img").first().boundingBox())?.height ?? 600;
  const sections = await page.locator("[data-section]").all();
  const parts = await Promise.all(
    sections.map(async (section) => {
      const words = await section
        .locator(":is(p, h1, h2, h3, span, a, button, dt, dd, li):not(:has(*))")
        .allTextContents();
      const photos = await section.locator("img").all();
      const pictures = await Promise.all(photos.map((photo, index) => pictureOf(photo, index)));
      return `<section>${pictures.join("")}${words.map((line) => `<p>${escaped(line)}</p>`).join("")}</section>`;
    }),
  );
  await context.close();
  const style = `body{margin:0 auto;max-width:480px;font:16px/1.9 serif;text-align:center;background:#f6efe1}section{padding:48px 0}section:first-child{padding:0 0 48px}p{margin:0 32px}img{display:block;width:100%;height:auto}section:first-child img{height:${cover}px;object-fit:cover}`;
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>카드</title><style>${style}</style>${parts.join("")}</html>`;
}

export async function pictureOf(photo: ReturnType<Page["locator"]>, index: number): Promise<string> {
  const names = ["src", "srcset", "sizes", "width", "height", "loading", "fetchpriority"];
  const given = await Promise.all(names.map(async (name) => [name, await photo.getAttribute(name)] as const));
  const attributes = given.flatMap(([name, value]) =>
    value === null ? [] : [`${name}="${escaped(value)}"`],
  );
  return `<img alt="${index + 1}" ${attributes.join(" ")}>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export async function staticServer(html: string): Promise<{ url: string; server: Server }> {
  const page = gzipSync(html);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/") {
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
        .end(page);
    } else if (/^\/art\/[\w-]+\.webp$/.test(path)) {
      response.writeHead(200, { "content-type": "image/webp" }).end(readFileSync(join("public", path)));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
