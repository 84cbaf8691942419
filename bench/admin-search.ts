import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "#domain/duration.ts";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { type CardSearch, searchCards } from "#server/cards/search-store.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Database } from "#server/ports.ts";
import { amount, type Figure, median } from "./measure.ts";

export const CARDS = 100_000;
const RUNS = 5;
const PAGE = 31;

/**
 * Titles of weddings and birthdays, always the same ones: surnames that many have, given names of two syllables out of
 * hundreds, and words that every title has. Built in the database, which is a hundred times faster than sending them.
 */
const SEED = `
  insert into cards (id, kind, owner, made_key, status, draft_version, title, theme, created_at, updated_at, plan, published_at, expires_at)
  select
    lpad(to_hex(n), 16, '0'),
    (array['greeting','birthday','thanks','baby-birthday','event','photo','memorial','site'])[1 + n % 8],
    '00000000-0000-4000-8000-' || lpad((n % 30000)::text, 12, '0') || '::member' || (n % 30000),
    gen_random_uuid(),
    case when n % 3 = 0 then 'draft' when n % 50 = 1 then 'closed' else 'published' end,
    1,
    (array['김','이','박','최','정','강','조','윤'])[1 + n * 7 % 8] || (array['민','서','지','하','도','예','수','은'])[1 + n / 8 % 8]
      || (array['준','연','우','윤','현','아','진','호'])[1 + n / 64 % 8] || ' ♥ '
      || (array['한','오','문','남궁','신','권','황','안'])[1 + n / 3 % 8] || (array['가','나','다','라','마','바','사','자'])[1 + n / 5 % 8]
      || (array['람','은','솔','빛','온','결','린','율'])[1 + n / 11 % 8] || ' 결혼합니다' || case when n = 777 then ' 봄날의약속' else '' end,
    'hanji',
    timestamptz '2026-11-15 00:00+09' - n * interval '1 minute',
    timestamptz '2026-11-15 00:00+09' - n * interval '1 minute',
    case when n % 4 = 1 then 'basic' end,
    case when n % 3 > 0 then timestamptz '2026-11-01' end,
    case when n % 3 > 0 then timestamptz '2026-11-15' + (n % 400) * interval '1 day' end
  from generate_series(1, ${CARDS}) as n`;

const now = new Date("2026-11-15T00:00:00Z");
const soon = { after: now, until: new Date(now.getTime() + 14 * DAY_MS) };

/** What admins ask: nothing, a word that all have, a name that few have, one that one has, and filters. */
const questions: [what: string, search: Partial<CardSearch>][] = [
  ["the newest", {}],
  ["a word of every title", { title: "결혼합니다" }],
  ["a surname", { title: "남궁" }],
  ["a name of two syllables", { title: "서연" }],
  ["a couple", { title: "김민준♥한가람" }],
  ["one title", { title: "봄날의 약속" }],
  ["no title", { title: "없는이름" }],
  ["an id", { named: "0000000000000309" }],
  ["an owner", { owners: ["00000000-0000-4000-8000-000000000777::member777" as never] }],
  ["a kind and a name", { kind: "memorial", title: "하우" }],
  ["the suspended", { state: "suspended" }],
  ["the closed and paid", { state: "closed", isPaid: true }],
  ["what ends soon", { ending: soon }],
];

/** Z: the admins' search among 100,000 cards, on the embedded database and on a server where one is named. */
export async function adminSearch(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const url = process.env.BENCH_DATABASE_URL;
  try {
    const figures = await measured("pglite", await openPglite(join(folder, "database")));
    return url ? [...figures, ...(await measured("postgres", await openPostgres(url)))] : figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(name: string, database: Database): Promise<Figure[]> {
  try {
    await migrate(database);
    await seedCards(database);
    const figures: Figure[] = [];
    for (const [what, search] of questions) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const began = performance.now();
        await searchCards(database.orm, { ...search, limit: PAGE });
        times.push(performance.now() - began);
      }
      const value = median(times);
      figures.push(amount({ row: "admin", what: `${name}, ${what}`, value, unit: "ms", atMost: 100 }));
    }
    return figures;
  } finally {
    await database.close();
  }
}

/** In parts, because a statement must end in time on a server. */
export async function seedCards(database: Database): Promise<void> {
  const part = CARDS / 50;
  for (let from = 1; from <= CARDS; from += part) {
    const range = `generate_series(${from}, ${Math.min(from + part - 1, CARDS)})`;
    await database.run(SEED.replace(`generate_series(1, ${CARDS})`, range));
  }
}
