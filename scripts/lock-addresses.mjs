import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { inRoot } from "./project.mjs";

/** npm reads a lock file by this name before package-lock.json. */
const copyIn = (folder) => inRoot(folder, "npm-shrinkwrap.json");

/**
 * package-lock.json names no registry, so that it serves whichever one a machine has. npm then asks that one for the
 * whole history of every package, 180 MB, only to learn addresses that follow from name and version: a third of the
 * time of a fresh install. So while an install runs a copy of the lock file stands beside it that has the addresses.
 * What arrives is held against the same hashes.
 */
export function addAddresses(registry, folder) {
  if (!/^https?:\/\//.test(registry)) return;
  const lock = JSON.parse(readFileSync(inRoot(folder, "package-lock.json"), "utf8"));
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (!locked.version || !locked.integrity || locked.resolved) continue;
    const name = locked.name ?? path.split("node_modules/").at(-1);
    const file = `${name.split("/").at(-1)}-${locked.version}.tgz`;
    locked.resolved = `${registry.replace(/\/+$/, "")}/${name}/-/${file}`;
  }
  writeFileSync(copyIn(folder), JSON.stringify(lock));
}

export function removeAddresses(folder) {
  rmSync(copyIn(folder), { force: true });
}
