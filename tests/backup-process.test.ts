import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { type Place, scratch, sorts } from "#server/backup/backup-for-tests.ts";
import { identityPool } from "./crash.ts";
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

test("the commands say how they are called", async () => {
  const [place] = await Promise.all(sorts.slice(0, 1).map((sort) => sort.empty()));
  if (!place) throw new Error("There is always an embedded database");
  for (const name of ["backup", "restore"]) {
    const { code, stderr } = await run([`server/${name}-command.ts`], place);
    expect([code, stderr]).toEqual([1, `Usage: npm run ${name} -- FOLDER\n`]);
  }
});
