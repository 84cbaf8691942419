import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** One answer: when it was asked for, how long it took, what came. Status 0 where nothing did. */
export type Seen = { at: number; ms: number; status: number; text: string };

type Reading = { urls: readonly string[]; host: string; clients: number; pauseMs: number };

/** Clients that keep their connections and ask again and again, until they are stopped. */
export function startReaders({ urls, host, clients, pauseMs }: Reading) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const seen: Seen[] = [];
  let isOver = false;

  async function client(at: number): Promise<void> {
    for (let n = at; !isOver; n += 1) {
      seen.push(await ask(urls[n % urls.length] ?? "", { agent, host }));
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }

  const all = Promise.all(Array.from({ length: clients }, (_, at) => client(at)));
  return {
    seen,
    async stop(): Promise<Seen[]> {
      isOver = true;
      await all;
      agent.destroy();
      return seen;
    },
  };
}

type Asking = {
  agent?: Agent;
  /** Other than the address says: each machine is asked by itself under the one name that all have. */
  host: string;
  headers?: Record<string, string>;
  /** What is sent; asked without one. */
  body?: string;
};

export function ask(url: string, { agent, host, headers, body }: Asking): Promise<Seen> {
  const at = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text = "") => resolve({ at, ms: performance.now() - at, status, text });
    const method = body === undefined ? "GET" : "POST";
    const options = { agent, method, headers: { ...headers, host }, timeout: 20_000 };
    const asked = request(url, options, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => {
        text += part;
      });
      answer.on("end", () => done(answer.statusCode ?? 0, text));
      answer.on("error", () => done(0));
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => done(0));
    asked.end(body);
  });
}

export function failedAmong(seen: readonly Seen[]): Seen[] {
  return seen.filter(({ status }) => status === 0 || status >= 500);
}
