import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectRoot } from "./project-root.ts";

/** As `npm start` has it: what was compiled once is not compiled again for every process that a test starts. */
export const compiledFolder = join(projectRoot, ".cache/compiled");

/** The app in a process of its own, as `npm start` runs it after its set-up. */
export type RunningApp = {
  url: string;
  /** What it has logged so far, one JSON line each. */
  lines: readonly string[];
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Starts `server/main.ts`, or what starts it, on a free port and waits until it says where it is open. */
export async function startApp(
  env: Record<string, string>,
  words: string[] = ["server/main.ts"],
): Promise<RunningApp> {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", NODE_COMPILE_CACHE: compiledFolder, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    url: await saidAddress(child, lines),
    lines,
    process: child,
    stop(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}

function saidAddress(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The app ended with ${code} before it was open`)));
    const output = child.stdout;
    if (!output) return reject(new Error("The app has no output"));
    createInterface({ input: output }).on("line", (line) => {
      lines.push(line);
      const said = line.startsWith("{") ? JSON.parse(line) : {};
      if (said.url) resolve(said.url);
    });
  });
}
