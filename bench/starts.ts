import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { startPostgresServer } from "#tests/postgres-server.ts";

/** `node bench/starts.ts TIMES`, as root: how many starts on PostgreSQL succeed with a part of a processor, and how soon. */
const times = Number(process.argv[2] ?? 5);
const PERIOD_US = 100_000;

/** A group of processes that gets so much of a processor, by whichever version of the kernel's groups there is. */
function processorGroup(share: number) {
  const quota = String(share * PERIOD_US);
  const ways = [
    { folder: "/sys/fs/cgroup/cpu/goi-starts", file: "cpu.cfs_quota_us", text: quota },
    { folder: "/sys/fs/cgroup/goi-starts", file: "cpu.max", text: `${quota} ${PERIOD_US}` },
  ];
  for (const { folder, file, text } of ways) {
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), text);
      return {
        take: (pid: number) => writeFileSync(join(folder, "cgroup.procs"), String(pid)),
        remove: () => rmdirSync(folder),
      };
    } catch {
      // The other way, or none.
    }
  }
  throw new Error("No group of processes can be made here: be root, with cgroups that can be written.");
}

const folder = mkdtempSync(join(tmpdir(), "goi-starts-"));
const started = await startPostgresServer(folder);
if ("absent" in started) throw new Error(started.absent);
const { server } = started;

async function secondsToOpen(share: number, name: string): Promise<number | null> {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const group = processorGroup(share);
  const begun = performance.now();
  // The shell puts itself into the group before it becomes the app.
  const child = spawn("sh", ["-c", 'read go; exec "$0" server/main.ts', process.execPath], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: join(folder, name),
      DATABASE_URL: Object.assign(new URL(server.url), { pathname: name }).href,
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  group.take(Number(child.pid));
  child.stdin.end("go\n");
  let seconds: number | null = null;
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes("고이 is open")) continue;
    seconds = (performance.now() - begun) / 1_000;
    break;
  }
  child.kill("SIGKILL");
  await ended;
  group.remove();
  return seconds;
}

try {
  for (const share of [0.25, 0.5, 1]) {
    const all: (number | null)[] = [];
    for (let time = 0; time < times; time += 1) {
      all.push(await secondsToOpen(share, `start_${String(share).replace(".", "_")}_${time}`));
    }
    const opened = all.filter((it) => it !== null).sort((a, b) => a - b);
    const spread = opened.map((it) => it.toFixed(1)).join(", ");
    console.log(`${share} CPU: ${opened.length} of ${times} starts opened, after ${spread} s`);
  }
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}
