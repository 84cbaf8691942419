import { expect, onTestFinished, test } from "vitest";
import { barePglite } from "#tests/databases.ts";
import { vacuumEmbedded } from "./vacuum-embedded.ts";

test("the embedded database knows what it holds, and has room where rows were", async () => {
  const database = await barePglite();
  onTestFinished(() => database.close());
  await database.run('create table "Of letters" (n int, gone text)');
  await database.run('insert into "Of letters" select n from generate_series(1, 10000) as n');
  await database.run('delete from "Of letters" where n > 100');
  expect(await vacuumEmbedded({ database })).toEqual({ tables: 1 });
  const { rows } = await database.run(
    "select reltuples::int as rows, relpages as pages, null_frac::float as missing from pg_class join pg_stats on tablename = relname and attname = 'gone' where relname = 'Of letters'",
  );
  expect(rows).toEqual([{ rows: 100, pages: 1, missing: 1 }]);
});
