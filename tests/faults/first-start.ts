import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { compiledFolder, startApp } from "../running-app.ts";

/** After so many milliseconds, or at the n-th thing that is asked of the database. */
export type Moment = { ms: number } | { asked: number };

/** How often the database is asked until the app is open; where it dies before, undefined. */
export async function startAndDie(env: Record<string, string>, moment?: Moment): Promise<number | undefined> {
  const dieAt = moment && "asked" in moment ? String(moment.asked) : "";
  const child = spawn(process.execPath, ["--import", "./tests/faults/die-at.ts", "server/main.ts"], {
    env: {
      ...process.env,
      ...{ NODE_ENV: "production", PORT: "0", NODE_COMPILE_CACHE: compiledFolder, DIE_AT: dieAt, ...env },
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  const timer = moment && "ms" in moment ? setTimeout(() => child.kill("SIGKILL"), moment.ms) : undefined;
  let asked: number | undefined;
  for await (const line of createInterface(child.stdout)) {
    const said = JSON.parse(line);
    if (said.url) child.kill("SIGUSR2");
    if (!said.asked) continue;
    asked = said.asked;
    // One that opens before its moment has come ends like the others.
    child.kill("SIGKILL");
  }
  await ended;
  clearTimeout(timer);
  return asked;
}

/** Whether the next start is ready by itself; what it said where it is not. */
export async function startsWell(env: Record<string, string>): Promise<string> {
  try {
    const app = await startApp(env);
    const { status } = await fetch(`${app.url}/-/ready`);
    await app.stop();
    return status === 200 ? "" : `not ready: ${status}`;
  } catch (error) {
    return String(error);
  }
}

/** So many moments of a start that asks so often, the first and the last of them, too. */
export function momentsOf(asked: number, count: number): Moment[] {
  const at = (n: number) => 1 + Math.round((n * (asked - 1)) / Math.max(1, count - 1));
  return Array.from({ length: Math.min(count, asked) }, (_, n) => ({ asked: at(n) }));
}
