import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { PHONE, slowDown } from "./phone.ts";

/** What a guest sees so many milliseconds after the link was tapped. */
const MOMENTS = [250, 500, 750, 1_000, 1_500, 2_000, 3_000];
const WIDTH = 150;
const HEIGHT = Math.round((WIDTH * PHONE.viewport.height) / PHONE.viewport.width);
const GAP = 12;
const LABEL = 24;
/** A page that is still white is seen to be one. */
const EDGE = { top: 1, bottom: 1, left: 1, right: 1, background: "#cccccc" };

type Filmed = { name: string; address: string };

/** The first seconds of each page on a slow phone, one row a page. */
export async function filmstrip(browser: Browser, pages: readonly Filmed[]): Promise<Buffer> {
  const rows = [];
  for (const page of pages) rows.push({ name: page.name, frames: await filmed(browser, page.address) });
  const rowHeight = LABEL + HEIGHT + GAP;
  const width = GAP + MOMENTS.length * (WIDTH + GAP);
  const parts = await Promise.all(
    rows.flatMap(({ name, frames }, row) => [
      { input: label(name, width), left: GAP, top: GAP + row * rowHeight },
      ...frames.map(async (frame, at) => ({
        input: await sharp(frame)
          .resize(WIDTH - 2, HEIGHT - 2, { fit: "cover", position: "top" })
          .extend(EDGE)
          .png()
          .toBuffer(),
        left: GAP + at * (WIDTH + GAP),
        top: GAP + row * rowHeight + LABEL,
      })),
    ]),
  );
  const times = MOMENTS.map((ms, at) => ({
    input: label(`${ms / 1_000} s`, WIDTH),
    left: GAP + at * (WIDTH + GAP),
    top: GAP + rows.length * rowHeight,
  }));
  const height = GAP + rows.length * rowHeight + LABEL;
  const sheet = sharp({ create: { width, height, channels: 3, background: "#ffffff" } });
  return sheet
    .composite([...parts, ...times])
    .webp({ quality: 82 })
    .toBuffer();
}

function label(words: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="16" font-family="sans-serif" font-size="14" fill="#333">${words}</text></svg>`,
  );
}

/** The last frame that was painted before each moment. */
async function filmed(browser: Browser, address: string): Promise<Buffer[]> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  await slowDown(page);
  const devtools = await context.newCDPSession(page);
  const frames: { at: number; data: Buffer }[] = [];
  devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1_000, data: Buffer.from(data, "base64") });
    void devtools.send("Page.screencastFrameAck", { sessionId });
  });
  await page.goto("about:blank");
  const blank = await page.screenshot();
  await devtools.send("Page.startScreencast", { format: "png" });
  const started = Date.now();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(Math.max(0, started + (MOMENTS.at(-1) ?? 0) - Date.now()));
  await context.close();
  return MOMENTS.map((ms) => frames.findLast(({ at }) => at <= started + ms)?.data ?? blank);
}
