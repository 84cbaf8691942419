import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "#domain/duration.ts";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { type CardSearch, searchCards } from "#server/cards/search-store.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Database } from "#server/ports.ts";
import { seedCards } from "./card-seed.ts";
import { amount, type Figure, median } from "./measure.ts";

const RUNS = 5;
const PAGE = 31;

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
