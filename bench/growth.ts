import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCard } from "#cards/engine/card.ts";
import { kindNamed, kinds } from "#cards/kinds/kinds.ts";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { createDiskFiles } from "#server/adapters/files-disk.ts";
import { createCardPages } from "#server/card-pages/card-pages.ts";
import { builtDrawing } from "#server/card-pages/drawing.ts";
import { readConfig } from "#server/config.ts";
import { createEventBus } from "#server/event-bus.ts";
import { members, startApi } from "#server/graphql/api-for-tests.ts";
import { createLog } from "#server/log.ts";
import type { Database } from "#server/ports.ts";
import { createWorkers } from "#server/workers/workers.ts";
import { startPostgresServer } from "#tests/postgres-server.ts";
import * as operations from "#web/graphql/graphql.ts";
import { everyJob, little } from "./growth-jobs.ts";
import { type Grown, openCards, seedGrown } from "./growth-seed.ts";
import { type Figure, percentile } from "./measure.ts";

const RUNS = 21;
/** Of a job that takes longer than this altogether, as some do that run once a night. */
const LONG_RUNS = 5;
const LONG_MS = 3_000;
const MOST_TIMES = 1.5;
/** What a machine that does other things as well adds to anything. */
const NOISE_MS = 1;

/** Why some take longer where there is more, though nothing is wrong with them. */
const reasons: Record<string, string> = {
  "close-ownerless": "asks the pool for every owner, at most 10,000 a night",
  "thin-versions": "looks at the cards that were changed within 38 days",
  "remove-company-files": "looks at every company's files, two each, once a night",
  "vacuum-database": "goes through all tables, once a night",
  "end-blocks": "looks for every entry that was ever deleted for a report",
};

type Times = { p50: number; p95: number };
type Measured = Map<string, Times>;
type Place = { name: string; sizes: number[]; open(folder: string, sizes: number[]): Promise<Opened> };
type Opened = { databases: Map<number, Database>; stop(): void };

const places: Place[] = [
  { name: "postgres", sizes: [1_000, 100_000, 1_000_000], open: openServer },
  { name: "embedded", sizes: [1_000, 100_000], open: openEmbedded },
];

