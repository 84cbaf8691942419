import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findTool } from "./postgres-tools.ts";

const serverOf = (major: number) => ({ run: async () => ({ rows: [{ major }] }) });

/** A machine with `pg_dump` of these versions, by where they lie. */
function machineWith(versions: Record<string, number>): string {
  const root = mkdtempSync(join(tmpdir(), "goi-tools-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [folder, version] of Object.entries(versions)) {
    mkdirSync(join(root, folder), { recursive: true });
    const script = `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version}.3 (Debian)"\n`;
    writeFileSync(join(root, folder, "pg_dump"), script, { mode: 0o755 });
  }
  return root;
}

const found = (root: string, major: number) =>
  findTool("pg_dump", serverOf(major), { path: join(root, "path"), debian: join(root, "debian") });

test("the first that is as new as the server is taken", async () => {
  const root = machineWith({ path: 14, "debian/15/bin": 15, "debian/17/bin": 17 });
  expect(await found(root, 14)).toBe(join(root, "path/pg_dump"));
  expect(await found(root, 15)).toBe(join(root, "debian/17/bin/pg_dump"));
});

test("one that is older than the server is told by its place, and what to install", async () => {
  const root = machineWith({ path: 14 });
  await expect(found(root, 16)).rejects.toThrow(
    `The database is of PostgreSQL 16, and pg_dump of this version or a newer one is needed: ${join(root, "path/pg_dump")} is of version 14. Install it (postgresql-client-16), then try again.`,
  );
});

test("where there is none, a sentence says so", async () => {
  await expect(found(machineWith({}), 16)).rejects.toThrow("none is on the PATH");
});
