import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "#server/ports.ts";
import * as tables from "#server/store/tables.ts";

/** A query that runs longer is a mistake; it must not hold a connection that others wait for. */
const STATEMENT_TIMEOUT_MS = 5_000;
/** Waiting longer for a connection means the server cannot keep up: fail fast instead. */
const CONNECTION_TIMEOUT_MS = 1_000;

/** A PostgreSQL server, for production. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced at the next query; the query tells if that fails too.
  pool.on("error", () => undefined);
  return {
    name: "postgres",
    orm: drizzle(pool, { schema: tables, casing: "snake_case" }),
    run: (text, values) => pool.query(text, values),
    async ping() {
      await pool.query("select 1");
    },
    close: () => pool.end(),
  };
}
