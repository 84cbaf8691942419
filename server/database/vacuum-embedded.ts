import type { Database } from "#server/ports.ts";

/**
 * What a server does by itself, and nobody for the embedded database: frees the room of rows that are gone, and counts
 * what there is, without which it guesses how to answer. A table at a time: whoever waits is answered in between.
 */
export async function vacuumEmbedded({ database }: { database: Database }): Promise<{ tables: number }> {
  const { rows } = await database.run(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  for (const { name } of rows) await database.run(`vacuum (analyze) ${name}`);
  return { tables: rows.length };
}
