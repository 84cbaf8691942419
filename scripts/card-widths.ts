import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { cardPage } from "#cards/engine/page.ts";
import { kindNamed, kindNames } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { builtDrawing } from "#server/card-pages/drawing.ts";

/**
 * Draws every sample in every theme of its kind in columns as narrow as people have them, in plain and in large letters,
 * and names each text that leaves its column, lies under the switch for large letters, or cannot be reached. Run after
 * a build: `node scripts/card-widths.ts [kind]`.
 */
const looks = [
  { name: "320 px", width: 320, large: false },
  { name: "320 px, large letters", width: 320, large: true },
  { name: "390 px, large letters", width: 390, large: true },
  { name: "390 px at 200 %", width: 195, large: false },
  { name: "1280 px at 200 %", width: 640, large: true },
];

const only = process.argv[2];
const drawing = await builtDrawing();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ reducedMotion: "reduce" });
const picture = new URL("../public/art/", import.meta.url);
await page.route("**/*", (route) => {
  const file = new URL(route.request().url()).pathname.replace("/media/art/", "");
  const path = new URL(file, picture);
  return existsSync(path) ? route.fulfill({ path: path.pathname }) : route.abort();
});

let found = 0;
for (const name of kindNames.filter((kind) => !only || kind === only)) {
  const kind = kindNamed(name);
  for (const [turn, theme] of kind.themes.entries()) {
    const all = await samplesOf(name);
    const sample = all[turn % all.length];
    if (!sample) continue;
    const content = { ...sample.content, theme: { name: theme, choice: {} } };
    const shown = cardPage({
      kind,
      content,
      id: "abcdefghijklmnop",
      address: "http://localhost/card/abcdefghijklmnop",
      version: 1,
      today: "2026-11-15",
      now: "2026-11-15T03:00:00.000Z",
      isTrial: true,
      kakaoKey: null,
    });
    const html = drawing.cardDocument({
      page: shown,
      markup: drawing.drawCard(shown),
      contentVersion: "1",
      fonts: "",
      viewsAt: null,
    });
    for (const { name: look, width, large } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(html.replace(/<script\b[^>]*><\/script>/g, ""));
      const problems = await page.evaluate(problemsOn, large);
      for (const problem of problems) console.log(`${name} ${theme}, ${look}: ${problem}`);
      found += problems.length;
    }
  }
}
await browser.close();
console.log(found === 0 ? "Nothing leaves its column." : `${found} to look at`);
process.exitCode = found === 0 ? 0 : 1;

/** Runs in the page. */
function problemsOn(large: boolean): string[] {
  if (large) document.documentElement.dataset.text = "large";
  delete document.documentElement.dataset.resting;
  const problems = new Set<string>();
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) {
    problems.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  }
  const sheet = document.querySelector("[data-theme]")?.getBoundingClientRect();
  const corner = document.querySelector("[data-text-switch]")?.getBoundingClientRect();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest("script, style, [aria-hidden=true], svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const said = `“${text.textContent.trim().slice(0, 24)}” in ${parent.closest("section")?.id}`;
      const isOut = sheet && (box.left < sheet.left - 1 || box.right > sheet.right + 1);
      if (isOut && !scrolls(parent))
        problems.add(
          `${said} leaves the sheet by ${Math.round(Math.max(box.right - sheet.right, sheet.left - box.left))} px`,
        );
      const isUnder =
        corner &&
        box.left < corner.right &&
        box.right > corner.left &&
        box.top < corner.bottom &&
        box.bottom > corner.top;
      if (isUnder) problems.add(`${said} lies under the switch`);
    }
  }
  return [...problems];

  /** Whether somebody can bring it into sight, sees that there is more, or only meets it by ear. */
  function scrolls(element: Element | null): boolean {
    for (let at = element; at && !at.matches("[data-theme]"); at = at.parentElement) {
      const { overflowX, clipPath, position, textOverflow } = getComputedStyle(at);
      if (textOverflow === "ellipsis") return true;
      if (overflowX === "auto" || overflowX === "scroll") return true;
      if (clipPath !== "none" && position === "absolute") return true;
    }
    return false;
  }
}
