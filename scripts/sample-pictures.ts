import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { SAMPLE_PICTURE, sampleAddress, samplePicture } from "#cards/engine/sample-address.ts";
import { designsOf } from "#cards/kinds/designs.ts";
import { doors } from "#cards/kinds/doors.ts";
import { listedSamples } from "#cards/kinds/sample-list.ts";
import { startApp } from "../tests/running-app.ts";

/**
 * Takes a picture of the first screen of every sample and design, from the page a guest would open, for where many stand beside one
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

const designs = (await Promise.all(doors.map(designsOf))).flat();
const samples = (await listedSamples()).map((sample) => ({
  name: sample.name,
  address: sampleAddress(sample),
  picture: samplePicture(sample),
}));
const shown = new Map([...samples, ...designs].map((one) => [one.picture, one]));

for (const { name, address, picture: path } of shown.values()) {
  if (wanted.length > 0 && !wanted.includes(name) && !wanted.some((word) => path.includes(word))) continue;
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(asIfSent);
  const picture = sharp(await page.screenshot()).resize(SAMPLE_PICTURE.width, SAMPLE_PICTURE.height);
  await picture.webp({ quality: 78, effort: 6 }).toFile(`public${path}`);
}

await browser.close();
await app.stop();
rmSync(dataDir, { recursive: true, force: true });

/** The card alone, without what is ours around it; a page that writes its own address shows one that it could have. */
function asIfSent(): void {
  document.querySelector("[data-page-tools]")?.remove();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    // The addresses of its fonts are to stay.
    if (word.parentElement?.closest("style, script")) continue;
    word.nodeValue = word.nodeValue?.replace(/^.*\/sample\/\w+\//, "goi.example/") ?? "";
  }
}
