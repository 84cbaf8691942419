import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "./project-root.ts";

/** The file of a program that not every machine has; undefined where it is not installed. */
export function installed(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

type Wanted = {
  program: string;
  args: (folder: string) => string[];
  env?: Record<string, string>;
  url: string;
};

/** A program that listens at an address, until it is stopped. */
export async function startProgram({ program, args, env, url }: Wanted) {
  const folder = mkdtempSync(join(tmpdir(), "goi-program-"));
  const child = spawn(program, args(folder), { env: { ...process.env, ...env }, stdio: "ignore" });
  const ended = once(child, "exit");
  while (child.exitCode === null && !(await fetch(url).catch(() => null))) await sleep(50);
  if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A real Varnish with our configuration before a server of this machine. */
export async function startVarnish(program: string, { port, own }: { port: number; own?: number }) {
  const listensAt = own ?? (await freePort());
  const sample = readFileSync(join(projectRoot, "ops/varnish/goi.vcl"), "utf8");
  const args = (folder: string) => {
    const file = join(folder, "goi.vcl");
    writeFileSync(
      file,
      sample.replace('.port = "3000"', `.port = "${port}"`).replace("/etc/varnish", join(projectRoot, "ops")),
    );
    return [
      "-F",
      "-j",
      "none",
      "-n",
      join(folder, "work"),
      "-a",
      `127.0.0.1:${listensAt}`,
      "-f",
      file,
      "-s",
      "malloc,32m",
    ];
  };
  return startProgram({ program, args, url: `http://127.0.0.1:${listensAt}` });
}
