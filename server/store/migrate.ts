import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "#server/ports.ts";

/** Any number: it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 4_210_001;

const folder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Runs what is missing, all or nothing; of several processes that start together, one does it. */
export async function migrate({ orm }: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists migrations (hash text primary key, created_at timestamptz not null default now())`,
    );
    const done = new Set((await rowsOf(tx.execute(sql`select hash from migrations`))).map((row) => row.hash));
    for (const migration of migrations.filter(({ hash }) => !done.has(hash))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (hash) values (${migration.hash})`);
    }
  });
}

async function rowsOf(result: PromiseLike<unknown>): Promise<{ hash: string }[]> {
  return ((await result) as { rows: { hash: string }[] }).rows;
}
