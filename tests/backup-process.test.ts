import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { lockFolder } from "#server/adapters/folder-lock.ts";
import { backedUp, openPlace, type Place, scratch, sorts } from "#server/backup/backup-for-tests.ts";
import { allMigrations, migrate } from "#server/database/migrate.ts";
import { identityPool } from "./identity-pool.ts";
import { startApp } from "./running-app.ts";

/** A program of ours in a place, to its end; the app, if one runs, goes on answering. */
async function run(words: string[], { env }: Place, more: Record<string, string> = {}) {
  const child = spawn(process.execPath, words, { env: { ...process.env, PORT: "0", ...env, ...more } });
  const [stdout, stderr, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { stdout, stderr, code, signal };
}

const makeAdmin = (place: Place, more?: Record<string, string>) =>
  run(["server/admin.ts", "owner@example.com"], place, more);

/** One network may bring six hundred in a minute. */
const MOST_GUESTS = 400;

/** Dies like a machine does when it is about to put the first of what it has made into its place. */
const DYING = `data:text/javascript,${encodeURIComponent(`
  import promises from "node:fs/promises";
  import { syncBuiltinESMExports } from "node:module";
  promises.rename = () => process.kill(process.pid, "SIGKILL");
  syncBuiltinESMExports();
`)}`;

/** As a disk that has no room any more, in the middle of all that is copied; also in the threads that copy. */
const FULL = `data:text/javascript,${encodeURIComponent(`
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { copyFileSync } = fs;
  fs.copyFileSync = (from, to, mode) => {
    if (!to.endsWith("secret")) return copyFileSync(from, to, mode);
    fs.writeFileSync(to, "half of ");
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  };
  syncBuiltinESMExports();
`)}`;

const NO_SPACE =
  "No space is left (ENOSPC: no space left on device, write); free some, remove what was begun, and try again.\n";

describe.each(sorts)("the commands, $name", (sort) => {
  test("a backup beside the running app brings back every guest it had acknowledged, and its secret", async () => {
    const place = await sort.filled();
    const app = await startApp(place.env);
    const pool = await identityPool(app.url);
    const acknowledged: string[] = [];
    let isOver = false;
    const writers = [1, 2, 3].map(async () => {
      while (!isOver && acknowledged.length < MOST_GUESTS) acknowledged.push(await pool.newGuest());
    });
    acknowledged.push(await pool.newGuest());
    const before = [...acknowledged];
    const folder = join(scratch(), "backup");
    const made = await run(["server/backup-command.ts", folder], place);
    isOver = true;
    await Promise.all(writers);
    expect([made.stderr, made.stdout]).toEqual([
      "",
      expect.stringContaining(`The backup in ${folder} is whole`),
    ]);
    expect((await fetch(`${app.url}/-/ready`)).status).toBe(200);
    await app.stop("SIGKILL");
    rmSync(place.config.dataDir, { recursive: true });

    const target = await sort.empty();
    const back = await run(["server/restore-command.ts", folder], target);
    expect([back.stderr, back.stdout]).toEqual(["", expect.stringContaining("is restored")]);
    const again = await startApp(target.env);
    const { knows } = await identityPool(again.url);
    expect(await Promise.all(before.map(knows))).toEqual(before.map(() => true));
    expect(await again.stop()).toBe(0);
  });

  test("a restore that was killed is noticed by the next start and the next restore", async () => {
    const place = await sort.filled();
    const folder = join(scratch(), "backup");
    expect((await run(["server/backup-command.ts", folder], place)).stderr).toBe("");
    const target = await sort.empty();
    const killed = await run(["--import", DYING, "server/restore-command.ts", folder], target);
    expect(killed.signal).toBe("SIGKILL");
    for (const words of [["server/main.ts"], ["server/restore-command.ts", folder]]) {
      const { code, stderr } = await run(words, target);
      expect(code).not.toBe(0);
      expect(stderr).toMatch(
        /^A restore into .* was not finished; .* restore again \(npm run restore -- FOLDER\)\.\n$/,
      );
    }
    if (!target.env.DATABASE_URL) return;
    // Also where the folder is another one's.
    const { stderr } = await run(["server/main.ts"], target, { DATA_DIR: scratch() });
    expect(stderr).toMatch(/^A restore into the database of DATABASE_URL was not finished/);
  });

  test("where the disk is full in the middle a sentence says so, and what was begun is no backup and no app", async () => {
    const place = await sort.filled();
    const begun = join(scratch(), "begun");
    const full = await run(["--import", FULL, "server/backup-command.ts", begun], place);
    expect([full.code, full.stderr]).toEqual([1, NO_SPACE]);
    const target = await sort.empty();
    const refused = await run(["server/restore-command.ts", begun], target);
    expect(refused.stderr).toMatch(/is not a backup: it has no manifest.json/);

    const whole = join(scratch(), "whole");
    expect((await run(["server/backup-command.ts", whole], place)).stderr).toBe("");
    const fullThere = await run(["--import", FULL, "server/restore-command.ts", whole], target);
    expect([fullThere.code, fullThere.stderr]).toEqual([1, NO_SPACE]);
    expect(readdirSync(target.config.dataDir)).toEqual([]);
    const back = await run(["server/restore-command.ts", whole], target);
    expect([back.stderr, back.stdout]).toEqual(["", expect.stringContaining("is restored")]);
  });

  test("a backup that an older version made is restored, and the start upgrades it", async () => {
    const place = await sort.bare();
    const older = await openPlace(place);
    await migrate(older.database, { migrations: allMigrations().slice(0, -5) });
    await older.database.run("insert into keys values ('old', 'api', 'x', now(), now())");
    const folder = await backedUp(place, older);
    await older.database.close();

    const target = await sort.empty();
    const back = await run(["server/restore-command.ts", folder], target);
    expect([back.stderr, back.stdout]).toEqual(["", expect.stringContaining("is restored")]);
    const app = await startApp(target.env);
    expect((await fetch(`${app.url}/-/ready`)).status).toBe(200);
    expect(await app.stop()).toBe(0);
    const { database } = await openPlace(target);
    const { rows } = await database.run("select hash from migrations");
    const kept = await database.run("select id from keys where id = 'old'");
    await database.close();
    expect(rows.length).toBe(allMigrations().length);
    expect(kept.rows).toEqual([{ id: "old" }]);
  });

  test("of two backups at once each is whole, or is told to wait for the other", async () => {
    const place = await sort.filled();
    const app = await startApp(place.env);
    const folders = [join(scratch(), "one"), join(scratch(), "other")];
    const made = await Promise.all(folders.map((to) => run(["server/backup-command.ts", to], place)));
    expect(await app.stop()).toBe(0);
    const whole = folders.filter((_, at) => made[at]?.code === 0);
    expect(whole.length).toBeGreaterThan(0);
    for (const { code, stderr } of made) {
      if (code !== 0) expect(stderr).toMatch(/^Another backup is being made \(pid \d+\); wait for its end/);
    }
    for (const folder of whole) {
      expect((await run(["server/restore-command.ts", folder], await sort.empty())).stderr).toBe("");
    }
  });

  test("a secret that does not open the database's keys stops the start, and nothing is changed", async () => {
    const place = await sort.filled();
    const file = join(place.config.dataDir, "secret");
    const own = readFileSync(file, "utf8");
    expect((await makeAdmin(place)).stdout).toContain("One-time password");
    const other = "another secret of more than 32 characters";

    const byEnvironment = await run(["server/main.ts"], place, { IDENTITY_SECRET: other });
    expect(byEnvironment.code).not.toBe(0);
    expect(byEnvironment.stderr).toMatch(
      /^고이 does not start: .* IDENTITY_SECRET is not the secret that .*\n$/,
    );
    writeFileSync(file, other);
    expect((await makeAdmin(place)).stderr).toContain(
      `${file} is not the secret that this database was used with`,
    );
    rmSync(file);
    expect((await makeAdmin(place)).stderr).toContain(`put it into ${file}`);
    expect(existsSync(file)).toBe(false);

    expect((await makeAdmin(place, { IDENTITY_SECRET: own })).stdout).toContain("is an admin now");
    const lost = await makeAdmin(place, { IDENTITY_SECRET: other, IDENTITY_SECRET_IS_NEW: "yes" });
    expect(lost.stdout).toContain("is an admin now");
    expect(readdirSync(place.config.dataDir)).not.toContain("lock.pid");
  });
});

test("while something else holds an embedded database that no app has open, a backup is told to wait", async () => {
  const [place] = await Promise.all(sorts.slice(0, 1).map((sort) => sort.filled()));
  if (!place) throw new Error("There is always an embedded database");
  const lock = lockFolder(place.config.dataDir);
  const words = ["server/backup-command.ts", join(scratch(), "backup")];
  const { code, stderr } = await run(words, place);
  lock.release();
  expect(code).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`^DATA_DIR=.* is held by pid ${process.pid}, and no app answers there: .* wait for its end`),
  );
  expect((await run(words, place)).stderr).toBe("");
});

test("the commands say how they are called", async () => {
  const [place] = await Promise.all(sorts.slice(0, 1).map((sort) => sort.empty()));
  if (!place) throw new Error("There is always an embedded database");
  for (const name of ["backup", "restore"]) {
    const { code, stderr } = await run([`server/${name}-command.ts`], place);
    expect([code, stderr]).toEqual([1, `Usage: npm run ${name} -- FOLDER\n`]);
  }
});
