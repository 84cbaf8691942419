import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { becomeAdmin, becomeMember, openApp } from "#tests/browser/app.ts";
import { overflow, settled } from "#tests/browser/settled.ts";
import { addressAt, cardPages, type Place, pages } from "#tests/places.ts";
import { contactSheet, type Picture } from "./contact-sheet.ts";
import { bank, seed } from "./pictures-seed.ts";

/**
 * A picture of every page of the router's table, for whom it is, in the windows that people have, and one sheet of all
 * of them: `npm run pictures`. With words behind it (`-- home event_edit`), of files so named only; with
 * `--sizes=320x640,1920x1080` in other windows.
 */
const sizesAsked = process.argv.find((word) => word.startsWith("--sizes="))?.slice("--sizes=".length);
const sizes = (sizesAsked ?? "390x844,1280x800").split(",").map((size) => {
  const [width = 390, height = 844] = size.split("x").map(Number);
  return { width, height };
});
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const folder = join(".cache", "pictures");

const { app, stop } = await openApp(bank);
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  await takeAll(browser);
} finally {
  await browser.close();
  await stop();
}

type Look = { address: string; who: string; page: Page };

async function takeAll(browser: Browser) {
  const [visitor, member, admin] = await Promise.all([open(browser), open(browser), open(browser)]);
  await becomeMember(member, app);
  await becomeAdmin(admin, app);
  const { given, beside } = await seed({ app, member, admin });
  const people = { everybody: visitor, "signed-out": visitor, members: member, admins: admin };
  const inTable = [...pages, ...cardPages].map((place: Place) => ({
    address: addressAt(place, given),
    who: place.opensTo,
    page: people[place.opensTo],
  }));
  const looks: Look[] = [
    ...inTable,
    ...beside.map((address) => ({ address, who: "members", page: member })),
    { address: "/no/such/page", who: "everybody", page: visitor },
  ].filter(({ address }) => wanted.length === 0 || wanted.some((word) => nameOf(address).includes(word)));
  const pictures: Picture[] = [];
  for (const look of looks) pictures.push(...(await take(look)));
  const page = await open(browser);
  for (const { width } of sizes) {
    const own = pictures.filter((picture) => picture.width === width);
    writeFileSync(join(folder, `sheet-${width}.html`), contactSheet(own));
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.goto(new URL(`../${folder}/sheet-${width}.html`, import.meta.url).href);
    await page.screenshot({ path: join(folder, `sheet-${width}.png`), fullPage: true });
  }
  console.log(`${pictures.length} pictures and their sheets are in ${folder}`);
}

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app.url,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  return context.newPage();
}

/** `/event/edit/abc` → `event_edit_abc` */
function nameOf(address: string): string {
  return address.replaceAll(/[^\w-]+/g, "_").replace(/^_/, "") || "home";
}

/** One address in every size. What leaves its window is said at once. */
async function take({ address, who, page }: Look): Promise<Picture[]> {
  const taken: Picture[] = [];
  await page.goto(address);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    await page.evaluate(seenWhole);
    // A page that listens to others is never idle.
    await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const beyond = await overflow(page);
    if (beyond > 0) console.log(`${address} is ${beyond} px wider than its window of ${size.width} px`);
    const file = `${nameOf(address)}-${size.width}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    taken.push({ address, who, file, ...size });
  }
  return taken;
}

/** Runs in the page: what is drawn only once it comes into sight has been there. */
async function seenWhole(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}
