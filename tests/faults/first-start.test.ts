import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { postgresCopy } from "../databases.ts";
import { POSTGRES_TEMPLATE } from "../migrated-postgres.ts";
import { schemaOf } from "../old-databases.ts";
import { startAndDie, startsWell } from "./first-start.ts";

/** The long form, with forty moments on both databases, is `npm run faults R2`; see also `embedded.test.ts`. */
function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "goi-first-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.runIf(inject("postgresUrl")).each([150, 400])(
  "a first start on PostgreSQL that is killed at what it asks %i-th is followed by one that is ready and has every table",
  async (asked) => {
    const url = await postgresCopy("template0");
    const env = { DATA_DIR: scratch(), DATABASE_URL: url };
    expect(await startAndDie(env, { asked })).toBeUndefined();
    expect(await startsWell(env)).toBe("");
    const [made, whole] = [
      await openPostgres(url),
      await openPostgres(await postgresCopy(POSTGRES_TEMPLATE)),
    ];
    expect(await schemaOf(made)).toEqual(await schemaOf(whole));
    await Promise.all([made.close(), whole.close()]);
  },
);
