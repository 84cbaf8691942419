import type { Database } from "#server/ports.ts";

export type DumpedFacts = { databaseVersion: string; migrations: string[]; rows: Record<string, number> };

type Run = Database["run"];

/** What a manifest says of a database, as it is for this connection: in a transaction, of one moment. */
export async function dumpedFacts(run: Run): Promise<DumpedFacts> {
  const [server] = (await run("select version() as text")).rows;
  return {
    databaseVersion: String(server?.text),
    migrations: (await run("select hash from migrations order by created_at, hash")).rows.map(({ hash }) =>
      String(hash),
    ),
    rows: await countRows(run),
  };
}

/** Reads every row, so that a page with a wrong checksum is found. */
export async function countRows(run: Run): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const { name } of (await run(TABLES)).rows) {
    const [counted] = (await run(`select count(*)::int as rows from ${name}`)).rows;
    rows[String(name)] = Number(counted?.rows);
  }
  return rows;
}

const TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence = 'p'
    and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg_toast%'
  order by 1`;

/** Where what was counted differs, one sentence. */
export function differenceBetween(
  expected: Record<string, number>,
  found: Record<string, number>,
): string | undefined {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => expected[name] !== found[name]);
  if (wrong.length === 0) return undefined;
  return wrong
    .map((name) => `${name} has ${found[name] ?? "no"} rows, not ${expected[name] ?? "any"}`)
    .join("; ");
}
