import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { emptyPglite, PATIENT, postgresCopy } from "#tests/databases.ts";
import { POSTGRES_TEMPLATE } from "#tests/migrated-postgres.ts";
import { refuseSeveral } from "./refuse-several.ts";

const nothing = { missingForSeveral: [] };
const bucket = { missingForSeveral: ["S3_BUCKET"] };

test.runIf(inject("postgresUrl"))(
  "a second process on one database is refused where each would keep files for itself",
  async () => {
    const url = await postgresCopy(POSTGRES_TEMPLATE);
    const [first, second] = [await openPostgres(url, PATIENT), await openPostgres(url, PATIENT)];
    const pause = async () => undefined;
    await refuseSeveral({ database: first, config: bucket, pause });
    await second.ping();
    await expect(refuseSeveral({ database: first, config: bucket, pause })).rejects.toThrow("S3_BUCKET");
    await refuseSeveral({ database: first, config: nothing, pause });
    // The server takes a moment to see that somebody has gone.
    let closed: Promise<void> | undefined;
    const whileItGoes = async () => {
      closed ??= second.close();
      await closed;
      await sleep(500);
    };
    await refuseSeveral({ database: first, config: bucket, pause: whileItGoes });
    await first.close();
  },
);

test("an embedded database is one process's already", async () => {
  const database = await emptyPglite();
  await refuseSeveral({ database, config: bucket });
  await database.close();
});
