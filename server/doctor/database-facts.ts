import { z } from "zod";
import { allMigrations } from "#server/database/migrate.ts";
import type { Database } from "#server/ports.ts";

export const databaseFacts = z.object({
  version: z.string(),
  latencyMs: z.number(),
  /** What time it is there, in milliseconds, and was here when it answered. */
  clockMs: z.number(),
  askedAtMs: z.number(),
  missingMigrations: z.number(),
  maxConnections: z.number(),
});
export type DatabaseFacts = z.infer<typeof databaseFacts>;

/** What a database says of itself. Nothing is changed, and nothing is upgraded. */
export async function readDatabaseFacts(database: Pick<Database, "run" | "ping">): Promise<DatabaseFacts> {
  await database.ping();
  const started = performance.now();
  const { rows } = await database.run(
    `select current_setting('server_version') as version,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as clock,
      current_setting('max_connections')::int as connections,
      to_regclass('public.migrations') is not null as migrated`,
  );
  const latencyMs = performance.now() - started;
  const askedAtMs = Date.now() - latencyMs / 2;
  const [row] = rows;
  const applied = row?.migrated === true ? (await database.run("select hash from migrations")).rows : [];
  const known = new Set(applied.map(({ hash }) => hash));
  return databaseFacts.parse({
    // Behind it stands who packed it.
    version: String(row?.version).split(" ")[0],
    latencyMs,
    clockMs: row?.clock,
    askedAtMs,
    missingMigrations: allMigrations().filter(({ hash }) => !known.has(hash)).length,
    maxConnections: row?.connections,
  });
}
