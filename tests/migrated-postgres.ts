import pg from "pg";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { migrate } from "#server/database/migrate.ts";
import { startJobs } from "#server/jobs/queue.ts";
import { createLog } from "#server/log.ts";
import { type StartedServer, startPostgresServer } from "./postgres-server.ts";

/** Copied by every test that wants a database of its own: a copy takes a tenth of what migrating takes. */
export const POSTGRES_TEMPLATE = "goi_template";

/** Hundreds of databases that are thrown away: to look after each of them every minute is a tenth of a core. */
const UNTIDIED = ["autovacuum_naptime=1d"];

/** A PostgreSQL server of its own in this folder with a migrated database to copy, or why this machine has none. */
export async function startMigratedPostgres(folder: string): Promise<StartedServer> {
  const started = await startPostgresServer(folder, { settings: UNTIDIED });
  if ("absent" in started) return started;
  try {
    await migrateTemplate(started.server.url);
    return started;
  } catch (error) {
    started.server.stop();
    throw error;
  }
}

async function migrateTemplate(server: string): Promise<void> {
  await asAdmin(server, `create database ${POSTGRES_TEMPLATE}`);
  const database = await openPostgres(databaseAt(server, POSTGRES_TEMPLATE));
  await migrate(database);
  const clock = { now: () => new Date() };
  await (await startJobs({ database, jobs: [], log: createLog("silent"), clock })).stop();
  await database.close();
}

/** The address of a new database on the server: a copy of another, which nobody may be using. */
export async function copyDatabase(server: string, template: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, `create database ${name} template ${template}`);
  return databaseAt(server, name);
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

function databaseAt(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: name }).href;
}
