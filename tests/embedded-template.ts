import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { migrate } from "#server/database/migrate.ts";
import { startJobs } from "#server/jobs/queue.ts";
import { createLog } from "#server/log.ts";
import { projectRoot } from "./project-root.ts";

const kept = join(projectRoot, ".cache/embedded");

/**
 * A folder with an empty, migrated embedded database, to be copied: a fresh one takes a process five seconds.
 * It is kept for as long as what it is made of stays the same.
 */
export async function embeddedTemplate(): Promise<string> {
  const template = join(kept, madeOf());
  if (existsSync(template)) return template;
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const making = `${template}.${process.pid}`;
  const database = await openPglite(making);
  await migrate(database);
  const clock = { now: () => new Date() };
  await (await startJobs({ database, jobs: [], log: createLog("silent"), clock })).stop();
  await database.close();
  // Whole or not at all, however the run ends.
  renameSync(making, template);
  return template;
}

function madeOf(): string {
  const migrations = join(projectRoot, "server/database/migrations");
  const files = readdirSync(migrations, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const makers = ["@electric-sql/pglite", "pg-boss"].map((name) =>
    join(projectRoot, "node_modules", name, "package.json"),
  );
  const hash = createHash("sha256");
  for (const file of [...files.map((name) => join(migrations, name)), ...makers]) {
    hash.update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}
