import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cardPages, pages } from "#tests/places.ts";
import { running } from "./given.ts";
import { amount, type Figure } from "./measure.ts";

const AT_ONCE = 16;
const BODY_BYTES = 200 * 1_024 * 1_024;
const CHUNK = Buffer.alloc(64 * 1_024, 97);
const LOOK_EVERY_MS = 50;
/** Sockets, what they hold at a moment and what the collector has not looked at: not one body. */
const MOST_MORE_MB = 150;
/** What no page is, but takes bodies too. */
const BESIDE_PAGES = ["/graphql", "/identity/user-pool", "/bucket", "/-/payments/toss", "/-/browser-error"];

/** Memory before, during and after sixteen bodies of 200 MB at every address, spelled in all ways. */
export async function largeBodies(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const keys = { TOSS_CLIENT_KEY: "test_ck", TOSS_SECRET_KEY: "test_sk" };
  const app = await running(["server/main.ts"], { DATA_DIR: folder, ...keys });
  const pid = Number(app.process.pid);
  try {
    // Every page was drawn once, so that what is measured is not their first loading.
    for (const path of addresses()) await fetch(app.url + path).then((answer) => answer.arrayBuffer());
    const before = megabytesOf(pid);
    let during = before;
    const looking = setInterval(() => {
      during = Math.max(during, megabytesOf(pid));
    }, LOOK_EVERY_MS);
    const answers = new Map<string, number>();
    for (const path of addresses()) {
      for (const length of [undefined, BODY_BYTES]) {
        const all = Array.from({ length: AT_ONCE }, () => send(app.url + path, length));
        for (const said of await Promise.all(all)) answers.set(said, (answers.get(said) ?? 0) + 1);
      }
    }
    clearInterval(looking);
    const after = megabytesOf(pid);
    const said = [...answers].map(([status, count]) => `${count} × ${status}`).join(", ");
    console.log(`  bodies: ${said}; memory ${before} MB before, ${during} MB during, ${after} MB after`);
    const bar = { row: "bodies", unit: "MB", atMost: MOST_MORE_MB };
    return [
      amount({ ...bar, what: "memory more during sixteen bodies of 200 MB", value: during - before }),
      amount({ ...bar, what: "memory more after them", value: after - before }),
    ];
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function addresses(): string[] {
  const routed = [...pages, ...cardPages].map(({ path }) => path.replaceAll(/:\w+/g, "abcdefghijklmnop"));
  const spelled = routed.flatMap((path) => [path, path.toUpperCase(), `${path.replace(/\/$/, "")}/`]);
  return [...new Set([...spelled, "/report.data", "/Report.data", ...BESIDE_PAGES])];
}

/** Sends until somebody answers or hangs up; says what was answered. */
function send(address: string, length: number | undefined): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      ...(length !== undefined && { "content-length": length }),
    };
    let sent = 0;
    const sending = request(address, { method: "POST", headers, agent: false });
    const go = () => {
      while (sent < BODY_BYTES && !sending.destroyed) {
        sent += CHUNK.length;
        if (!sending.write(CHUNK)) return void sending.once("drain", go);
      }
      sending.end();
    };
    sending.on("response", (answer) => {
      answer.resume();
      answer.on("close", () => sending.destroy());
      resolve(String(answer.statusCode));
    });
    sending.on("error", () => resolve("hung up"));
    go();
  });
}

function megabytesOf(pid: number): number {
  return Math.round(
    Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024,
  );
}
