import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { dataWith, running, weddingWith } from "./given.ts";
import { type Figure, median, ratio } from "./measure.ts";

const RUNS = 3;
const SECONDS = 5;
const CONNECTIONS = 64;
/** A guest inside KakaoTalk, as her phone says it. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36 KAKAOTALK 10.8.2";
/** What Node adds by itself. */
const OWN = ["date", "connection", "keep-alive", "transfer-encoding"];

/** B1: a kept card page against bare Node sending the same bytes. */
export async function cardPage(): Promise<Figure[]> {
  const data = await dataWith(weddingWith(20));
  const ours = await running(["server/main.ts"], { DATA_DIR: data.folder });
  const address = `${ours.url}/card/${data.id}`;
  await received(address);
  const file = join(data.folder, "answer.json");
  writeFileSync(file, JSON.stringify(await received(address)));
  const bare = await running(["bench/bare-server.ts", file]);
  try {
    const runs: { ours: number; bare: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push({ ours: await requestsPerSecond(address), bare: await requestsPerSecond(bare.url) });
    }
    return [
      ratio({
        row: "B1",
        what: "card page from the cache, requests/s, against bare Node with the same bytes",
        ours: median(runs.map((run) => run.ours)),
        peer: median(runs.map((run) => run.bare)),
        unit: "requests/s",
        atLeast: 0.6,
      }),
    ];
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    data.remove();
  }
}

export function received(address: string): Promise<{ headers: string[]; body: string }> {
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

/** Meanwhile this process reads what the app logs: one that nobody reads has to hold it back. */
export async function requestsPerSecond(address: string): Promise<number> {
  const wrk = [
    "wrk",
    "-t1",
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    "-H",
    "accept-encoding: br",
    "-H",
    `user-agent: ${PHONE}`,
    address,
  ];
  const [program = "", ...args] = process.platform === "linux" ? ["taskset", "-c", "1", ...wrk] : wrk;
  const { stdout: said } = await promisify(execFile)(program, args);
  if (/Non-2xx/.test(said)) throw new Error(said);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}
