import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { embeddedTemplates } from "./embedded-template.ts";
import { startMigratedPostgres } from "./migrated-postgres.ts";
import type { PostgresServer } from "./postgres-server.ts";
import { projectRoot } from "./project-root.ts";
import { compiledFolder } from "./running-app.ts";
import { makeScratchFolder } from "./scratch-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server that the tests may fill, with a migrated database to copy; absent where none can be started. */
    postgresUrl: string | undefined;
    /** A folder with an empty, migrated embedded database, to be copied. */
    pgliteTemplate: string;
    /** The same without any table. */
    pgliteBare: string;
  }
}

/** Runs once before all tests: what they share of this machine. */
export default async function prepare(project: TestProject) {
  await buildServer();
  const folder = makeScratchFolder();
  // Of the processes that run the tests, and of all that those start.
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE = compiledFolder;
  const embedded = await embeddedTemplates();
  project.provide("pgliteTemplate", embedded.migrated);
  project.provide("pgliteBare", embedded.bare);

  const postgres = await preparedPostgres(folder);
  project.provide("postgresUrl", postgres?.url);
  return () => {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What tests start as a process of its own is the server as it was built, of what stands there now. */
async function buildServer(): Promise<void> {
  const { ensureServerBuilt } = await import(pathToFileURL(join(projectRoot, "scripts/build.mjs")).href);
  await ensureServerBuilt();
}

/** Without one, the half of the tests that runs on the embedded database is worth running all the same. */
async function preparedPostgres(folder: string): Promise<PostgresServer | undefined> {
  const started = await startMigratedPostgres(folder);
  return "absent" in started ? leaveOut(started.absent) : started.server;
}

function leaveOut(reason: string): undefined {
  process.stdout.write(
    `No PostgreSQL server could be started, so its half of the tests is left out: ${reason}\n`,
  );
  // Read by the report of the run, which is made in this process.
  process.env.POSTGRES_ABSENT = reason;
}
