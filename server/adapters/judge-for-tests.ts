import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#tests/project-root.ts";
import { openFaultProxy } from "./fault-proxy-for-tests.ts";

export const JUDGE_CODE = "135790";

export type Judge = Awaited<ReturnType<typeof startJudge>>;

/**
 * A program that others wrote in the cloud's place, behind a proxy that fails on demand: cognito-local for a user pool,
 * s3rver for a bucket. A process of its own, because one keeps its data where it is started and the other takes over
 * the exceptions of its process.
 */
export async function startJudge(name: "cognito-local" | "s3rver") {
  if (!existsSync(join(projectRoot, "infra/node_modules", name))) {
    throw new Error(`${name} is not installed; npm test does so, or: npm ci --prefix infra`);
  }
  const proxy = await openFaultProxy();
  const folder = mkdtempSync(join(tmpdir(), `goi-${name}-`));
  const child = fork(
    fileURLToPath(new URL("./judge-process-for-tests.ts", import.meta.url)),
    [name, proxy.origin],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", CODE: JUDGE_CODE },
      execArgv: ["--no-warnings"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  proxy.lead(`http://127.0.0.1:${await portOf(child)}`);

  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    }
  }
  return {
    folder,
    proxy,
    origin: proxy.origin,
    /** Ends the judge and leaves the proxy, which then finds nobody. */
    stop,
    async close() {
      await stop();
      await proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("message", (told: { port: number }) => resolve(told.port));
    child.once("exit", (code) => reject(new Error(`The judge ended with ${code} before it was ready`)));
  });
}
