import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { dataWith, running, weddingWith } from "../given.ts";
import { percentile, residentMegabytes } from "../measure.ts";
import type { FaultRow } from "./row.ts";

const MEASURED_MS = 20_000;
const EVERY_MS = 20;
const MOST_CUT_MS = 60_000;
const GIVE_UP_MS = 120_000;
/** The largest file there is, asked for as often as may be at once and never read: what lies between two programs holds some megabytes. */
const UNREAD = { path: "/fonts/noto-serif-kr/whole-400.woff2", times: 16 };

/** R11: many who dawdle over their headers, their bodies and their answers; what others notice, and when they are cut. */
export async function slowClients(): Promise<FaultRow[]> {
  const data = await dataWith(weddingWith(20));
  const app = await running(["server/main.ts"], { DATA_DIR: data.folder }, { cores: "all" });
  const page = `${app.url}/card/${data.id}`;
  try {
    await timesOf(page, 3_000);
    const rest = await timesOf(page, MEASURED_MS);
    const before = residentMegabytes(app.process.pid);
    const get = `GET ${UNREAD.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    // Who has no key is sent away before anything is read.
    const { apiKey } = (await (await fetch(`${app.url}/config.json`)).json()) as { apiKey: string };
    const post = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: ${apiKey}\r\nContent-Type: application/json\r\n`;
    const kinds = {
      "slow headers": { count: 500, words: "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", dribbles: true },
      "slow bodies": {
        count: 200,
        words: `${post}Content-Length: 10000\r\n\r\n`,
        dribbles: true,
      },
      "slow readers": { count: 200, words: get.repeat(UNREAD.times), dribbles: false },
    };
    const { port } = new URL(app.url);
    const cut = Object.entries(kinds).map(async ([kind, { count, ...slow }]) => {
      const times = await Promise.all(Array.from({ length: count }, () => untilCut(Number(port), slow)));
      return [kind, times] as const;
    });
    const during = await timesOf(page, MEASURED_MS);
    const grown = residentMegabytes(app.process.pid) - before;
    const cuts = await Promise.all(cut);
    const [quiet, busy] = [percentile(rest, 0.99), percentile(during, 0.99)];
    return [
      ...cuts.map(([kind, times]) => ({
        what: `${times.length} ${kind}`,
        seen: `cut off after p50 ${inSeconds(percentile(times, 0.5))}, at most ${inSeconds(Math.max(...times))}`,
        must: `≤ ${inSeconds(MOST_CUT_MS)}`,
        holds: Math.max(...times) <= MOST_CUT_MS,
      })),
      {
        what: "other clients meanwhile",
        seen: `p99 ${busy.toFixed(1)} ms against ${quiet.toFixed(1)} ms at rest (${(busy / quiet).toFixed(2)})`,
        must: "≤ 3",
        holds: busy <= 3 * quiet,
      },
      { what: "memory meanwhile", seen: `+${grown.toFixed(0)} MB`, must: "≤ 100 MB", holds: grown <= 100 },
    ];
  } finally {
    await app.stop();
    data.remove();
  }
}

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** How long somebody may go on like this. */
async function untilCut(
  port: number,
  { words, dribbles }: { words: string; dribbles: boolean },
): Promise<number> {
  const begun = performance.now();
  const socket: Socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  if (dribbles) socket.resume();
  else socket.pause();
  socket.write(words);
  // A reader that does not read learns of its end only by writing.
  const timer = setInterval(() => socket.writable && socket.write(dribbles ? "a" : ""), 1_000);
  const probe = dribbles ? undefined : setInterval(() => socket.write("\r\n"), 1_000);
  await Promise.race([closed, sleep(GIVE_UP_MS)]);
  clearInterval(timer);
  clearInterval(probe);
  socket.destroy();
  return performance.now() - begun;
}

async function timesOf(url: string, ms: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const at = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - at);
    await sleep(EVERY_MS);
  }
  return times;
}
