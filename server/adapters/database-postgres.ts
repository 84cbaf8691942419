import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { createQueryWatch, type QueryWatch } from "#server/database/query-watch.ts";
import { isOutage } from "#server/failure.ts";
import type { Database, Orm } from "#server/ports.ts";
import { listenToPostgres } from "./postgres-listener.ts";
import { watchSilence } from "./postgres-silence.ts";

const PATIENCE = {
  /** A query that runs longer is a mistake; it must not hold a connection that others wait for. */
  statementMs: 5_000,
  /** Waiting longer for a connection means the server cannot keep up: whoever asks is told so within a second. */
  connectionMs: 700,
  /** Together with the next: within two seconds a caller knows that nothing was written. */
  silenceMs: 900,
  probeMs: 600,
  /** Of a second, after which nothing old is served; see `postgres-listener.ts`. */
  heardMs: 300,
};
/** For work that nobody waits for: a server that is only slow to take us in is not absent. */
const UNHURRIED_MS = 10_000;
/** A path that is dead is noticed although nothing is asked; routers forget what is still for minutes. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** Connections of one process. */
export const POOL_SIZE = 20;
const ORM_OPTIONS = { casing: "snake_case" } as const;
type NoTables = Record<string, never>;

export type Patience = typeof PATIENCE;

type Options = Partial<Patience> & {
  /** Where changes are told, if not there: a pool in front of the server does not pass them on. */
  listenUrl?: string | undefined;
};

/** A PostgreSQL server, for production. */
export async function openPostgres(url: string, options: Options = {}): Promise<Database> {
  const {
    statementMs,
    connectionMs,
    silenceMs,
    probeMs,
    heardMs,
    listenUrl = url,
  } = { ...PATIENCE, ...options };
  const name = `goi ${hostname().slice(0, 24)} ${process.pid} ${randomUUID().slice(0, 8)}`;
  let listening: ReturnType<typeof listenToPostgres> | undefined;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: POOL_SIZE,
    // The first who come after a quiet while find some open.
    min: 2,
    statement_timeout: statementMs,
    connectionTimeoutMillis: connectionMs,
    ...KEEP_ALIVE,
  });
  // An idle connection that breaks is replaced at the next query; the query tells if that fails too.
  pool.on("error", () => undefined);
  const isAlive = () => answers(url, probeMs);
  watchSilence(pool, { silenceMs, longestMs: statementMs + 1_000, isAlive });
  const queries = createQueryWatch("postgres");
  const watched = watchedBy(queries, pool);
  return {
    name: "postgres",
    orm: ormOn(watched, queries),
    queries,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: POOL_SIZE,
    }),
    run: (text, values) => watched.query(text, values),
    async ping() {
      await watched.query("select 1");
    },
    listen(ears) {
      listening ??= listenToPostgres({ url: listenUrl, name, connectionMs: UNHURRIED_MS, heardMs });
      listening.add(ears);
      return listening;
    },
    async unlimited(work) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: UNHURRIED_MS,
        ...KEEP_ALIVE,
      });
      client.on("error", () => undefined);
      try {
        await client.connect();
        // Also where the server's own settings have a limit.
        await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
        return await work(drizzle(client, ORM_OPTIONS));
      } finally {
        await client.end();
      }
    },
    async close() {
      await listening?.close();
      await pool.end();
    },
  };
}

/**
 * The ORM takes a connection for a transaction and, where already BEGIN fails, never gives it back: some outages
 * later none would be left. Here it is given back always, and to nobody else when it is not known what it does.
 */
function ormOn(pool: pg.Pool, queries: QueryWatch): Orm {
  const orm: Orm = drizzle(pool, ORM_OPTIONS);
  // One for all: it remembers how columns are written.
  const dialect = new PgDialect(ORM_OPTIONS);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await new NodePgSession<NoTables, ExtractTablesWithRelations<NoTables>>(
        watchedBy(queries, client),
        dialect,
        undefined,
      ).transaction(work, config);
    } catch (error) {
      broken = isOutage(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return orm;
}

/**
 * The same pool or connection, whose queries are seen. All else is asked of the thing itself: a pool that lends by way
 * of a copy would write down there what it lent.
 */
function watchedBy<Source extends pg.Pool | pg.PoolClient>(queries: QueryWatch, source: Source): Source {
  const query = (asked: string | { text: string }, ...values: unknown[]) => {
    const answered = queries.begin(typeof asked === "string" ? asked : asked.text);
    const answer: Promise<unknown> = Reflect.apply(source.query, source, [asked, ...values]);
    answer.then(() => answered(), answered);
    return answer;
  };
  return new Proxy(source, {
    get(target, name) {
      if (name === "query") return query;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/**
 * Whether a server takes in somebody new; one that says no is there, too. A process that was busy itself could not
 * have heard it: then nothing is known, and whoever still waits asks again.
 */
async function answers(url: string, ms: number): Promise<boolean> {
  const started = performance.now();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ms });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError || performance.now() - started > 1.5 * ms;
  } finally {
    client.end().catch(() => undefined);
  }
}
