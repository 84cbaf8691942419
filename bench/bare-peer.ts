import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { running } from "./given.ts";

const SECONDS = 5;
const CONNECTIONS = 64;
/** A guest inside KakaoTalk, as her phone says it. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36 KAKAOTALK 10.8.2";
/** What Node adds by itself. */
const OWN = ["date", "connection", "keep-alive", "transfer-encoding"];

/** Node's own server with the bytes and headers that an address answers with, sent from memory. */
export async function barePeer(address: string) {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const file = join(folder, "answer.json");
  // The second time it is kept.
  await received(address);
  writeFileSync(file, JSON.stringify(await received(address)));
  const { url, stop } = await running(["bench/bare-server.ts", file]);
  rmSync(folder, { recursive: true });
  return { url, stop };
}

function received(address: string): Promise<{ headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "br", "user-agent": PHONE } }, (answer) => {
      const parts: Buffer[] = [];
      const raw = answer.rawHeaders;
      const headers = raw.filter((_, at) => !OWN.includes((raw[at - (at % 2)] ?? "").toLowerCase()));
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve({ headers, body: Buffer.concat(parts).toString("base64") }));
    }).on("error", reject);
  });
}

export type Load = { perSecond: number; p99: number; late: number };

/**
 * What one who asks on the other core gets. Meanwhile this process reads what the app logs: one that nobody reads has to
 * hold it back.
 */
export async function load(address: string, { connections = CONNECTIONS } = {}): Promise<Load> {
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${SECONDS}s`, "--latency"];
  const headers = ["-H", "accept-encoding: br", "-H", `user-agent: ${PHONE}`];
  const pinned = process.platform === "linux" ? ["taskset", "-c", "1"] : [];
  const [program = "", ...args] = [...pinned, ...wrk, ...headers, address];
  const { stdout: said } = await promisify(execFile)(program, args);
  if (/Non-2xx/.test(said)) throw new Error(said);
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  return {
    /** Who got no answer within two seconds. */
    late: Number(/Socket errors.*timeout (\d+)/.exec(said)?.[1] ?? 0),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN),
  };
}
