import { once } from "node:events";
import { readdirSync } from "node:fs";
import { Agent, request } from "node:http";
import { FROM_ANYWHERE } from "#tests/faults/client.ts";
import { dataWith, type Running, running, weddingWith } from "../given.ts";
import { residentMegabytes } from "../measure.ts";
import type { FaultRow } from "./row.ts";
import type { Kept } from "./soak-probe.ts";

const CLIENTS = 32;
const SAMPLES = 40;
/** So many of the samples are warm-up. */
const WARM = 10;
const MOST_SLOPE = 1;

type Sample = { requests: number; memory: number; files: number; timers: number; rejections: number };

/** R17: a long time of everything mixed; what grows with it. */
export async function soak(requests: number): Promise<FaultRow[]> {
  const data = await dataWith(weddingWith(5));
  const probe = ["--import", "./bench/faults/soak-probe.ts", "server/main.ts"];
  const app = await running(probe, { DATA_DIR: data.folder, ...FROM_ANYWHERE }, { cores: "all" });
  try {
    const { apiKey, identityPoolId } = await (await fetch(`${app.url}/config.json`)).json();
    const query = `{ tally(card: "${data.id}", section: "attending") { __typename } }`;
    const asks: Ask[] = [
      { path: `/card/${data.id}` },
      { path: `/card/${data.id}` },
      { path: "/" },
      { path: "/config.json" },
      { path: "/nobody-has-this-name" },
      {
        path: "/graphql",
        headers: { "content-type": "application/json", "x-api-key": apiKey },
        body: JSON.stringify({ query }),
      },
      {
        path: "/identity/identity-pool",
        headers: {
          "content-type": "application/x-amz-json-1.1",
          "x-amz-target": "AWSCognitoIdentityService.GetId",
        },
        body: JSON.stringify({ IdentityPoolId: identityPoolId }),
      },
    ];
    const samples: Sample[] = [];
    let failed = 0;
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      failed += await askAll(app, { asks, count: Math.ceil(requests / SAMPLES) });
      samples.push({ requests: Math.ceil((sample * requests) / SAMPLES), ...(await sampleOf(app)) });
      const { memory, files, timers } = samples.at(-1) ?? { memory: 0, files: 0, timers: 0 };
      console.log(`${samples.at(-1)?.requests}: ${memory.toFixed(0)} MB, ${files} files, ${timers} timers`);
    }
    const warm = samples.slice(WARM);
    const slope = slopeOf(warm.map((it) => [it.requests / 10_000, it.memory]));
    const rejections = samples.at(-1)?.rejections ?? 0;
    const [first, last] = [warm[0], warm.at(-1)];
    return [
      {
        what: `${requests} requests, memory after warm-up`,
        seen: `${slope.toFixed(2)} MB for each 10,000 (${first?.memory.toFixed(0)} to ${last?.memory.toFixed(0)} MB)`,
        must: `≤ ${MOST_SLOPE} MB`,
        holds: slope <= MOST_SLOPE,
      },
      {
        what: "what stays open",
        seen: `${first?.files} to ${last?.files} files, ${first?.timers} to ${last?.timers} timers`,
        must: "flat",
        holds:
          (last?.files ?? 0) <= (first?.files ?? 0) + 10 && (last?.timers ?? 0) <= (first?.timers ?? 0) + 10,
      },
      {
        what: "failures",
        seen: `${failed} answers of 500 or more, ${rejections} unhandled rejections`,
        must: "0, 0",
        holds: failed + rejections === 0,
      },
    ];
  } finally {
    await app.stop();
    data.remove();
  }
}

type Ask = { path: string; headers?: Record<string, string>; body?: string };

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
let networks = 0;

async function askAll(
  { url }: Running,
  { asks, count }: { asks: readonly Ask[]; count: number },
): Promise<number> {
  let asked = 0;
  let failed = 0;
  async function client(): Promise<void> {
    while (asked < count) {
      const ask = asks[asked % asks.length];
      asked += 1;
      if (ask && (await statusOf(url, ask)) >= 500) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return failed;
}

function statusOf(url: string, { path, headers, body }: Ask): Promise<number> {
  networks += 1;
  const network = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  const options = {
    agent,
    method: body ? "POST" : "GET",
    headers: { ...headers, "x-forwarded-for": network },
  };
  return new Promise((resolve) => {
    request(url + path, options, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", () => resolve(599))
      .end(body);
  });
}

async function sampleOf({ process: child }: Running): Promise<Omit<Sample, "requests">> {
  child.send("tell");
  const [{ resources, rejections }] = (await once(child, "message")) as [Kept];
  const files = readdirSync(`/proc/${child.pid}/fd`).length;
  return { memory: residentMegabytes(child.pid), files, timers: resources.Timeout ?? 0, rejections };
}

/** By least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}