/** B12: what is asked and done, among a thousand cards and among a million: `npm run bench growth [postgres|embedded]`. */
export async function growth(words: readonly string[]): Promise<Figure[]> {
  const sizes = words.map(Number).filter((size) => size > 0);
  const named = places.filter(({ name }) => words.includes(name));
  const figures: Figure[] = [];
  for (const { name, sizes: all, open } of named.length > 0 ? named : places) {
    const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
    const { databases, stop } = await open(folder, sizes.length > 0 ? sizes : all);
    try {
      figures.push(...tableOf(name, await measuredOn(databases)));
    } finally {
      await Promise.all([...databases.values()].map((database) => database.close()));
      stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  }
  return figures;
}

/** In the folder of `BENCH_FOLDER` what was seeded stays for the next run. */
async function openEmbedded(folder: string, sizes: number[]): Promise<Opened> {
  const databases = new Map<number, Database>();
  for (const size of sizes) {
    databases.set(size, await openPglite(join(process.env.BENCH_FOLDER ?? folder, String(size))));
  }
  return { databases, stop: () => undefined };
}

/** On the server of `BENCH_DATABASE_URL` what was seeded stays for the next run. */
async function serverIn(folder: string): Promise<{ url: string; stop(): void }> {
  const named = process.env.BENCH_DATABASE_URL;
  if (named) return { url: named, stop: () => undefined };
  const started = await startPostgresServer(folder);
  if ("absent" in started) throw new Error(started.absent);
  return started.server;
}

async function openServer(folder: string, sizes: number[]): Promise<Opened> {
  const { url, stop } = await serverIn(folder);
  const databases = new Map<number, Database>();
  const first = await openPostgres(url);
  for (const size of sizes) {
    const { rows } = await first.run("select from pg_database where datname = $1", [`grown_${size}`]);
    if (rows.length === 0) await first.run(`create database grown_${size}`);
    const address = Object.assign(new URL(url), { pathname: `grown_${size}` }).href;
    databases.set(size, await openPostgres(address, { statementMs: 600_000 }));
  }
  await first.close();
  return { databases, stop };
}

/** Each is asked among few cards and among many in turn: what else the machine does falls upon all of them. */
async function measuredOn(databases: ReadonlyMap<number, Database>): Promise<Map<number, Measured>> {
  const all: { cards: number; asked: Asked[]; close(): Promise<void> }[] = [];
  for (const [cards, database] of databases) {
    const began = performance.now();
    const grown = await seedGrown(database, cards);
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(`${database.name}, ${cards} cards: seeded in ${seconds} s`);
    all.push({ cards, ...(await everything(database, grown)) });
  }
  const measured = new Map(all.map(({ cards }): [number, Measured] => [cards, new Map()]));
  for (const [index, { what, least }] of (all[0]?.asked ?? []).entries()) {
    const times = all.map((): number[] => []);
    const began = performance.now();
    for (let run = 0; run <= RUNS; run += 1) {
      if (run > least && performance.now() - began > LONG_MS) break;
      for (const [which, { asked }] of all.entries()) {
        await asked[index]?.before?.();
        const at = performance.now();
        await asked[index]?.work(run);
        // The first has what no other has to do: plans, pages of the disk.
        if (run > 0) times[which]?.push(performance.now() - at);
      }
    }
    for (const [which, { cards }] of all.entries()) {
      const found = { p50: percentile(times[which] ?? [], 0.5), p95: percentile(times[which] ?? [], 0.95) };
      measured.get(cards)?.set(what, found);
      console.log(`${cards}, ${what}: ${found.p50.toFixed(1)} / ${found.p95.toFixed(1)} ms`);
    }
  }
  await Promise.all(all.map(({ close }) => close()));
  return measured;
}

type Asked = {
  what: string;
  before?: () => Promise<unknown>;
  work(run: number): Promise<unknown>;
  /** How often at least. */
  least: number;
};

async function everything(database: Database, { messages, answers }: Grown) {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  // The clock of the API moves; jobs see the same.
  const time = { now: (): Date => new Date("2026-11-15T03:00:00Z") };
  const { identity, jobs, close } = everyJob(database, time);
  const who = {
    ...identity,
    member: async (token: string) => members[token] ?? Promise.reject(new Error(token)),
    visitor: async (token: string) => ({ id: `ap-northeast-2:${token}` }),
  };
  const api = await startApi({ database, kinds: [...kinds], identity: who });
  const log = createLog("silent");
  const workers = createWorkers();
  const config = readConfig({ DATA_DIR: folder });
  const files = createDiskFiles({
    folder,
    endpoint: "",
    secret: "a secret of 32 characters, or more…",
    clock: time,
  });
  const events = createEventBus({ database });
  const pages = createCardPages({
    config,
    clock: time,
    log,
    database,
    files,
    events,
    workers,
    drawing: builtDrawing,
  });

  // As every night and every minute.
  for (const job of ["vacuum-database", "count-figures"]) await jobs.find(({ name }) => name === job)?.run();

  const open = openCards(RUNS + 1);
  async function page(run: number): Promise<void> {
    const request = new Request(`http://goi.test/card/${open[run]}`);
    const answer = await pages.handle(request, { origin: "http://goi.test" });
    await answer?.arrayBuffer();
    if (answer?.status !== 200) throw new Error(`/card/${open[run]} answered ${answer?.status}`);
  }
  async function ask(token: string, document: { toString(): string }, variables: object): Promise<void> {
    api.pass(60_000);
    const caller = token.startsWith("guest") ? { headers: { "x-visitor": token } } : { token };
    const { errors } = await api.post(document.toString(), { variables, ...caller });
    if (errors) throw new Error(JSON.stringify(errors));
  }
  const mine = (document: { toString(): string }, variables: object) => () =>
    ask("minsu", document, variables);
  const admins = (document: { toString(): string }, variables: object) => () =>
    ask("sora", document, variables);
  const rsvp = { card: answers, section: "rsvp" };
  const answer = {
    name: "한지우",
    attending: "yes",
    side: "bride",
    adults: 2,
    children: 0,
    meal: "yes",
    message: "",
  };
  const greeting = startCard(kindNamed("greeting"));
  const questions: Record<string, (run: number) => Promise<unknown>> = {
    "card page, cold": page,
    "my cards": mine(operations.MyCardsDocument, { first: 20 }),
    "guestbook page": (run) =>
      ask(`guest-${run}`, operations.EntriesDocument, { card: messages, section: "guestbook" }),
    "responses page": mine(operations.ResponsesDocument, rsvp),
    "responses, searched": mine(operations.ResponsesDocument, { ...rsvp, search: "하객 77" }),
    "responses, searched in vain": mine(operations.ResponsesDocument, { ...rsvp, search: "없는 말" }),
    "response figures": mine(operations.ResponseFiguresDocument, { card: answers }),
    "messages, searched": mine(operations.ResponsesDocument, {
      card: messages,
      section: "guestbook",
      search: "하객 77",
    }),
    "messages' figures": mine(operations.ResponseFiguresDocument, { card: messages }),
    "responses as CSV": mine(operations.ResponsesCsvDocument, rsvp),
    "leave an answer": () =>
      ask(`guest-${randomUUID()}`, operations.LeaveEntryDocument, {
        ...rsvp,
        content: answer,
        key: randomUUID(),
      }),
    "create a card": () =>
      ask("jiyu", operations.CreateCardDocument, { kind: "greeting", key: randomUUID(), content: greeting }),
    "admin: by id": admins(operations.AdminCardsDocument, { search: "0000000000000309" }),
    "admin: by name": admins(operations.AdminCardsDocument, { search: "/name-77" }),
    "admin: by title": admins(operations.AdminCardsDocument, { search: "봄날의약속" }),
    "admin: by owner": admins(operations.AdminCardsDocument, { search: "member77@" }),
    "admin: closed": admins(operations.AdminCardsDocument, { state: "CLOSED" }),
    "admin: closed and paid": admins(operations.AdminCardsDocument, { state: "CLOSED", isPaid: true }),
    "admin: deleted": admins(operations.AdminCardsDocument, { state: "DELETED" }),
    "admin: figures": admins(operations.AdminFiguresDocument, { days: 30 }),
    "admin: waiting": admins(operations.AdminWaitingDocument, {}),
  };
  const asked = Object.entries(questions).map(([what, work]): Asked => ({ what, work, least: RUNS }));
  const now = `timestamptz '${time.now().toISOString()}'`;
  const worked = jobs.flatMap(({ name, run }): Asked[] => {
    const some = little[name]?.replaceAll("now_()", now);
    return [
      { what: name, work: run, least: LONG_RUNS },
      ...(some
        ? [{ what: `${name}, a little`, before: () => database.run(some), work: run, least: LONG_RUNS }]
        : []),
    ];
  });
  return {
    asked: [...asked, ...worked],
    async close() {
      await Promise.all([pages.close(), workers.close()]);
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Prints what was measured, and judges each against itself among the fewest cards. */
function tableOf(name: string, measured: ReadonlyMap<number, Measured>): Figure[] {
  const [fewest, ...more] = [...measured.keys()];
  const first = fewest === undefined ? undefined : measured.get(fewest);
  if (!first || fewest === undefined) return [];
  const cell = (times: Times | undefined) =>
    times ? `${times.p50.toFixed(1)} / ${times.p95.toFixed(1)}` : "–";
  console.log(
    `\n| ${name}, ms p50 / p95 | ${[fewest, ...more].map((size) => size.toLocaleString("en")).join(" | ")} |`,
  );
  console.log(`| --- | ${[fewest, ...more].map(() => "---").join(" | ")} |`);
  for (const what of first.keys())
    console.log(`| ${what} | ${[...measured.values()].map((one) => cell(one.get(what))).join(" | ")} |`);
  console.log("");
  return more.flatMap((size) =>
    [...first].map(([what, { p50: peer }]) => {
      const ours = measured.get(size)?.get(what)?.p50 ?? Number.NaN;
      const reason = reasons[what.replace(/, a little$/, "")];
      const isKept = ours <= MOST_TIMES * peer || ours - peer <= NOISE_MS;
      return {
        row: "B12",
        what: `${name}, ${size} cards, ${what}`,
        measured: `${(ours / peer).toFixed(2)} (${ours.toFixed(1)} against ${peer.toFixed(1)} ms)`,
        bar: reason && !isKept ? `told: ${reason}` : `≤ ${MOST_TIMES}`,
        holds: isKept || reason !== undefined,
      };
    }),
  );
}
