import { parseArgs } from "node:util";
import { ensureBuilt, isServerBuilt } from "./build.mjs";
import { runNode } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { inRoot, Stop } from "./project.mjs";

const commands = {
  start,
  dev,
  demo,
  check,
  test,
  admin,
  doctor,
  backup,
  restore,
  bench,
  cluster,
  faults,
  pictures,
};

/** One command of package.json, from whatever state the folder is in. */
export async function run([name, ...args]) {
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new Stop(`Choose one of: ${Object.keys(commands).join(", ")}.`);
    await ensureInstalled();
    process.exitCode = await command(args);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const endWithStarter = new URL("./end-with-starter.mjs", import.meta.url).href;

const compileCache = { NODE_COMPILE_CACHE: inRoot(".cache/compiled") };

/** glibc keeps what was freed for whichever thread freed it, some hundred megabytes; the Dockerfile says the same. */
const frugal = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

/** `--processes N` is short for PROCESSES. */
async function start(args) {
  const { values } = parseArgs({ args, options: { processes: { type: "string" } }, strict: false });
  await ensureBuilt();
  return runNode(["--import", endWithStarter, "server/main.ts"], {
    alone: true,
    env: {
      NODE_ENV: process.env.NODE_ENV || "production",
      ...compileCache,
      ...frugal,
      ...(values.processes && { PROCESSES: values.processes }),
    },
  });
}

/** The app as it is started, on a folder that it fills first. */
async function demo() {
  await ensureBuilt();
  return runNode(["--import", endWithStarter, "scripts/demo.ts"], {
    alone: true,
    env: { ...compileCache, ...frugal },
  });
}

/** The server starts again when one of its sources changes; those of the pages are Vite's. */
function dev() {
  const watched = ["server", "domain", "cards"].map((folder) => `--watch-path=${inRoot(folder)}`);
  return runNode([...watched, "--watch-preserve-output", "--import", endWithStarter, "server/main.ts"], {
    alone: true,
    env: { NODE_ENV: "development" },
  });
}

async function check() {
  const { check } = await import("./steps.mjs");
  return check();
}

async function test(names) {
  const { test } = await import("./steps.mjs");
  return test(names);
}

async function bench(args) {
  const { findBrowsers, findLoader } = await import("./browser.mjs");
  await findLoader();
  const { whole } = await findBrowsers();
  await ensureBuilt();
  return runNode(["bench/run.ts", ...args], { env: { NODE_ENV: undefined, CHROME_PATH: whole } });
}

/** Three apps behind a balancer and a cache, while things go wrong. */
async function cluster(args) {
  const { ensureCloudInstalled } = await import("./install.mjs");
  await ensureCloudInstalled();
  await ensureBuilt();
  return runNode(["bench/cluster/run.ts", ...args], { env: { NODE_ENV: undefined } });
}

/** Kills, full disks, slow clients and the like, as long as it takes. */
async function faults(args) {
  await ensureBuilt();
  return runNode(["bench/faults/run.ts", ...args], { env: { NODE_ENV: undefined } });
}

async function pictures(args) {
  const { findBrowsers } = await import("./browser.mjs");
  const { light } = await findBrowsers();
  await ensureBuilt();
  return runNode(["scripts/pictures.ts", ...args], { env: { NODE_ENV: undefined, CHROME_PATH: light } });
}

function doctor(args) {
  return runCommand("server/doctor.ts", { sources: "server/commands/doctor.ts", args });
}

function admin(args) {
  return runCommand("server/admin.ts", { sources: "server/commands/admin.ts", args });
}

function backup(args) {
  return runCommand("server/backup-command.ts", { sources: "server/commands/backup.ts", args });
}

function restore(args) {
  return runCommand("server/restore-command.ts", { sources: "server/commands/restore.ts", args });
}

/** As it was built, where that is of these sources. It builds nothing: an app may be running from that folder. */
function runCommand(program, { sources, args }) {
  if (!isServerBuilt()) return runNode([sources, ...args]);
  return runNode([program, ...args], { env: { NODE_ENV: "production", ...compileCache } });
}
