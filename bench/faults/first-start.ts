import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import type { Database } from "#server/ports.ts";
import { type Moment, momentsOf, startAndDie, startsWell } from "#tests/faults/first-start.ts";
import { copyDatabase, startMigratedPostgres } from "#tests/migrated-postgres.ts";
import { schemaOf } from "#tests/old-databases.ts";
import type { FaultRow } from "./row.ts";

type Place = { env: Record<string, string>; open(): Promise<Database> };

/** R2: the first start is killed at many moments, each time on an empty database; half of them by the clock. */
export async function firstStarts(count: number): Promise<FaultRow[]> {
  const started = await startMigratedPostgres(mkdtempSync(join(tmpdir(), "goi-faults-database-")));
  if ("absent" in started) throw new Error(`There is no PostgreSQL here: ${started.absent}`);
  const { server } = started;
  try {
    return [
      await rowOf("embedded", count, async (folder) => ({
        env: { DATA_DIR: folder },
        open: () => openPglite(join(folder, "database")),
      })),
      await rowOf("PostgreSQL", count, async (folder) => {
        const url = await copyDatabase(server.url, "template0");
        return { env: { DATA_DIR: folder, DATABASE_URL: url }, open: () => openPostgres(url) };
      }),
    ];
  } finally {
    server.stop();
  }
}

async function rowOf(
  name: string,
  count: number,
  placeIn: (folder: string) => Promise<Place>,
): Promise<FaultRow> {
  const wrong: string[] = [];
  const begun = performance.now();
  const whole = await at(placeIn, undefined);
  const took = performance.now() - begun;
  const byClock = Array.from({ length: count / 2 }, (_, n) => ({
    ms: 50 + ((n + 1) * took) / (count / 2 + 1),
  }));
  const moments: Moment[] = [...momentsOf(whole.asked ?? 1, Math.ceil(count / 2)), ...byClock];
  for (const [n, moment] of moments.entries()) {
    const { said, schema } = await at(placeIn, moment);
    if (said) wrong.push(`${JSON.stringify(moment)}: ${said}`);
    else if (schema !== whole.schema) wrong.push(`${JSON.stringify(moment)}: another schema`);
    if ((n + 1) % 10 === 0) console.log(`${name}: ${n + 1} of ${moments.length}`);
  }
  for (const one of wrong) console.log(`  ${one}`);
  return {
    what: `the first start killed at ${moments.length} moments, ${name}`,
    seen: `${wrong.length} next starts were not ready, or had another schema`,
    must: "0",
    holds: wrong.length === 0,
  };
}

async function at(placeIn: (folder: string) => Promise<Place>, moment: Moment | undefined) {
  const folder = mkdtempSync(join(tmpdir(), "goi-first-start-"));
  try {
    const { env, open } = await placeIn(folder);
    const asked = await startAndDie(env, moment);
    const said = await startsWell(env);
    if (said) return { asked, said, schema: "" };
    const database = await open();
    const schema = JSON.stringify(await schemaOf(database));
    await database.close();
    return { asked, said, schema };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
