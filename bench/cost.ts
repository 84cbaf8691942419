import { statSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { inParallel } from "#server/backup/in-parallel.ts";
import { dataWith, running, weddingWith } from "./given.ts";
import { amount, type Figure } from "./measure.ts";
import { PHONE } from "./phone.ts";
import { processorTime } from "./processor-time.ts";

const GUESTS = 300;
const PHOTOS = 20;

type Asked = { method: string; path: string; headers: Record<string, string>; body: string | null };

/**
 * What one card takes to be seen by three hundred guests: a visit is recorded in a browser (the page read to its end,
 * a photo opened), and asked for again by as many as come. Each comes with an empty cache, and no CDN is before us.
 */
export async function cost(browserPath: string): Promise<Figure[]> {
  const content = weddingWith(PHOTOS);
  const data = await dataWith(content);
  const app = await running(["server/main.ts"], { DATA_DIR: data.folder }, { cores: "all" });
  try {
    const visit = await recorded(browserPath, `${app.url}/card/${data.id}`);
    await replayed(app.url, visit);
    const before = processorTime(app.process.pid ?? 0);
    let bytes = 0;
    await inParallel(Array.from({ length: GUESTS }).keys(), async () => {
      // Others add to it while this one waits.
      const own = await replayed(app.url, visit);
      bytes += own;
    });
    const seconds = processorTime(app.process.pid ?? 0) - before;
    const photos = (content.sections.gallery as { photos: { key: string }[] }).photos;
    const stored = photos.reduce((sum, { key }) => sum + storedBytes(key), 0);
    console.log(`a visit: ${visit.length} requests, ${(bytes / GUESTS / 1_024).toFixed(0)} KB`);
    console.log(`${PHOTOS} photos as they are served: ${(stored / 1_048_576).toFixed(1)} MB`);
    return [
      amount({
        row: "cost",
        what: `processor time for ${GUESTS} guests of one card`,
        value: seconds,
        unit: "s",
        atMost: 5,
      }),
      amount({
        row: "cost",
        what: `bytes for ${GUESTS} guests of one card`,
        value: bytes / 1_048_576,
        unit: "MB",
        atMost: 450,
      }),
    ];
  } finally {
    await app.stop();
    data.remove();
  }
}

async function recorded(browserPath: string, address: string): Promise<Asked[]> {
  const browser = await chromium.launch({ executablePath: browserPath });
  const context = await browser.newContext({ ...PHONE, bypassCSP: true });
  const page = await context.newPage();
  const visit: Asked[] = [];
  page.on("request", (asked) => {
    if (!asked.url().startsWith(new URL(address).origin)) return;
    // A stream stays open; who is told of changes costs nothing until there is one.
    if (asked.resourceType() === "eventsource") return;
    visit.push({
      method: asked.method(),
      path: asked.url().slice(new URL(address).origin.length),
      headers: { ...asked.headers(), "accept-encoding": "gzip, deflate, br" },
      body: asked.postData(),
    });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.touchscreen.tap(8, 8);
  for (;;) {
    const end = await page.evaluate(() => {
      scrollBy(0, innerHeight * 0.8);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForFunction(isSeen);
    if (end) break;
  }
  await browser.close();
  return visit;
}

/** Every picture on the screen has come.. */
function isSeen(): boolean {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  return seen.every((image) => image.complete);
}

/** Photos of a page come six at a time, as a browser asks for them. */
async function replayed(origin: string, visit: readonly Asked[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const sizes = await Promise.all(visit.map((asked) => answered(origin, asked, agent)));
  agent.destroy();
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function answered(origin: string, { method, path, headers, body }: Asked, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      answer.once("end", () => {
        if ((answer.statusCode ?? 500) < 400) resolve(bytes);
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    sent.once("error", reject);
    sent.end(body ?? undefined);
  });
}

/** In the three widths that are made of a photo. */
function storedBytes(key: string): number {
  return ["400", "800", "1600"]
    .map((width) => statSync(join("public", `${key}-${width}.webp`), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, bytes) => sum + bytes, 0);
}
