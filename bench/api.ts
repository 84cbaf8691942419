import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { CARD_ID_BYTES, cardId, cardIdOf } from "#domain/card-id.ts";
import { DAY_MS } from "#domain/duration.ts";
import type { Owner } from "#domain/member.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { builtDrawing } from "#server/card-pages/drawing.ts";
import { isShownCard, shownCard } from "#server/card-pages/shown-card.ts";
import { changeCard, insertCard, saveDraft } from "#server/cards/store.ts";
import type { Database } from "#server/ports.ts";
import { startPostgresServer } from "#tests/postgres-server.ts";
import {
  CreateCardDocument,
  PublishCardDocument,
  ResponsesCsvDocument,
  ResponsesDocument,
  SaveCardDocument,
} from "#web/graphql/graphql.ts";
import { fetched, memberOf } from "./asking.ts";
import { answersOn } from "./card-seed.ts";
import { type Running, running, weddingWith } from "./given.ts";
import { type Figure, median, ratio, timed } from "./measure.ts";

const GUESTS = 10_000;
const PAGE = 50;
const SAVES = 5;
const RUNS = 15;
const SECONDS = 5;

type Member = Awaited<ReturnType<typeof memberOf>>;
type Given = { app: Running; member: Member; database: Database; databaseUrl: string; card: string };

