import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { startApp } from "../tests/running-app.ts";

/** Takes the picture that stands beside a link to us: the still life at the end of the first page, with our name. */
const dataDir = mkdtempSync(join(tmpdir(), "goi-face-"));
const app = await startApp({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage({
  baseURL: app.url,
  viewport: { width: 1200, height: 630 },
  reducedMotion: "reduce",
  locale: "ko-KR",
});
await page.goto("/", { waitUntil: "networkidle" });
await page.evaluate(() => {
  const closing = document.querySelector<HTMLElement>('section[aria-labelledby="closing"]');
  const title = closing?.querySelector("h2");
  if (!closing || !title) return;
  title.innerHTML = "고이 접어<br>보내는 카드";
  title.style.fontSize = "76px";
  closing.querySelector("a")?.remove();
  closing.style.cssText =
    "position:fixed;inset:0;z-index:9999;margin:0;padding:150px 0 0 84px;--stage:520px;--stage-right:24px;background:#f3ecdf";
});
await page.evaluate(() => document.fonts.ready);
await sharp(await page.screenshot())
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile("public/goi.jpg");

await browser.close();
await app.stop();
rmSync(dataDir, { recursive: true, force: true });
