import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { running } from "./given.ts";
import { amount, type Figure, median, ratio } from "./measure.ts";
import { look, PAIRS, PHONE, type Seen } from "./phone.ts";
import { escaped, pictureOf, staticServer } from "./static-page.ts";

/** What a newcomer's phone pays for the first page, the samples and the designs of what most come for. */
export async function facePage(browserPath: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const ours = await running(["server/main.ts"], { DATA_DIR: folder });
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const figures: Figure[] = [];
    for (const path of ["/", "/sample", "/designs/wedding"]) {
      figures.push(...(await figuresOf(browser, ours.url + path)));
    }
    return figures;
  } finally {
    await browser.close();
    await ours.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOf(browser: Browser, address: string): Promise<Figure[]> {
  const { pathname } = new URL(address);
  const still = await staticServer(await plainPage(browser, address));
  const seen: { ours: Seen; still: Seen }[] = [];
  for (let run = 0; run < PAIRS; run += 1) {
    seen.push({ ours: await look(browser, address), still: await look(browser, still.url) });
  }
  still.server.close();
  const own = seen.map((one) => one.ours);
  return [
    amount({
      row: "P1",
      what: `JavaScript of ${pathname} before a touch, gzip`,
      value: await scriptsOf(browser, address),
      unit: "KB",
      atMost: 110,
    }),
    ratio({
      row: "P2",
      what: `LCP of ${pathname} on a slow phone, against a hand-written static page`,
      ours: median(own.map(({ lcp }) => lcp)),
      peer: median(seen.map(({ still: { lcp } }) => lcp)),
      unit: "ms",
      atMost: 1.3,
    }),
    amount({
      row: "P3",
      what: `layout shift of ${pathname} in the same runs`,
      value: median(own.map(({ shift }) => shift)),
      unit: "",
      atMost: 0.02,
    }),
  ];
}

async function scriptsOf(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script")
      scripts.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const sizes = await Promise.all(scripts);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The same words and pictures with a few rules, no script and the phone's own fonts. Pictures are as wide as ours. */
async function plainPage(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const width = (await page.locator("main img").first().boundingBox())?.width ?? 200;
  const words = await page
    .locator("main :is(p, h1, h2, h3, b, span, a, summary, small):not(:has(*))")
    .allTextContents();
  const photos = await page.locator("main img").all();
  const pictures = await Promise.all(photos.map((photo, at) => pictureOf(photo, at)));
  await context.close();
  const [first = "", ...others] = words;
  const style = `body{margin:0;padding:0 24px;font:16px/1.7 sans-serif;background:#fbf9f5}div{display:flex;flex-wrap:wrap;gap:16px}img{width:${width}px;height:auto}h1{font:400 30px/1.4 serif}`;
  const lines = others.map((line) => `<p>${escaped(line)}</p>`);
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>고이</title><style>${style}</style><h1>${escaped(first)}</h1>${lines.slice(0, 3).join("")}<div>${pictures.join("")}</div>${lines.slice(3).join("")}</html>`;
}
