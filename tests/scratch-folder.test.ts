import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeScratchFolder } from "./scratch-folder.ts";

let memory: string;
let made: string[];
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), "goi-memory-"));
  made = [];
});
afterEach(() => {
  for (const folder of [memory, ...made]) rmSync(folder, { recursive: true, force: true });
});

function scratch(): string {
  const folder = makeScratchFolder(memory);
  made.push(folder);
  return folder;
}

test("what a run that is no more left in memory goes, what others still use stays", () => {
  // No process has a number this large.
  const abandoned = join(memory, "goi-tests-2000000000-abc");
  const used = join(memory, `goi-tests-${process.pid}-abc`);
  const others = join(memory, "others");
  for (const folder of [abandoned, used, others]) mkdirSync(folder);
  scratch();
  expect([abandoned, used, others].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test("where there is no folder in memory it lies where all that is temporary does", () => {
  rmSync(memory, { recursive: true });
  expect(dirname(scratch())).toBe(tmpdir());
});
