import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { BackupRefused } from "./backup-refused.ts";
import { sync } from "./sync-tree.ts";

const FORMAT = 1;
const NAME = "manifest.json";
const PART = `${NAME}.part`;

/** Below the backup's folder and nowhere else, whoever wrote the manifest. */
const path = z
  .string()
  .refine((text) => text.split("/").every((name) => name !== "" && name !== "." && name !== ".."));

const content = z.object({ path, size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Of 고이. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(["pglite", "postgres"]),
  /** What the database says of itself. */
  databaseVersion: z.string(),
  /** Those that the database has run, by their hashes. */
  migrations: z.array(z.string()),
  /** By table. */
  rows: z.record(z.string(), z.int().min(0)),
  /** Whether the secret lies beside it, or is the environment's. */
  secret: z.enum(["here", "IDENTITY_SECRET"]),
  /** Whether files lie beside it, or in a bucket whose list does. */
  files: z.enum(["here", "bucket"]),
  /** The bucket's name. */
  bucket: z.string().optional(),
  /** Also those that hold nothing: a database asks for them. */
  folders: z.array(path),
  contents: z.array(content),
});

export type Content = z.infer<typeof content>;
export type Manifest = z.infer<typeof manifest>;
export type MadeManifest = Omit<Manifest, "format" | "version">;

/** Takes an empty folder for one backup, whoever else was just about to. */
export async function claimFolder(folder: string): Promise<boolean> {
  try {
    await using _ = await open(join(folder, PART), "wx");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
  return true;
}

/** What was refused before it copied anything leaves the folder as empty as it was. */
export const leaveFolder = (folder: string) => rm(join(folder, PART), { force: true });

/** By its claim a folder is known before it has a manifest. */
export const isClaim = (path: string) => path === PART;

/** What makes a folder a backup: written last, and whole or not at all. */
export async function writeManifest(folder: string, made: MadeManifest): Promise<Manifest> {
  const written: Manifest = { format: FORMAT, version: appVersion(), ...made };
  await using file = await open(join(folder, PART), "w");
  await file.writeFile(JSON.stringify({ ...written, sum: sumOf(written) }, null, 1));
  await file.sync();
  await rename(join(folder, PART), join(folder, NAME));
  await sync(folder);
  return written;
}

/** Refuses what is no whole backup, or one that this version cannot read. */
export async function readManifest(folder: string): Promise<Manifest> {
  if (!existsSync(join(folder, NAME))) {
    throw new BackupRefused(
      `${folder} is not a backup: it has no ${NAME}. Either none was made there, or it was not finished; take another.`,
    );
  }
  const text = await readFile(join(folder, NAME), "utf8");
  const parsed = z.looseObject({ format: z.number(), sum: z.string() }).safeParse(jsonOf(text));
  if (parsed.success && parsed.data.format > FORMAT) {
    throw new BackupRefused(
      `The backup in ${folder} was made by a newer version of 고이; restore it with that one.`,
    );
  }
  const { sum, ...rest } = parsed.data ?? {};
  const known = manifest.safeParse(rest);
  if (!known.success || sumOf(rest) !== sum) {
    throw new BackupRefused(`The backup in ${folder} is damaged: ${NAME} is not as it was written.`);
  }
  return known.data;
}

/** The order of its fields is that of the file, in which they were written. */
function sumOf(written: object): string {
  return createHash("sha256").update(JSON.stringify(written)).digest("hex");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function appVersion(): string {
  const file = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(file)).version;
}
