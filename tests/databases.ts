import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import type { Database } from "#server/ports.ts";
import { copyDatabase, POSTGRES_TEMPLATE } from "./migrated-postgres.ts";

type Options = Parameters<typeof openPglite>[1];

/** Opens an empty, migrated database of its own; closing it removes it. */
export const emptyPglite = (options?: Options) => pgliteCopy(inject("pgliteTemplate"), options);

/** The same without any table. */
export const barePglite = () => pgliteCopy(inject("pgliteBare"));

async function pgliteCopy(template: string, options?: Options): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "goi-pglite-"));
  cpSync(template, folder, { recursive: true });
  const database = await openPglite(folder, options);
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A machine that is busy with other tests is no outage. */
export const PATIENT = { connectionMs: 60_000, probeMs: 60_000, heardMs: 60_000 };

export async function emptyPostgres(): Promise<Database> {
  return openPostgres(await postgresCopy(POSTGRES_TEMPLATE), PATIENT);
}

/** The address of a new database on the server: a copy of another, which nobody may be using. */
export async function postgresCopy(template: string): Promise<string> {
  const server = inject("postgresUrl");
  if (!server) throw new Error("No PostgreSQL on this machine");
  return copyDatabase(server, template);
}

/** For `describe.each`: the same tests on every database this machine can run. */
export const databases: [name: string, open: () => Promise<Database>][] = [
  ["pglite", () => emptyPglite()],
  ...(inject("postgresUrl") ? [["postgres", emptyPostgres] as [string, () => Promise<Database>]] : []),
];

/** The one of them that opens soonest, for what does not depend on it: a server's is a copy of a tenth of a second. */
export const emptyDatabase = inject("postgresUrl") ? emptyPostgres : () => emptyPglite();
