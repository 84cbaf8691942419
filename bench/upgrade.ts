import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { allMigrations, migrate } from "#server/database/migrate.ts";
import { fillWithCards } from "#tests/old-databases.ts";
import { startPostgresServer } from "#tests/postgres-server.ts";

/** `node bench/upgrade.ts CARDS`: every earlier database with so many cards in it, upgraded to the newest. */
const cards = Number(process.argv[2] ?? 200_000);
const migrations = allMigrations();
/** The first with a table of cards. */
const FIRST_CARDS = 2;

const folder = mkdtempSync(join(tmpdir(), "goi-upgrade-"));
const started = await startPostgresServer(folder);
if ("absent" in started) throw new Error(started.absent);
const { server } = started;
try {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const open = (name: string) => openPostgres(Object.assign(new URL(server.url), { pathname: name }).href);
  await admin.query("create database earlier");
  for (let version = FIRST_CARDS; version < migrations.length; version += 1) {
    const before = await open("earlier");
    await migrate(before, { migrations: migrations.slice(0, version) });
    if (version === FIRST_CARDS) await fillWithCards(before, cards);
    await before.close();
    await admin.query("drop database if exists upgraded");
    await admin.query("create database upgraded template earlier");
    const upgraded = await open("upgraded");
    const begun = performance.now();
    await migrate(upgraded);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    const { rows } = await upgraded.run("select count(*)::int as found from card_search");
    await upgraded.close();
    console.log(
      `${String(version - 1).padStart(4, "0")} → newest: ${seconds} s, ${rows[0]?.found} cards found by title`,
    );
  }
  await admin.end();
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}