/** B8, B9, B11: what the API adds to the same rows asked for by hand, on PostgreSQL. */
export async function api(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const started = await startPostgresServer(folder);
  if ("absent" in started) throw new Error(`There is no PostgreSQL here: ${started.absent}`);
  const databaseUrl = started.server.url;
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, "app"), TRUSTED_PROXIES: "127.0.0.1,::1" };
  const app = await running(["server/main.ts"], { ...env, PRACTICE_PAYMENTS: "on" });
  const database = await openPostgres(databaseUrl);
  try {
    const member = await memberOf(app);
    const card = await member.draft("greeting", weddingWith(1));
    await seedGuests(database, card);
    const given = { app, member, database, databaseUrl, card };
    return [await againstMercurius(given, folder), await fromDraftToPage(given), ...(await guests(given))];
  } finally {
    await database.close();
    await app.stop();
    started.server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seedGuests({ run }: Database, card: string): Promise<void> {
  await run(answersOn(`'${card}'`, `generate_series(1, ${GUESTS}) as n`));
  // As the database does by itself within a minute of so many new rows.
  await run("vacuum analyze entries");
}

const OURS = `query CardWithGuests($id: ID!) {
  myCard(id: $id) { card { id title } }
  responses(card: $id, section: "rsvp", first: 20) { responses { id content values state createdAt } }
}`;
const THEIRS = `query CardWithGuests($id: ID!) {
  card(id: $id) { id title responses(first: 20) { id content values state createdAt } }
}`;

async function againstMercurius({ app, member, databaseUrl, card }: Given, folder: string): Promise<Figure> {
  const peerFolder = join(folder, "mercurius");
  const packages = ["fastify@5", "mercurius@16", "graphql@16", "pg@8"];
  const install = ["install", "--prefix", peerFolder, "--no-audit", "--no-fund", ...packages];
  await promisify(execFile)("npm", install);
  const peer = await running(["bench/mercurius-server.mjs", peerFolder, databaseUrl]);
  const runs: { ours: number; peer: number }[] = [];
  try {
    for (let run = 0; run < 3; run += 1) {
      const variables = { id: card };
      const ours = { url: `${app.url}/graphql`, query: OURS, headers: member.headers };
      const theirs = { url: `${peer.url}/graphql`, query: THEIRS };
      runs.push({
        ours: await asked({ ...ours, variables, folder }),
        peer: await asked({ ...theirs, variables, folder }),
      });
    }
  } finally {
    await peer.stop();
  }
  return ratio({
    row: "B8",
    what: "a card and 20 guests by GraphQL, with key, token and limits, against Mercurius without",
    ours: median(runs.map((run) => run.ours)),
    peer: median(runs.map((run) => run.peer)),
    unit: "requests/s",
    atLeast: 0.6,
  });
}

type Question = {
  url: string;
  query: string;
  variables: object;
  headers?: Record<string, string>;
  folder: string;
};

/** Each from a network of its own, so that no limit for one of them is measured. */
async function asked({ url, query, variables, headers, folder }: Question): Promise<number> {
  const script = join(folder, "question.lua");
  const all = { "content-type": "application/json", ...headers };
  const set = Object.entries(all).map(([name, value]) => `wrk.headers["${name}"] = [==[${value}]==]`);
  writeFileSync(
    script,
    `wrk.method = "POST"
wrk.body = [==[${JSON.stringify({ query, variables })}]==]
${set.join("\n")}
local asked = 0
request = function()
  asked = asked + 1
  wrk.headers["x-forwarded-for"] = "10." .. math.floor(asked / 65536) % 256 .. "." .. math.floor(asked / 256) % 256 .. "." .. asked % 256
  return wrk.format()
end`,
  );
  const pinned = process.platform === "linux" ? ["taskset", "-c", "1"] : [];
  const [program = "", ...args] = [...pinned, "wrk", "-t1", "-c16", `-d${SECONDS}s`, "-s", script, url];
  const { stdout: said } = await promisify(execFile)(program, args);
  if (/Non-2xx/.test(said)) throw new Error(said);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

/** In turn, so that what else the machine does falls upon both; the first of each is cold. */
async function inTurn(ours: () => Promise<unknown>, peer: () => Promise<unknown>, runs = RUNS) {
  const times: { ours: number; peer: number }[] = [];
  for (let run = 0; run <= runs; run += 1) times.push({ ours: await timed(ours), peer: await timed(peer) });
  const warm = times.slice(1);
  return { ours: median(warm.map((time) => time.ours)), peer: median(warm.map((time) => time.peer)) };
}

/** From nothing to a page that a guest has, against the same statements and one drawing. */
async function fromDraftToPage({ app, member, database: { orm } }: Given): Promise<Figure> {
  const kind = kindNamed("greeting");
  const contents = Array.from({ length: SAVES + 1 }, (_, at) => weddingWith(at + 1));
  const [first, ...later] = contents;
  const { drawCard, cardDocument } = await builtDrawing();

  async function ours() {
    const { createCard } = await member.ask(CreateCardDocument, {
      kind: "greeting",
      key: randomUUID(),
      content: first,
    });
    const { id } = createCard.card;
    for (const [at, content] of later.entries())
      await member.ask(SaveCardDocument, { id, base: at + 1, content });
    await member.ask(PublishCardDocument, { id, version: SAVES + 1 });
    const page = await fetched(`${app.url}/card/${id}`);
    await page.text();
    if (page.status !== 200) throw new Error(`/card/${id} answered ${page.status}`);
  }

  async function peer() {
    const now = new Date();
    const owner = "bench::bench" as Owner;
    const id = cardIdOf(randomBytes(CARD_ID_BYTES));
    const labelOf = (content: (typeof contents)[number]) => {
      const { title, when } = kind.facts(content);
      return { title, theme: content.theme.name, eventDate: when?.date ?? null };
    };
    if (!first) throw new Error("nothing to save");
    const made = {
      id,
      kind: kind.name,
      owner,
      madeKey: randomUUID(),
      content: first,
      label: labelOf(first),
      now,
    };
    let card = await insertCard(orm, made);
    for (const [at, content] of later.entries()) {
      const saved = await saveDraft(orm, {
        id,
        base: at + 1,
        content,
        label: labelOf(content),
        by: owner,
        now,
      });
      card = saved ?? card;
    }
    const expiresAt = new Date(now.getTime() + 7 * DAY_MS);
    const live = { liveVersion: SAVES + 1, publishedAt: now, plan: "basic", expiresAt } as const;
    await changeCard(orm, { card, change: { status: "published", ...live }, now });
    const shown = await shownCard(orm, { id: cardId.parse(id), kind, origin: app.url, now, kakaoKey: null });
    if (!isShownCard(shown)) throw new Error("The card is not shown");
    const { page, contentVersion } = shown;
    cardDocument({ page, markup: drawCard(page), contentVersion, fonts: "", viewsAt: null });
  }

  return ratio({
    row: "B9",
    what: `create, ${SAVES} saves, publish, first page, p50, against the same statements and one drawing`,
    ...(await inTurn(ours, peer)),
    unit: "ms",
    atMost: 3,
  });
}

/** A page of those who answered, and all of them as a file. */
async function guests({ member, database: { run }, card }: Given): Promise<Figure[]> {
  const rows = (limit: number) =>
    run(
      "select id, content, state, created_at from entries where card = $1 and section = 'rsvp' order by created_at desc, id desc limit $2",
      [card, limit],
    );
  const page = await inTurn(
    () => member.ask(ResponsesDocument, { card, section: "rsvp", first: PAGE }),
    () => rows(PAGE),
  );
  const file = await inTurn(
    () => member.ask(ResponsesCsvDocument, { card, section: "rsvp" }),
    async () => {
      const { rows: all } = await rows(GUESTS);
      return all.map((row) => Object.values(row.content as object).join()).join("\n");
    },
    5,
  );
  return [
    ratio({
      row: "B11",
      what: `a page of ${PAGE} guests by GraphQL, against its rows`,
      ...page,
      unit: "ms",
      atMost: 6,
    }),
    ratio({
      row: "B11",
      what: `${GUESTS} guests as a file, against their rows put together`,
      ...file,
      unit: "ms",
      atMost: 1.5,
    }),
  ];
}
