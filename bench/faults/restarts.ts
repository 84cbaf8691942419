import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/proxies.ts";
import { ask } from "../cluster/readers.ts";
import { dataWith, running, weddingWith } from "../given.ts";
import type { FaultRow } from "./row.ts";

const A_SECOND = 200;
const GIVE_UP_MS = 30_000;
const AGAIN_MS = 100;
const BETWEEN_MS = 2_000;

/** R13: one app that is restarted again and again, while people come at a steady pace, whether or not it is open. */
export async function restarts(count: number): Promise<FaultRow[]> {
  const data = await dataWith(weddingWith(5));
  const port = await freePort();
  const env = { DATA_DIR: data.folder, PORT: String(port) };
  const start = () => running(["server/main.ts"], env, { cores: "all" });
  const url = `http://127.0.0.1:${port}`;
  const paths = [`/card/${data.id}`, "/config.json", `/card/${data.id}`, "/terms"];
  const seen = { asked: 0, answered: 0, failed: 0 };
  /** As a browser or a balancer does: a connection that is refused, or cut without an answer, is tried again. */
  async function come(path: string): Promise<void> {
    const end = performance.now() + GIVE_UP_MS;
    while (performance.now() < end) {
      const { status } = await ask(url + path, { host: `127.0.0.1:${port}` });
      if (status >= 500) seen.failed += 1;
      if (status === 200) {
        seen.answered += 1;
        return;
      }
      await sleep(AGAIN_MS);
    }
  }
  let app = await start();
  const coming = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one = come(paths[seen.asked % paths.length] ?? "/").finally(() => coming.delete(one));
    coming.add(one);
    seen.asked += 1;
  }, 1_000 / A_SECOND);
  try {
    for (let n = 0; n < count; n += 1) {
      await sleep(BETWEEN_MS);
      await app.stop();
      app = await start();
    }
    await sleep(BETWEEN_MS);
    clearInterval(timer);
    await Promise.all(coming);
    const part = (100 * seen.answered) / seen.asked;
    return [
      {
        what: `${count} restarts, ${A_SECOND} requests a second, read`,
        seen: `${seen.asked} came, ${part.toFixed(2)} % answered in the end, ${seen.failed} answers of 500 or more`,
        must: "≥ 99.5 %, 0",
        holds: part >= 99.5 && seen.failed === 0,
      },
    ];
  } finally {
    clearInterval(timer);
    await app.stop();
    data.remove();
  }
}
