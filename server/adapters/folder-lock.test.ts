import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FolderInUse, FolderOpenToOthers, FolderUnusable, lockFolder } from "./folder-lock.ts";

/** Tries for a folder when it reads its name, keeping nothing of the answer, and stays until its input ends. */
const starter = `
  import { createInterface } from "node:readline";
  import { lockFolder } from ${JSON.stringify(new URL("./folder-lock.ts", import.meta.url).href)};
  createInterface(process.stdin).on("line", (folder) => {
    try { lockFolder(folder); gc(); console.log("won"); }
    catch (error) { console.log(error.message); }
  }).on("close", () => process.exit());
  console.log("ready");`;

let folder: string;
const running = new Set<{ kill(): Promise<void> }>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goi-lock-"));
});
afterEach(async () => {
  await Promise.all([...running].map((process) => process.kill()));
  rmSync(folder, { recursive: true, force: true });
});

async function newStarter() {
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", starter]);
  const exited = once(child, "exit");
  const errors = child.stderr.toArray();
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe("ready");
  const handle = {
    pid: Number(child.pid),
    async try(path = folder): Promise<string | undefined> {
      child.stdin.write(`${path}\n`);
      return (await lines.next()).value;
    },
    async kill() {
      running.delete(handle);
      child.kill("SIGKILL");
      await exited;
    },
    async complaints() {
      await handle.kill();
      return (await errors).join("");
    },
  };
  running.add(handle);
  return handle;
}

const inUse = (pid: number, path = folder) =>
  `Another 고이 (pid ${pid}) is using DATA_DIR=${path}; stop it first, or choose another DATA_DIR.`;

/** Some folders beside each other, for as many trials of the same two. */
const several = (count: number) => Array.from({ length: count }, (_, trial) => join(folder, String(trial)));

test("of two that want it at the same moment exactly one gets the folder, in each of 20 trials", async () => {
  const two = await Promise.all([newStarter(), newStarter()]);
  for (const path of several(20)) {
    const answers = await Promise.all(two.map((starter) => starter.try(path)));
    const winner = two[answers.indexOf("won")];
    expect(answers.toSorted()).toEqual([inUse(Number(winner?.pid), path), "won"]);
  }
});

test("the same where they find what a crash has left", async () => {
  for (let trial = 0; trial < 3; trial++) {
    const two = await Promise.all([newStarter(), newStarter()]);
    const answers = await Promise.all(two.map((starter) => starter.try()));
    expect(answers.filter((answer) => answer === "won")).toHaveLength(1);
    await Promise.all(two.map((starter) => starter.kill()));
  }
});

test("the folder is free at once when its holder is killed", async () => {
  const first = await newStarter();
  expect(await first.try()).toBe("won");
  expect(() => lockFolder(folder)).toThrow(inUse(first.pid));
  await first.kill();
  lockFolder(folder).release();
});

test("a second try within the same process is refused too, and does not loosen the first", async () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(await (await newStarter()).try()).toBe(inUse(process.pid));
  lock.release();
  lock.release();
  expect(await (await newStarter()).try()).toBe("won");
});

test("a crash leaves a pid that another program has now: that does not matter", () => {
  writeFileSync(join(folder, "lock.pid"), `${process.ppid}\n`);
  lockFolder(folder).release();
});

test("a holder is never named by the pid of a dead one", async () => {
  const dead = await newStarter();
  await dead.kill();
  const holder = await newStarter();
  await holder.try();
  writeFileSync(join(folder, "lock.pid"), `${dead.pid}\n`);
  expect(() => lockFolder(folder)).toThrow(/^Another 고이 is using DATA_DIR=/);
});

test.each([
  ["empty", ""],
  ["garbage", "no database ".repeat(1_000)],
  ["half a header", "SQLite format 3\0"],
])("a lock file that is %s is taken, but not from a living holder", async (_what, content) => {
  const file = join(folder, "lock.db");
  writeFileSync(file, content);
  const first = await newStarter();
  expect(await first.try()).toBe("won");

  writeFileSync(file, content);
  expect(() => lockFolder(folder)).toThrow(inUse(first.pid));
  expect(await (await newStarter()).try()).toBe(inUse(first.pid));
  expect(readFileSync(file, "utf8")).toBe(content);
});

test("two that find a damaged lock file at the same moment do not both get the folder", async () => {
  const two = await Promise.all([newStarter(), newStarter()]);
  for (const path of several(10)) {
    mkdirSync(path);
    writeFileSync(join(path, "lock.db"), "garbage ".repeat(1_000));
    const answers = await Promise.all(two.map((starter) => starter.try(path)));
    expect(answers.filter((answer) => answer === "won")).toHaveLength(1);
  }
});

test("a folder that does not exist yet is made, for its owner only", () => {
  const deeper = join(folder, "not", "yet");
  const lock = lockFolder(deeper);
  expect(readFileSync(join(deeper, "lock.pid"), "utf8")).toBe(`${process.pid}\n`);
  lock.release();
  expect(existsSync(join(deeper, "lock.pid"))).toBe(false);
});

test("a folder that cannot be written is refused with a sentence that says what to do", () => {
  mkdirSync(join(folder, "lock.db"));
  expect(() => lockFolder(folder)).toThrow(FolderUnusable);
  expect(() => lockFolder(folder)).toThrow(
    /cannot write to DATA_DIR=.*make the folder writable, or choose another/,
  );
  writeFileSync(join(folder, "file"), "");
  expect(() => lockFolder(join(folder, "file"))).toThrow(FolderUnusable);
});

test("the operator sees no warning about how the lock is made", async () => {
  const holder = await newStarter();
  expect(await holder.try()).toBe("won");
  expect(await holder.complaints()).toBe("");
});

describe("what lies in the folder is its owner's alone", () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  const open = (path: string) => {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o755);
    return path;
  };

  test.each([
    ["that is empty", []],
    ["of a new disk", ["lost+found", ".keep"]],
    ["of an earlier start", ["lock.db", "database", "something else"]],
    ["of a backup", ["secret", "files"]],
  ])("a folder %s is closed at every start", (_what, names) => {
    open(folder);
    for (const name of names) {
      if (name === "lock.db" || name === "secret") writeFileSync(join(folder, name), "");
      else mkdirSync(join(folder, name));
    }
    lockFolder(folder).release();
    expect(modeOf(folder)).toBe(0o700);
    chmodSync(folder, 0o770);
    lockFolder(folder).release();
    expect(modeOf(folder)).toBe(0o700);
  });

  test("a folder of other things is neither closed nor used", () => {
    open(folder);
    writeFileSync(join(folder, "index.html"), "");
    expect(() => lockFolder(folder)).toThrow(FolderOpenToOthers);
    expect(() => lockFolder(folder)).toThrow(/holds files that are not 고이's; make it yours alone/);
    expect([modeOf(folder), readdirSync(folder)]).toEqual([0o755, ["index.html"]]);
  });

  test("a folder that belongs to somebody else is refused with a sentence, and nothing is left in it", () => {
    // Whoever is root becomes nobody for it; whoever is not has the folder of all folders, which is root's.
    const isRoot = process.getuid?.() === 0;
    const theirs = isRoot ? open(folder) : "/";
    const before = readdirSync(theirs);
    if (isRoot) process.seteuid?.(65_534);
    try {
      const refused = isRoot ? /belongs to somebody else; make it yours alone/ : /is open to other users/;
      expect(() => lockFolder(theirs)).toThrow(refused);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
    expect(readdirSync(theirs)).toEqual(before);
  });
});
