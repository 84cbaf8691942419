import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { openPglite } from "./database-pglite.ts";
import { EmbeddedUnusable, openEmbedded } from "./embedded.ts";
import { lockFolder } from "./folder-lock.ts";

const log = { info: () => undefined, warn: () => undefined };

/** A database as a killed process leaves it: in the middle of its work. */
let unclosed: string;
let heapFile: string;
beforeAll(async () => {
  unclosed = mkdtempSync(join(tmpdir(), "goi-unclosed-"));
  const working = join(unclosed, "working");
  cpSync(inject("pgliteTemplate"), working, { recursive: true });
  const database = await openPglite(working);
  await database.run(
    "insert into keys select n::text, 'api', 'x', now(), now() from generate_series(1, 500) as n",
  );
  // What comes after is in the log, and of the pages only those that it touches.
  await database.run("checkpoint");
  await database.run("update keys set secret = 'y' where id = '1'");
  const { rows } = await database.run("select pg_relation_filepath('keys') as path");
  heapFile = String(rows[0]?.path);
  cpSync(working, join(unclosed, "database"), { recursive: true });
  await database.close();
  return () => rmSync(unclosed, { recursive: true, force: true });
});

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "goi-embedded-"));
  folder = join(dataDir, "database");
  cpSync(join(unclosed, "database"), folder, { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Every file by its content. */
function filesIn(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const digest = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  return Object.fromEntries(paths.map((path) => [relative(root, path), digest(path)]));
}

function overwrite(file: string) {
  const at = openSync(join(folder, file), "r+");
  writeSync(at, Buffer.alloc(64, 0xa5), 0, 64, 8_192 + 100);
}

const damages: [what: string, damage: () => void, reason: RegExp][] = [
  [
    "a truncated write-ahead log",
    () => {
      for (const name of readdirSync(join(folder, "pg_wal")).filter((it) => it.length === 24)) {
        truncateSync(join(folder, "pg_wal", name), 100);
      }
    },
    /cannot be started from these files/,
  ],
  ["other bytes in a table", () => overwrite(heapFile), /invalid page in block 1 of relation "base\/.*"/],
  ["no pg_control", () => rmSync(join(folder, "global/pg_control")), /cannot be started from these files/],
];

test.each(damages)(
  "%s: one sentence says what, where and what to do, and the folder is as it was",
  async (_what, damage, reason) => {
    damage();
    const before = filesIn(dataDir);
    const opening = openEmbedded({ folder, log });
    await expect(opening).rejects.toThrow(EmbeddedUnusable);
    await expect(opening).rejects.toThrow(reason);
    await expect(opening).rejects.toThrow(`${folder} is damaged`);
    await expect(opening).rejects.toThrow("Nothing was deleted; the folder is as it was before this start.");
    expect(filesIn(dataDir)).toEqual(before);
    // A backup in its place is all it takes.
    rmSync(folder, { recursive: true });
    cpSync(join(unclosed, "database"), folder, { recursive: true });
    const database = await openEmbedded({ folder, log });
    expect((await database.run("select count(*)::int as n from keys where secret = 'y'")).rows).toEqual([
      { n: 1 },
    ]);
    await database.close();
    expect(readdirSync(dataDir)).toEqual(["database"]);
  },
);

test("the process itself says it without a stack, and ends", () => {
  rmSync(join(folder, "global/pg_control"));
  const { status, stderr } = spawnSync(process.execPath, ["server/main.ts"], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0" },
    encoding: "utf8",
  });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(
    /^고이 cannot open its database: .*\/database is damaged .*Nothing was deleted.*\n$/,
  );
});

test("a start that was ended while it put the folder back is finished by the next", async () => {
  renameSync(folder, join(dataDir, "database.before-start"));
  const database = await openEmbedded({ folder, log });
  expect((await database.run("select count(*)::int as n from keys")).rows).toEqual([{ n: 500 }]);
  await database.close();
});

test("a first start that was ended in the middle of making its database is begun anew by the next", async () => {
  rmSync(join(folder, "global/pg_control"));
  writeFileSync(`${folder}.beginning`, "");
  const database = await openEmbedded({ folder, log });
  expect((await database.run("select count(*)::int as n from keys")).rows).toEqual([{ n: 0 }]);
  await database.close();
  expect(readdirSync(dataDir).sort()).toEqual(["database", "database.unfinished"]);
});

test("a zero-length lock of the database stops nobody", async () => {
  writeFileSync(join(folder, "postmaster.pid"), "");
  const database = await openEmbedded({ folder, log });
  await database.close();
});

/** A file system of so many megabytes, where this machine lets us have one. */
function smallDisk(megabytes: number, mode = "700") {
  if (userInfo().uid !== 0) return undefined;
  const place = mkdtempSync(join(tmpdir(), "goi-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=${mode}`, "tmpfs", place], {
      stdio: "ignore",
    });
  } catch {
    rmSync(place, { recursive: true });
    return undefined;
  }
  return place;
}

const tmpfs = smallDisk(8);
if (tmpfs) {
  execFileSync("umount", [tmpfs]);
  rmSync(tmpfs, { recursive: true });
}

/** In a process of its own, which lets go of the disk when it ends. */
const startOn = (place: string) =>
  spawnSync(process.execPath, ["server/main.ts"], {
    env: { ...process.env, DATA_DIR: place, PORT: "0" },
    encoding: "utf8",
    // One that opens after all would stay.
    timeout: 150_000,
  });

/** Fills the disk; what is to be left is freed again. */
function fill(place: string, left: number) {
  const other = join(place, "other");
  spawnSync("dd", ["if=/dev/zero", `of=${other}`, "bs=4k"]);
  truncateSync(other, statSync(other).size - left);
}

test.skipIf(!tmpfs).each([
  // A process that ran before has left what this one needs of its own.
  ["a database that is there", true, 0],
  ["a first start", false, 65_536],
])("a full disk, with %s, is named as what it is", (_what, isThere, left) => {
  const place = smallDisk(96);
  if (!place) throw new Error("no tmpfs");
  onTestFinished(() => {
    execFileSync("umount", [place]);
    rmSync(place, { recursive: true });
  });
  const there = join(place, "database");
  if (isThere) {
    cpSync(join(unclosed, "database"), there, { recursive: true });
    lockFolder(place).release();
    for (const name of ["lock.pid", "secret"]) writeFileSync(join(place, name), "1".repeat(64));
  }
  fill(place, left);
  const { status, stderr } = startOn(place);
  expect(stderr).toMatch(
    /^고이 (cannot open its database in .*: no space is left on this disk|could not start: no space is left \(.*\))\. Nothing was deleted; free some space and start again\.\n$/,
  );
  expect(status).toBe(1);
  expect(existsSync(there)).toBe(isThere);
});

test.skipIf(!tmpfs)("a folder that can only be read is refused with a sentence", () => {
  // As a disk comes, before anybody closed it to others.
  const place = smallDisk(96, "755");
  if (!place) throw new Error("no tmpfs");
  onTestFinished(() => {
    execFileSync("umount", [place]);
    rmSync(place, { recursive: true });
  });
  mkdirSync(join(place, "database"));
  execFileSync("mount", ["-o", "remount,ro", place]);
  const { status, stderr } = startOn(place);
  expect(status).not.toBe(0);
  expect(stderr).toMatch(
    /^고이 cannot write to DATA_DIR=.*make the folder writable, or choose another DATA_DIR\.\n$/,
  );
});
