import { sql } from "drizzle-orm";
import type { MigrationMeta } from "drizzle-orm/migrator";
import type { Orm } from "#server/ports.ts";

/** An index that a migration asks for `CONCURRENTLY`: of a large table to which others write meanwhile. */
export type LateIndex = { name: string; statement: string };

const STATEMENT = /^\s*CREATE (?:UNIQUE )?INDEX CONCURRENTLY "(?<name>\w+)"/;
const DROPPED = /DROP INDEX (?:IF EXISTS )?"(?<name>\w+)"/g;

export function indexIn(statement: string): LateIndex | undefined {
  const name = STATEMENT.exec(statement)?.groups?.name;
  return name === undefined ? undefined : { name, statement };
}

/** Those that are not there, or were broken off; not what a later migration took away. */
export async function missingIndexes(orm: Orm, migrations: readonly MigrationMeta[]): Promise<LateIndex[]> {
  const wanted = new Map<string, LateIndex>();
  for (const statement of migrations.flatMap(({ sql: statements }) => statements)) {
    const index = indexIn(statement);
    if (index) wanted.set(index.name, index);
    for (const dropped of statement.matchAll(DROPPED)) wanted.delete(dropped.groups?.name ?? "");
  }
  if (wanted.size === 0) return [];
  const found = (await orm.execute(
    sql`select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indisvalid and pg_table_is_visible(pg_class.oid) and relname in ${[...wanted.keys()]}`,
  )) as unknown as { rows: { name: string }[] };
  for (const { name } of found.rows) wanted.delete(name);
  return [...wanted.values()];
}
