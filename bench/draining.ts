import { Agent, get, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { EntriesChangedDocument } from "#web/graphql/graphql.ts";
import { dataWith, running, weddingWith } from "./given.ts";
import { amount, type Figure } from "./measure.ts";

const STREAMS = 1_900;
const CLIENTS = 20;
const DRAIN_SECONDS = 20;
/** When a balancer that asks every two seconds has noticed, at the latest. */
const NOTICED_MS = 6_000;

/** What clients see while the app is told to stop: steady requests on kept connections, and 1,900 open cards. */
export async function draining(): Promise<Figure[]> {
  const data = await dataWith(weddingWith(5));
  const env = { DATA_DIR: data.folder, DRAIN_SECONDS: String(DRAIN_SECONDS), TRUSTED_PROXIES: "127.0.0.0/8" };
  const app = await running(["server/main.ts"], env, { cores: "all" });
  try {
    const { apiKey } = (await (await fetch(`${app.url}/config.json`)).json()) as { apiKey: string };
    const streams: IncomingMessage[] = [];
    while (streams.length < STREAMS) {
      const some = Array.from({ length: 100 }, (_, at) =>
        subscribe({ ...data, url: app.url, apiKey, at: streams.length + at }),
      );
      streams.push(...(await Promise.all(some)));
    }
    const refused = streams.filter(({ statusCode }) => statusCode !== 200).length;
    let lastEnd = 0;
    const heard = streams.map((stream) =>
      text(stream).then(
        (said) => {
          lastEnd = performance.now();
          return /^retry: \d+$/m.test(said);
        },
        () => false,
      ),
    );

    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    let isNoticed = false;
    const answers = { fine: 0, failed: 0 };
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isNoticed) {
        const isFine = await answered(`${app.url}/card/${data.id}`, agent);
        answers[isFine ? "fine" : "failed"] += 1;
      }
    });
    const begun = performance.now();
    const stopped = app.stop();
    await new Promise((resolve) => setTimeout(resolve, NOTICED_MS));
    isNoticed = true;
    await Promise.all(clients);
    const told = (await Promise.all(heard)).filter(Boolean).length;
    const streamsTook = (lastEnd - begun) / 1_000;
    await stopped;
    const all = (performance.now() - begun) / 1_000;
    return [
      amount({
        row: "B2a",
        what: `requests that failed of ${answers.fine + answers.failed} while the app stopped`,
        value: answers.failed,
        unit: "",
        atMost: 0,
      }),
      amount({
        row: "B2b",
        what: `event streams of ${STREAMS} that were not ended cleanly`,
        value: STREAMS - told + refused,
        unit: "",
        atMost: 0,
      }),
      amount({
        row: "B2c",
        what: "the last event stream ended after",
        value: streamsTook,
        unit: "s",
        atMost: 10,
      }),
      amount({
        row: "B2d",
        what: `the app ended after, with DRAIN_SECONDS=${DRAIN_SECONDS}`,
        value: all,
        unit: "s",
        atMost: DRAIN_SECONDS + 8,
      }),
    ];
  } finally {
    app.process.kill("SIGKILL");
    data.remove();
  }
}

type Subscriber = { url: string; id: string; apiKey: string; at: number };

/** Each from another network: one may keep three hundred. */
function subscribe({ url, id, apiKey, at }: Subscriber): Promise<IncomingMessage> {
  const headers = {
    "content-type": "application/json",
    accept: "text/event-stream",
    "x-api-key": apiKey,
    "x-forwarded-for": `198.51.${at >> 8}.${at & 255}`,
  };
  const body = JSON.stringify({ query: `${EntriesChangedDocument}`, variables: { card: id } });
  return new Promise((resolve, reject) => {
    request(`${url}/graphql/stream`, { method: "POST", headers, agent: false }, resolve)
      .on("error", reject)
      .end(body);
  });
}

function answered(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) =>
      text(answer).then(
        () => resolve(answer.statusCode === 200),
        () => resolve(false),
      ),
    ).on("error", () => resolve(false));
  });
}
