import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";
import { inRoot, projectNode, root } from "./project.mjs";

/** One Ctrl-C or kill reaches us twice, from the terminal and from npm; a person's second comes later. */
const ECHO_MS = 300;
/** How soon we notice that npm is gone. */
const PARENT_CHECK_MS = 500;

let stopAsked = false;

/** True once a signal came or npm went away: nothing more is to be started. */
export const isStopAsked = () => stopAsked;

/** Runs a file on the project's Node and gives its exit code, or 128 and more when a signal ended it. */
export function runNode(args, options = {}) {
  return runChild(projectNode(), args, { ...options, env: { ...projectEnvironment(), ...options.env } });
}

/** Whatever the child starts as `node` is the project's Node too. */
function projectEnvironment() {
  const folders = [dirname(projectNode()), inRoot("node_modules/.bin"), process.env.PATH];
  return { ...process.env, PATH: folders.join(delimiter) };
}

export function runChild(
  file,
  args,
  { cwd = root, onStart = () => {}, onOutput, alone = false, stopWith, env = process.env } = {},
) {
  const output = onOutput ? "pipe" : "inherit";
  const child = spawn(file, args, {
    cwd,
    env,
    // Alone, the terminal's signals do not reach it, only those we pass on; the channel tells it if we die.
    detached: alone,
    stdio: ["inherit", output, output, ...(alone ? ["ipc"] : [])],
  });
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.on("data", onOutput);
  const release = passSignals(child, stopWith);
  return new Promise((resolve, reject) => {
    child.once("spawn", () => onStart(child.pid));
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  }).finally(release);
}

/** Passes each signal on once, or `stopWith` for it; when npm, which started us, is gone, the child is to end. */
function passSignals(child, stopWith) {
  let last = { signal: "", at: 0 };
  const pass = (signal) => {
    const isEcho = signal === last.signal && performance.now() - last.at < ECHO_MS;
    last = { signal, at: performance.now() };
    stopAsked = true;
    if (!isEcho) child.kill(stopWith ?? (signal === "SIGHUP" ? "SIGTERM" : signal));
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);

  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent || !process.env.npm_lifecycle_event) return;
    clearInterval(watch);
    if (!stopAsked) child.kill(stopWith ?? "SIGTERM");
    stopAsked = true;
  }, PARENT_CHECK_MS);
  return () => {
    clearInterval(watch);
    for (const signal of signals) {
      process.off(signal, pass);
      // The second of two may come when the child is gone already: it is not to end us before we said how that went.
      if (stopAsked) process.on(signal, () => {});
    }
  };
}
