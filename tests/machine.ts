import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { migrate } from "#server/store/migrate.ts";
import { embeddedTemplate } from "./embedded-template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server that the tests may fill, with a migrated database to copy; absent where the machine has no binaries. */
    postgresUrl: string | undefined;
    /** A folder with an empty, migrated embedded database, to be copied. */
    pgliteTemplate: string;
  }
}

/** Runs once before all tests: what they share of this machine. */
export default async function prepare(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "goi-tests-"));
  project.provide("pgliteTemplate", await embeddedTemplate());

  const postgres = await startPostgres(folder);
  if (postgres) await migrateTemplate(postgres.url);
  project.provide("postgresUrl", postgres?.url);
  return () => {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Copied by every test that wants a database of its own: a copy takes a tenth of what migrating takes. */
export const POSTGRES_TEMPLATE = "goi_template";

async function migrateTemplate(server: string): Promise<void> {
  const admin = await openPostgres(server);
  await admin.run(`create database ${POSTGRES_TEMPLATE}`);
  await admin.close();
  const template = await openPostgres(Object.assign(new URL(server), { pathname: POSTGRES_TEMPLATE }).href);
  await migrate(template);
  await template.close();
}

async function startPostgres(folder: string) {
  const bin = postgresBinaries();
  if (!bin) {
    process.stdout.write(
      "No PostgreSQL binaries on this machine: the PostgreSQL half of the tests is skipped.\n",
    );
    return undefined;
  }
  const data = join(folder, "postgres");
  mkdirSync(data);
  const user = unprivilegedUser();
  if (user) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "goi", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    {
      ...user,
      stdio: "ignore",
    },
  );
  const port = await freePort();
  const settings = ["fsync=off", "max_connections=200", `unix_socket_directories=${folder}`].flatMap((it) => [
    "-c",
    it,
  ]);
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", ...settings],
    {
      ...user,
      stdio: "ignore",
    },
  );
  await untilReady(() =>
    execFileSync(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)], { stdio: "ignore" }),
  );
  return { url: `postgres://goi@127.0.0.1:${port}/postgres`, stop: () => server.kill("SIGQUIT") };
}

/** `initdb` from PATH, or the newest version where Debian keeps them. */
function postgresBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.find((path) => existsSync(join(path, "initdb")) && existsSync(join(path, "postgres")));
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });
}

async function untilReady(check: () => void) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
