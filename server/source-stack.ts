import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, resolve } from "node:path";

/** A place in what `scripts/build-server.ts` put together. */
const BUILT = /(?:file:\/\/)?(\/[^\s():]*\/build\/app\/[^\s():]+\.js):(\d+):(\d+)/g;

/** By the file that was built; null where there is no map of it. */
const maps = new Map<string, SourceMap | null>();

/**
 * A stack with the lines of the sources, for who reads the log. Node itself would do that, and hold the maps of all
 * that was built from the start on: 30 MB for what is seldom asked.
 */
export function sourceStack(stack: string): string {
  return stack.replaceAll(BUILT, (place: string, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !("originalSource" in entry)) return place;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(`${file}.map`);
  maps.set(file, map);
  return map;
}

/** What went wrong first must be told, whatever became of its map. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
