import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { inRoot } from "./project.mjs";

const lock = inRoot(".cache/preparing");

/**
 * Runs `work` while no other process of this project does. The lock is a folder that holds a file named
 * after its holder. To take it is to rename a folder onto it, which works only while it is missing or empty;
 * to free it from a dead holder is to remove the file with the dead one's name, so nobody else's can go.
 */
export async function exclusively(work) {
  const me = markOf(process.pid);
  const mine = `${lock}.${me}`;
  mkdirSync(mine, { recursive: true });
  writeFileSync(`${mine}/${me}`, "");
  for (let told = false; !took(mine); await new Promise((resolve) => setTimeout(resolve, 200))) {
    const holder = livingHolder();
    if (holder && !told)
      console.log(`Waiting for another start (pid ${holder}) to finish installing or building…`);
    told ||= Boolean(holder);
  }
  try {
    return await work();
  } finally {
    rmSync(`${lock}/${me}`, { force: true });
  }
}

/** For a child that would go on by itself if we were killed: it holds the lock too, until it is freed. */
export function holdToo(pid) {
  const file = `${lock}/${markOf(pid)}`;
  writeFileSync(file, "");
  return () => rmSync(file, { force: true });
}

function took(mine) {
  try {
    renameSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code === "ENOTEMPTY" || error.code === "EEXIST") return false;
    throw error;
  }
}

function livingHolder() {
  for (const mark of readdirSync(lock)) {
    const pid = Number(mark.split("-")[0]);
    if (markOf(pid) === mark) return pid;
    rmSync(`${lock}/${mark}`, { force: true });
  }
}

/** A pid alone comes back soon in a container; with the moment its process began it does not. */
function markOf(pid) {
  return `${pid}-${startOf(pid)}`;
}

function startOf(pid) {
  try {
    // The name in parentheses may hold anything; the start is the 20th word after it.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[19];
  } catch {
    return isAlive(pid) ? "alive" : "gone";
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
