import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { killDuringWrites } from "./crash.ts";
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

describe("the app as a process", () => {
  test("a second one on the same data folder ends and names the first", async () => {
    const first = await startApp({ DATA_DIR: dataDir });
    const second = run("server/main.ts");
    expect(second.status).not.toBe(0);
    expect(second.stderr).toContain(`pid ${first.process.pid}`);
    expect((await fetch(`${first.url}/-/ready`)).status).toBe(200);
    expect(await first.stop()).toBe(0);
  });

  test("SIGTERM ends what is under way, refuses what is new, and leaves the folder free", async () => {
    const app = await startApp({ DATA_DIR: dataDir });
    const underWay = Promise.all(
      Array.from({ length: 20 }, () => fetch(`${app.url}/`).then((answer) => answer.status)),
    );
    expect(await underWay).toEqual(Array(20).fill(200));
    expect(await app.stop()).toBe(0);
    await expect(fetch(app.url)).rejects.toThrow();
    const next = await startApp({ DATA_DIR: dataDir });
    expect(await next.stop()).toBe(0);
  });

  test("kill -9 while guests are written loses nothing that was acknowledged", async () => {
    const { acknowledged, lost } = await killDuringWrites({ rounds: 3, dataDir });
    expect(acknowledged).toBeGreaterThan(0);
    expect(lost).toBe(0);
  });

  test("npm run admin makes an admin, with the app stopped and beside it running", async () => {
    const alone = run("server/admin.ts", "owner@example.com");
    expect(alone.stdout).toMatch(/One-time password: \S{12,}/);
    const app = await startApp({ DATA_DIR: dataDir });
    const beside = await new Promise<string>((resolve) => {
      const child = spawn(process.execPath, ["server/admin.ts", "second@example.com"], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
      let said = "";
      child.stdout.on("data", (text) => {
        said += text;
      });
      child.once("exit", () => resolve(said));
    });
    expect(beside).toMatch(/second@example.com is an admin now/);
    await app.stop();
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
