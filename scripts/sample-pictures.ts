import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { SAMPLE_PICTURE, sampleAddress, samplePicture } from "#cards/engine/sample-address.ts";
import { listedSamples } from "#cards/kinds/sample-list.ts";
import { startApp } from "../tests/running-app.ts";

/**
 * Takes a picture of every sample's first screen, from the page a guest would open, for where many stand beside one
 * another. Run it after a change of how samples look; with names behind it, of those samples only.
 */
const wanted = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "goi-samples-"));
const app = await startApp({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage({
  baseURL: app.url,
  viewport: { width: 390, height: 720 },
  deviceScaleFactor: 2,
  reducedMotion: "reduce",
  locale: "ko-KR",
});

for (const sample of await listedSamples()) {
  if (wanted.length > 0 && !wanted.includes(sample.name)) continue;
  await page.goto(sampleAddress(sample), { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(asIfSent);
  const picture = sharp(await page.screenshot()).resize(SAMPLE_PICTURE.width, SAMPLE_PICTURE.height);
  await picture.webp({ quality: 78, effort: 6 }).toFile(`public${samplePicture(sample)}`);
}

await browser.close();
await app.stop();
rmSync(dataDir, { recursive: true, force: true });

/** A page that writes its own address shows one that it could have. */
function asIfSent(): void {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    word.nodeValue = word.nodeValue?.replace(/^.*\/sample\/\w+\//, "goi.example/") ?? "";
  }
}
