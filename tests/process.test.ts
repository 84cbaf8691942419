import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { startApp } from "./running-app.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "goi-process-"));
  cpSync(inject("pgliteTemplate"), join(dataDir, "database"), { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const run = (...words: string[]) =>
  spawnSync(process.execPath, words, {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0" },
    encoding: "utf8",
  });

/** What a program says while the app goes on answering. */
async function runBeside(...words: string[]): Promise<string> {
  const child = spawn(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } });
  const said = child.stdout.toArray();
  await once(child, "exit");
  return (await said).join("");
}

describe("the app as a process", () => {
  test("one holds its folder, serves its operator, and leaves it free when it is told to end", async () => {
    const alone = run("server/admin.ts", "owner@example.com");
    expect(alone.stdout).toMatch(/One-time password: \S{12,}/);
    const app = await startApp({ DATA_DIR: dataDir });
    expect(app.lines.join()).toContain("PUBLIC_URL is not set");

    const second = run("server/main.ts");
    expect(second.status).not.toBe(0);
    expect(second.stderr).toContain(`pid ${app.process.pid}`);
    expect((await fetch(`${app.url}/-/ready`)).status).toBe(200);

    expect(await runBeside("server/admin.ts", "second@example.com")).toMatch(
      /second@example.com is an admin now/,
    );

    const underWay = Promise.all(
      Array.from({ length: 20 }, () => fetch(`${app.url}/`).then((answer) => answer.status)),
    );
    expect(await underWay).toEqual(Array(20).fill(200));
    expect(await app.stop()).toBe(0);
    await expect(fetch(app.url)).rejects.toThrow();
    expect(run("server/admin.ts", "third@example.com").stdout).toContain("third@example.com is an admin now");
  });

  test("one that is told to end says at once that nobody shall come, answers who comes, and ends at a second word", async () => {
    const app = await startApp({ DATA_DIR: dataDir, DRAIN_SECONDS: "300" });
    const ready = async () => (await fetch(`${app.url}/-/ready`)).status;
    expect(await ready()).toBe(200);
    const ended = app.stop();
    await expect.poll(ready, { timeout: 30_000 }).toBe(503);
    const page = await fetch(`${app.url}/terms`);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    await page.text();
    app.process.kill("SIGTERM");
    expect(await ended).toBe(1);
  });

  test("for who develops it draws pages from their sources, and ends when it is told to", async () => {
    const app = await startApp({ DATA_DIR: dataDir }, ["scripts/run.mjs", "dev"]);
    const page = await (await fetch(app.url)).text();
    await app.stop();
    expect(page).toContain('href="/web/root.tsx"');
    await expect(fetch(app.url)).rejects.toThrow();
  });

  test("a folder that all could read is its owner's alone, and so is all that is written into it", () => {
    const fresh = join(dataDir, "fresh");
    mkdirSync(fresh);
    chmodSync(fresh, 0o755);
    const { stdout, stderr } = spawnSync(
      "sh",
      ["-c", 'umask 000 && exec "$0" "$@"', process.execPath, "server/admin.ts", "owner@example.com"],
      { env: { ...process.env, DATA_DIR: fresh }, encoding: "utf8" },
    );
    expect([stdout, stderr]).toEqual([expect.stringContaining("is an admin now"), ""]);
    const written = readdirSync(fresh, { recursive: true, encoding: "utf8" });
    expect(written).toEqual(expect.arrayContaining(["secret", "database", join("database", "PG_VERSION")]));
    const open = [".", ...written].filter((name) => (statSync(join(fresh, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });

  test("a folder of other things is not used, which is told in a sentence", () => {
    const shared = join(dataDir, "shared");
    mkdirSync(shared);
    chmodSync(shared, 0o755);
    writeFileSync(join(shared, "index.html"), "");
    const { status, stderr } = spawnSync(process.execPath, ["server/main.ts"], {
      env: { ...process.env, DATA_DIR: shared, PORT: "0" },
      encoding: "utf8",
      // One that opens all the same would never end.
      timeout: 120_000,
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain("is open to other users of this machine");
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(readdirSync(shared)).toEqual(["index.html"]);
  });

  test("a wrong environment is told in one sentence each", () => {
    const { status, stderr } = spawnSync(process.execPath, ["server/main.ts"], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: "abc", PUBLIC_URL: "goi.kr" },
      encoding: "utf8",
    });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/PORT: /);
    expect(stderr).toMatch(/PUBLIC_URL: /);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
