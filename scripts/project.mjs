import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

export const inRoot = (...path) => join(root, ...path);

/** The Node that dependencies bring, under a hash that package-lock.json holds. */
const broughtNode = inRoot(`node_modules/node-${process.platform}-${process.arch}/bin/node`);

/**
 * The Node that runs everything but these scripts: ours, or the machine's own where npm has none for it and it is new
 * enough; null where there is neither.
 */
export function projectNode() {
  if (existsSync(broughtNode)) return broughtNode;
  return Number(process.versions.node.split(".")[0]) >= 24 ? process.execPath : null;
}

/** What went wrong is the person's to mend: they read one sentence, not a stack. */
export class Stop extends Error {}

/** One value for the state of files and folders: size and time of every file, or the bytes of few. */
export function fingerprint(paths, { by }) {
  const hash = createHash("sha256");
  for (const path of paths) {
    const full = inRoot(path);
    if (!existsSync(full)) continue;
    if (by === "bytes") hash.update(`${path}\n`).update(readFileSync(full));
    else for (const file of filesUnder(full)) hash.update(traceOf(file));
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function traceOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${relative(root, file)}:${size}:${mtimeMs}\n`;
}

/** Empty when there is none. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
