import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { postgresBinaries, startPostgresServer } from "./postgres-server.ts";

let folder: string;

beforeEach(() => {
  // A link in the path of the folder itself would make every answer differ from what is asked for.
  folder = realpathSync(mkdtempSync(join(tmpdir(), "goi-postgres-")));
  // Started by root, a server is run by somebody else, who must find its programs here.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(path: string, script = "") {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}`);
  chmodSync(file, 0o755);
  return file;
}

function link(path: string, to: string) {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  symlinkSync(to, join(folder, path));
}

const pathOf = (...names: string[]) => names.map((name) => join(folder, name)).join(delimiter);
const none = () => join(folder, "nowhere");

test("links lead to the folder that holds both programs", () => {
  const initdb = program("lib/15/initdb");
  const postgres = program("lib/15/postgres");
  link("links/initdb", initdb);
  expect(postgresBinaries({ path: pathOf("empty", "links"), debian: none() })).toEqual([
    { initdb, postgres },
  ]);
});

test("programs in two folders are taken together", () => {
  const initdb = program("one/initdb");
  const postgres = program("other/postgres");
  expect(postgresBinaries({ path: pathOf("one", "other"), debian: none() })).toEqual([{ initdb, postgres }]);
});

test("where Debian keeps them the newest comes first", () => {
  for (const version of ["9", "15", "17"]) {
    program(`debian/${version}/bin/initdb`);
    program(`debian/${version}/bin/postgres`);
  }
  const found = postgresBinaries({ path: "", debian: join(folder, "debian") });
  expect(found.map(({ postgres }) => postgres.split("/").at(-3))).toEqual(["17", "15", "9"]);
});

test("without the programs the reason is one line", async () => {
  expect(await startPostgresServer(folder, { path: pathOf("empty"), debian: none() })).toEqual({
    absent: "no initdb and postgres on this machine",
  });
});

test("programs that cannot start one are named with what they said", async () => {
  program("bin/initdb");
  const postgres = program("bin/postgres", `echo "FATAL: no shared memory" >&2\nexit 1`);
  const started = await startPostgresServer(mkdtempSync(join(folder, "data-")), {
    path: pathOf("bin"),
    debian: none(),
  });
  expect(started).toEqual({ absent: `${postgres}: It ended with 1. FATAL: no shared memory` });
});

test("one whose files cannot be made says why", async () => {
  program("bin/initdb", `echo "initdb: error: no space left" >&2\nexit 1`);
  const postgres = program("bin/postgres");
  const started = await startPostgresServer(mkdtempSync(join(folder, "data-")), {
    path: pathOf("bin"),
    debian: none(),
  });
  expect(started).toEqual({ absent: `${postgres}: initdb: error: no space left` });
});

test.runIf(inject("postgresUrl"))("one that is broken gives way to the next", async () => {
  program("bin/initdb", "exit 3");
  program("bin/postgres", "exit 3");
  const started = await startPostgresServer(mkdtempSync(join(folder, "data-")), {
    path: `${pathOf("bin")}${delimiter}${process.env.PATH}`,
  });
  if ("absent" in started) throw new Error(started.absent);
  const client = new pg.Client({ connectionString: started.server.url });
  await client.connect();
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await client.end();
  started.server.stop();
});
