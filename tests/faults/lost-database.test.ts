import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect, inject, onTestFinished, test } from "vitest";

/** Ends the database's thread at a signal. */
const ENDING = `data:text/javascript,${encodeURIComponent(`
  import threads from "node:worker_threads";
  import { syncBuiltinESMExports } from "node:module";
  threads.Worker = class extends threads.Worker {
    constructor(file, options) {
      super(file, options);
      if (String(file).endsWith("/pglite-worker.ts")) process.on("SIGUSR2", () => this.terminate());
    }
  };
  syncBuiltinESMExports();
`)}`;

test("an app whose embedded database ended by itself says so in a sentence and ends, instead of refusing everybody for ever", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "goi-lost-"));
  cpSync(inject("pgliteTemplate"), join(dataDir, "database"), { recursive: true });
  const child = spawn(process.execPath, ["--import", ENDING, "server/main.ts"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const said = text(child.stderr);
  for await (const line of createInterface(child.stdout)) if (line.includes("고이 is open")) break;
  child.kill("SIGUSR2");
  expect((await ended)[0]).toBe(1);
  expect(await said).toMatch(
    /^고이 has to end: its embedded database stopped \(.*\)\. Nothing that was saved is lost; start it again\.$/m,
  );
});
