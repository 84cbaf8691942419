import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fonts } from "#cards/themes/fonts.ts";

/**
 * Removes from `node_modules` what nothing here ever reads: four tenths of a fresh install. Run after each install
 * (scripts/install.mjs), which is repeated when the fonts or this file change.
 */
const packages = join(import.meta.dirname, "../node_modules");

/** Folders and files of packages by pattern, each with why nobody misses them. */
const unread = [
  // For building native addons, which nothing here does.
  "node-*/include",
  // Read by debuggers alone.
  "**/*.map",
  // A package manager inside of a package.
  "*/.yarn",
  // Fonts for desktops, and formats and cuts that nobody asks for: pages have the variable font, prints one file a
  // weight, pictures the older format cut by range.
  "pretendard/dist/public",
  "pretendard/dist/web/static/{woff,woff-subset,woff2-subset,woff2-dynamic-subset}",
  "pretendard/dist/web/static/*/Pretendard-{Thin,ExtraLight,Medium,SemiBold,ExtraBold,Black}.*",
];

const weights = new Map(
  Object.values(fonts).map((font) => [
    font.package as string,
    new Set(font.faces.map(({ weight }) => String(weight))),
  ]),
);

/** `noto-serif-kr-107-700-normal.woff2`: of each font only the weights that cards are set in stay. */
function isUnusedWeight(file: string): boolean {
  const [, name, weight = ""] = /^(@fontsource\/[^/]+)\/files\/.*-(\d+)-\w+\.woff2?$/.exec(file) ?? [];
  return name !== undefined && !weights.get(name)?.has(weight);
}

const files = [
  ...globSync(unread, { cwd: packages }),
  ...globSync("@fontsource/*/files/*.{woff,woff2}", { cwd: packages }).filter(isUnusedWeight),
];
for (const file of files) rmSync(join(packages, file), { recursive: true, force: true });
