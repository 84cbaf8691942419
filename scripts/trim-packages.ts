import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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

/**
 * Node parses the list of what a package exports anew for each of its modules that are loaded. This one has 447 lines,
 * a second of every start; these are what is imported here and by the tool that writes migrations.
 */
const imported = /^\.(\/(casing|errors|migrator|node-postgres|pglite|relations|version|\w+-core))?$/;
const orm = join(packages, "drizzle-orm/package.json");
const { exports: parts, ...rest } = JSON.parse(readFileSync(orm, "utf8"));
const exported = Object.fromEntries(Object.entries(parts).filter(([part]) => imported.test(part)));
// Whole or not at all, however the install ends.
writeFileSync(`${orm}.new`, JSON.stringify({ ...rest, exports: exported }, null, 2));
renameSync(`${orm}.new`, orm);
