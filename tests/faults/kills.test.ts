import { expect, inject, test } from "vitest";
import { postgresCopy } from "../databases.ts";
import { POSTGRES_TEMPLATE } from "../migrated-postgres.ts";
import { type GivenDatabase, killDuringWrites } from "./kill-rounds.ts";

/** The long form, with two hundred rounds, is `npm run faults R1`. */
type Given = [name: string, open: () => Promise<GivenDatabase>];
const onServer: Given = ["PostgreSQL", async () => ({ url: await postgresCopy(POSTGRES_TEMPLATE) })];
const given: Given[] = [
  ["the embedded database", async () => ({ template: inject("pgliteTemplate") })],
  ...(inject("postgresUrl") ? [onServer] : []),
];

test.each(given)(
  "an app on %s that is killed while people answer, save, order and upload loses nothing it said yes to, keeps nothing by halves, and does nothing twice",
  async (_name, open) => {
    const { acknowledged, lost, torn, double } = await killDuringWrites({ given: await open(), rounds: 1 });
    expect({ lost, torn, double }).toEqual({ lost: [], torn: [], double: [] });
    expect(acknowledged).not.toEqual({});
  },
);
