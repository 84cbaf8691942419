import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, inject, onTestFinished, test } from "vitest";
import { postgresCopy } from "./databases.ts";
import { POSTGRES_TEMPLATE } from "./migrated-postgres.ts";
import { startProxy } from "./silent-proxy.ts";

/** Says so in the output when the pages are loaded, which on a slow machine stops all else for seconds. */
const telling = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    load(url, context, next) {
      if (url.endsWith("/build/server/index.js")) process.stdout.write('{"msg":"the pages are loaded"}\\n');
      return next(url, context);
    },
  });`)}`;

async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, "127.0.0.1"), "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

test.runIf(inject("postgresUrl"))(
  "the app starts before its database, says so once, and loads its pages when it is there",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "goi-late-"));
    const target = await postgresCopy(POSTGRES_TEMPLATE);
    const port = await freePort();
    const child = spawn(process.execPath, ["--import", telling, "server/main.ts"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: "0",
        DATA_DIR: dataDir,
        PUBLIC_URL: "https://goi.example",
        DATABASE_URL: Object.assign(new URL(target), { port }).href,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await ended;
      await proxy?.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const said: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      const { msg } = JSON.parse(line);
      said.push(msg);
      if (msg.startsWith("the database does not answer yet")) proxy = await startProxy(target, port);
      if (msg === "고이 is open") break;
    }
    expect(said).toEqual([
      "the database does not answer yet; trying for a minute",
      "the pages are loaded",
      "Nothing can be paid: neither TOSS_*, BANK_* nor PRACTICE_PAYMENTS is set",
      "고이 is open",
    ]);
  },
);
