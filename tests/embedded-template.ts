import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { migrate } from "#server/database/migrate.ts";
import { startJobs } from "#server/jobs/queue.ts";
import { createLog } from "#server/log.ts";
import { projectRoot } from "./project-root.ts";

const kept = join(projectRoot, ".cache/embedded-templates");

/** Folders to be copied: a database without tables, and an empty one that is migrated. */
export type EmbeddedTemplates = { bare: string; migrated: string };

/** A fresh database takes a process five seconds. These are kept for as long as what they are made of stays the same. */
export async function embeddedTemplates(): Promise<EmbeddedTemplates> {
  const folder = join(kept, madeOf());
  if (!existsSync(folder)) await make(folder);
  return { bare: join(folder, "bare"), migrated: join(folder, "migrated") };
}

export const embeddedTemplate = async () => (await embeddedTemplates()).migrated;

async function make(folder: string): Promise<void> {
  rmSync(kept, { recursive: true, force: true });
  const making = `${folder}.${process.pid}`;
  const [bare, migrated] = [join(making, "bare"), join(making, "migrated")];
  mkdirSync(making, { recursive: true });
  await (await openPglite(bare)).close();
  cpSync(bare, migrated, { recursive: true });
  const database = await openPglite(migrated);
  await migrate(database);
  const clock = { now: () => new Date() };
  await (await startJobs({ database, jobs: [], log: createLog("silent"), clock })).stop();
  await database.close();
  // Whole or not at all, however the run ends.
  renameSync(making, folder);
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
