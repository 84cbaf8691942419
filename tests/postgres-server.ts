import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { delimiter, dirname, join } from "node:path";
import pg from "pg";

export type PostgresServer = {
  url: string;
  pid: number;
  stop(): void;
  /** On the same data and port, after it has ended. */
  startAgain(): Promise<void>;
};

/** Either a server that answers, or why this machine has none. */
export type StartedServer = { server: PostgresServer } | { absent: string };

type Binaries = { initdb: string; postgres: string };

/** A PostgreSQL server of its own in this folder, from the first binaries of this machine that make one. */
export async function startPostgresServer(
  folder: string,
  { path = process.env.PATH ?? "", debian = "/usr/lib/postgresql", settings = [] as string[] } = {},
): Promise<StartedServer> {
  const reasons: string[] = [];
  for (const [index, binaries] of postgresBinaries({ path, debian }).entries()) {
    try {
      return { server: await startWith(binaries, { folder: join(folder, `postgres-${index}`), settings }) };
    } catch (error) {
      reasons.push(`${binaries.postgres}: ${firstLine(error)}`);
    }
  }
  return { absent: reasons.join("; ") || "no initdb and postgres on this machine" };
}

/**
 * Pairs that may belong together, best first. A link leads to the folder that holds both: `initdb` looks for its
 * `postgres` there, whatever stands beside the link.
 */
export function postgresBinaries({ path, debian }: { path: string; debian: string }): Binaries[] {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = path.split(delimiter).filter(Boolean);
  const initdbs = onPath.map((folder) => join(folder, "initdb")).filter((file) => existsSync(file));
  const postgres = onPath.map((folder) => join(folder, "postgres")).find((file) => existsSync(file));
  const folders = [
    ...initdbs.map((file) => dirname(realpathSync(file))),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const pairs = folders.map((folder) => ({
    initdb: join(folder, "initdb"),
    postgres: join(folder, "postgres"),
  }));
  const scattered = postgres ? initdbs.map((initdb) => ({ initdb, postgres })) : [];
  const usable = [...pairs, ...scattered].filter((one) => existsSync(one.initdb) && existsSync(one.postgres));
  return usable.filter((one, index) => usable.findIndex((other) => other.initdb === one.initdb) === index);
}

type Place = { folder: string; settings: string[] };

async function startWith(
  { initdb, postgres }: Binaries,
  { folder, settings: more }: Place,
): Promise<PostgresServer> {
  const data = join(folder, "data");
  mkdirSync(data, { recursive: true });
  const user = unprivilegedUser();
  if (user) {
    for (const path of [dirname(folder), folder, data]) chownSync(path, user.uid, user.gid);
  }
  chmodSync(data, 0o700);
  const log = join(folder, "log");
  const output = openSync(log, "a");
  // PostgreSQL looks itself up by name, which fails where the folder it is started in cannot be read.
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  execFileSync(initdb, ["-D", data, "-U", "goi", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const port = await freePort();
  // Sockets have a limit of a hundred characters for their path; TCP has none.
  const sockets = ["max_connections=200", "unix_socket_directories="];
  const settings = ["fsync=off", "full_page_writes=off", "jit=off", ...sockets, ...more];
  const words = ["-D", data, "-p", String(port), "-h", "127.0.0.1", ...settings.flatMap((it) => ["-c", it])];
  const launch = () => spawn(postgres, words, { ...options, stdio: ["ignore", output, output] });
  let server = launch();
  const url = `postgres://goi@127.0.0.1:${port}/postgres`;
  try {
    await untilItAnswers(url, server);
  } catch (error) {
    server.kill("SIGKILL");
    throw new Error(
      `${firstLine(error)} ${readFileSync(log, "utf8").trim().split("\n").at(-1) ?? ""}`.trim(),
    );
  }
  return {
    url,
    get pid() {
      return Number(server.pid);
    },
    stop: () => server.kill("SIGQUIT"),
    async startAgain() {
      server = launch();
      await untilItAnswers(url, server);
    },
  };
}

const PATIENCE_MS = 60_000;

/** The server itself is asked: a program that would ask it may be missing, or be another version's. */
async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    server.once("error", reject);
    server.once("exit", (code, signal) => reject(new Error(`It ended with ${code ?? signal}.`)));
  });
  await Promise.race([ended, answers(url, Date.now() + PATIENCE_MS)]);
}

async function answers(url: string, deadline: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return answers(url, deadline);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });
}

function firstLine(error: unknown): string {
  // What a program that failed had to say tells more than that it failed.
  const stderr = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  const said = stderr || (error instanceof Error ? error.message : String(error));
  return said.split("\n").find((line) => line.trim() !== "") ?? "";
}
