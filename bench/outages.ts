import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { startPostgresServer } from "#tests/postgres-server.ts";
import { startProxy } from "#tests/silent-proxy.ts";
import { publishAll, running, weddingWith } from "./given.ts";
import { percentile } from "./measure.ts";

/** `node bench/outages.ts`: what clients see while PostgreSQL is paused, killed, or absent when the app starts. */
const OUTAGE_MS = 20_000;
const ABSENT_MS = 30_000;
const EVERY_MS = 250;
const GIVE_UP_MS = 30_000;

type Seen = { kind: string; at: number; ms: number; status: number };

const folder = mkdtempSync(join(tmpdir(), "goi-outages-"));
const started = await startPostgresServer(folder);
if ("absent" in started) throw new Error(started.absent);
const { server } = started;

const card = { kind: kindNamed("greeting"), content: weddingWith(1) };
const ids = await publishAll(await openPostgres(server.url), [card, card]);

/** One of each kind of request, asked again and again whether or not the last was answered. */
async function clientsOf(url: string) {
  const settings = (await (await fetch(`${url}/config.json`)).json()) as Record<string, string>;
  const post = (path: string, headers: Record<string, string>, body: object) =>
    fetch(url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
  const kinds: Record<string, () => Promise<Response>> = {
    "card, kept": () => fetch(`${url}/card/${ids[0]}`),
    "home page": () => fetch(`${url}/`, { signal: AbortSignal.timeout(GIVE_UP_MS) }),
    "GraphQL, read": () =>
      post(
        "/graphql",
        { "content-type": "application/json", "x-api-key": String(settings.apiKey) },
        { query: `{ tally(card: "${ids[1]}", section: "attending") { __typename } }` },
      ),
    "identity, write": () =>
      post(
        "/identity/identity-pool",
        {
          "content-type": "application/x-amz-json-1.1",
          "x-amz-target": "AWSCognitoIdentityService.GetId",
        },
        { IdentityPoolId: settings.identityPoolId },
      ),
    "/-/ready": () => fetch(`${url}/-/ready`, { signal: AbortSignal.timeout(GIVE_UP_MS) }),
  };
  await (await kinds["card, kept"]?.())?.text();
  const seen: Seen[] = [];
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    for (const [name, ask] of Object.entries(kinds)) {
      const at = performance.now();
      const asked = ask()
        .then(async (answer) => {
          await answer.arrayBuffer();
          seen.push({ kind: name, at, ms: performance.now() - at, status: answer.status });
        })
        .catch(() => void seen.push({ kind: name, at, ms: performance.now() - at, status: 0 }));
      underWay.add(asked);
      void asked.finally(() => underWay.delete(asked));
    }
  }, EVERY_MS);
  return {
    seen,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

function table(title: string, seen: Seen[], { from, to }: { from: number; to: number }) {
  console.log(
    `\n${title}\n| request | answers while away | p50 ms | max ms | well again after |\n|---|---|---|---|---|`,
  );
  for (const kind of new Set(seen.map((it) => it.kind))) {
    const its = seen.filter((it) => it.kind === kind);
    const during = its.filter(({ at }) => at >= from && at < to);
    const statuses = [...new Set(during.map(({ status }) => status))].sort();
    const answers = statuses.map((it) => `${during.filter(({ status }) => status === it).length} × ${it}`);
    const times = during.map(({ ms }) => ms);
    const wrong = its.filter(({ at, status }) => at >= to && status >= 500).map(({ at }) => at);
    const back = wrong.length > 0 ? Math.max(...wrong) - to + EVERY_MS : 0;
    console.log(
      `| ${kind} | ${answers.join(", ")} | ${percentile(times, 0.5).toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${(back / 1_000).toFixed(1)} s |`,
    );
  }
}

/** Every process of the server, as the kernel would stop a machine. */
function signalAll(signal: "STOP" | "CONT") {
  const children = execFileSync("pgrep", ["-P", String(server.pid)], { encoding: "utf8" })
    .trim()
    .split("\n");
  execFileSync("kill", [`-${signal}`, String(server.pid), ...children]);
}

async function during(title: string, away: () => Promise<unknown>, back: () => Promise<unknown>) {
  const app = await running(["server/main.ts"], {
    DATABASE_URL: server.url,
    DATA_DIR: join(folder, title.slice(0, 6)),
    LOG_LEVEL: "info",
  });
  const clients = await clientsOf(app.url);
  await sleep(3_000);
  const from = performance.now();
  await away();
  await sleep(OUTAGE_MS);
  const to = performance.now();
  await back();
  await sleep(8_000);
  await clients.stop();
  table(title, clients.seen, { from, to });
  await app.stop();
}

try {
  await during(
    "paused for 20 s (SIGSTOP)",
    async () => signalAll("STOP"),
    async () => signalAll("CONT"),
  );
  await during(
    "killed, started again after 20 s",
    async () => server.stop(),
    () => server.startAgain(),
  );
  const begun = performance.now();
  const place = await startProxy(server.url);
  const { url } = place;
  await place.close();
  const late = sleep(ABSENT_MS).then(() => startProxy(server.url, Number(new URL(url).port)));
  const app = await running(["server/main.ts"], { DATABASE_URL: url, DATA_DIR: join(folder, "late") });
  const opened = performance.now() - begun;
  const said = app.lines().filter((line) => line.includes("does not answer yet")).length;
  console.log(
    `\nabsent for the first 30 s: open after ${(opened / 1_000).toFixed(1)} s, said ${said} time(s); ` +
      `first page ${(await fetch(app.url)).status}`,
  );
  await app.stop();
  await (await late).close();
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}
