import { setTimeout as sleep } from "node:timers/promises";
import { CannotStart } from "#server/cannot-start.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/ports.ts";

/** Whoever is just being stopped is gone by then. */
const TRIES = 20;
const PAUSE_MS = 500;

type Parts = {
  database: Database;
  config: Pick<Config, "missingForSeveral">;
  pause?: () => Promise<unknown>;
};

/** Refuses to serve a database beside others where each would keep for itself what all of them need. */
export async function refuseSeveral({
  database,
  config,
  pause = () => sleep(PAUSE_MS),
}: Parts): Promise<void> {
  const missing = config.missingForSeveral;
  if (database.name === "pglite" || missing.length === 0) return;
  for (let tries = 1; ; tries += 1) {
    const [other] = await othersOn(database);
    if (!other) return;
    if (tries === TRIES) {
      throw new CannotStart(
        `Another 고이 (${other}) serves this database. Several need ${missing.join(" and ")}, the same for all of them: what one keeps in its folder, the others would not find. Stop it first, or set them.`,
      );
    }
    await pause();
  }
}

/** Every process gives its connections a name; see `database-postgres.ts`. */
async function othersOn(database: Database): Promise<string[]> {
  const { rows } = await database.run(
    `select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'goi %'
        and application_name <> current_setting('application_name')`,
  );
  return rows.map(({ name }) => String(name));
}
