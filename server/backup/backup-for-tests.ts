import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, inject } from "vitest";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { createDiskFiles } from "#server/adapters/files-disk.ts";
import { type Config, readConfig } from "#server/config.ts";
import type { Database } from "#server/ports.ts";
import { postgresCopy } from "#tests/databases.ts";
import { POSTGRES_TEMPLATE } from "#tests/migrated-postgres.ts";
import { backup } from "./backup.ts";
import type { EmbeddedSource } from "./embedded-source.ts";
import { backupCommands } from "./online-backup.ts";
import { restore } from "./restore.ts";

const clock = { now: () => new Date() };

/** Where an app keeps everything: what its environment says of it. */
export type Place = { env: Record<string, string>; config: Config };

/** A place of its own; what is on a server needs one on this machine. */
export type Sort = {
  name: "embedded" | "postgres";
  filled(): Promise<Place>;
  empty(): Promise<Place>;
  /** With a database, and no table in it. */
  bare(): Promise<Place>;
};

export const sorts: Sort[] = [
  {
    name: "embedded",
    async filled() {
      const place = placeOf({});
      cpSync(inject("pgliteTemplate"), join(place.config.dataDir, "database"), { recursive: true });
      return withSecret(place);
    },
    empty: async () => placeOf({}),
    async bare() {
      const place = placeOf({});
      cpSync(inject("pgliteBare"), join(place.config.dataDir, "database"), { recursive: true });
      return place;
    },
  },
  ...(inject("postgresUrl")
    ? [
        {
          name: "postgres" as const,
          filled: async () => withSecret(placeOf({ DATABASE_URL: await postgresCopy(POSTGRES_TEMPLATE) })),
          empty: async () => placeOf({ DATABASE_URL: await postgresCopy("template0") }),
          bare: async () => placeOf({ DATABASE_URL: await postgresCopy("template0") }),
        },
      ]
    : []),
];

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Until all tests of the file have run. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "goi-backup-"));
  made.push(folder);
  return folder;
}

function placeOf(given: Record<string, string>): Place {
  const env = { DATA_DIR: scratch(), ...given };
  return { env, config: readConfig(env) };
}

function withSecret(place: Place): Place {
  writeFileSync(join(place.config.dataDir, "secret"), "a secret of sixty-four characters".repeat(2));
  return place;
}

/** The database of a place while an app has it open, with what it answers to who makes a backup. */
export async function openPlace({ config }: Place) {
  const url = config.databaseUrl;
  const database = url
    ? await openPostgres(url, { connectionMs: 60_000, probeMs: 60_000 })
    : await openPglite(join(config.dataDir, "database"));
  const commands = backupCommands(database);
  const pid = String(process.pid);
  const source: EmbeddedSource = {
    begin: () => commands["begin-backup"](pid),
    end: () => commands["end-backup"](pid),
    release: () => undefined,
  };
  const files = createDiskFiles({
    folder: join(config.dataDir, "files"),
    endpoint: "http://localhost/bucket",
    secret: "a secret of the tests",
    clock,
  });
  return { database, source, files };
}

export type Opened = Awaited<ReturnType<typeof openPlace>>;

/** A folder with a backup of a place; of one that somebody has open, through them. */
export async function backedUp({ config }: Place, opened?: Pick<Opened, "source">): Promise<string> {
  const folder = join(scratch(), "backup");
  await backup({ config, folder, clock, source: opened?.source });
  return folder;
}

export const restored = (folder: string, { config }: Place) => restore({ config, folder });

/** Every table of ours by what stands in it. */
export async function tablesOf(database: Database): Promise<Record<string, string>> {
  const { rows } = await database.run(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const tables: Record<string, string> = {};
  for (const { name } of rows) {
    const [row] = (
      await database.run(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} as t`,
      )
    ).rows;
    tables[String(name)] = String(row?.sum);
  }
  return tables;
}

/** Every file by its content. */
export function filesIn(root: string): Record<string, string> {
  if (!existsSync(root)) return {};
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const digest = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  return Object.fromEntries(paths.map((path) => [relative(root, path), digest(path)]));
}
