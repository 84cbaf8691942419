import { execFile, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import type { Database } from "#server/ports.ts";
import { BackupRefused } from "./backup-refused.ts";

type ToolName = "pg_dump" | "pg_restore";

/** Where tools are looked for: on the PATH, then in Debian's folders, newest first. */
type Places = { path?: string; debian?: string };

/** The first on this machine that is no older than the server: one that is older cannot read it. */
export async function findTool(
  name: ToolName,
  database: Pick<Database, "run">,
  places: Places = {},
): Promise<string> {
  const [row] = (await database.run("select current_setting('server_version_num')::int / 10000 as major"))
    .rows;
  const needed = Number(row?.major);
  const found: string[] = [];
  for (const file of filesNamed(name, places)) {
    const major = await majorOf(file);
    if (major >= needed) return file;
    found.push(`${file} is of version ${major}`);
  }
  throw new BackupRefused(
    `The database is of PostgreSQL ${needed}, and ${name} of this version or a newer one is needed: ${found.join(", ") || "none is on the PATH"}. Install it (postgresql-client-${needed}), then try again.`,
  );
}

function filesNamed(name: ToolName, places: Places): string[] {
  const { path = process.env.PATH ?? "", debian = "/usr/lib/postgresql" } = places;
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...path.split(delimiter).filter(Boolean),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.map((folder) => join(folder, name)).filter((file) => existsSync(file));
}

async function majorOf(file: string): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)(file, ["--version"]);
    return Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Runs it on a database to its end. The password is not among the words that other users of the machine can read. */
export async function runTool(
  file: string,
  { url, words, signal }: { url: string; words: string[]; signal?: AbortSignal },
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  // Of Node's driver alone.
  address.searchParams.delete("uselibpqcompat");
  const child = spawn(file, ["--no-password", `--dbname=${address.href}`, ...words], {
    env: { ...process.env, LC_ALL: "C", ...(password && { PGPASSWORD: password }) },
    stdio: ["ignore", "ignore", "pipe"],
    signal,
  });
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve)),
  ]);
  if (code === 0) return;
  const reason = said.split("\n").find((line) => line.includes("error:")) ?? said.trim().split("\n")[0] ?? "";
  throw new BackupRefused(`${file} ended with ${code}: ${reason}`);
}
