import { afterAll, beforeAll, beforeEach } from "vitest";
import { companies, companyFiles } from "#server/database/tables/companies.ts";
import { coupons } from "#server/database/tables/coupons.ts";
import { startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { diskStore } from "#tests/files.ts";
import { applicantOn } from "./company-for-tests.ts";

export let database: Database;
export let store: Awaited<ReturnType<typeof diskStore>>;
export let api: Awaited<ReturnType<typeof startApi>>;
/** Two who apply as companies, and an admin. */
export let minsu: ReturnType<typeof applicantOn>;
export let jiyu: typeof minsu;
export let sora: typeof minsu;

/** For the tests of one file: an API with a place for files, and no company before each of them. */
export function openApplicants(): void {
  beforeAll(async () => {
    database = await emptyDatabase();
    store = await diskStore();
  });
  afterAll(async () => {
    await store.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.orm.delete(coupons);
    await database.orm.delete(companies);
    await database.orm.delete(companyFiles);
    api = await startApi({ database, files: store.files });
    const desk = { api, bucket: `${store.server.origin}/bucket` };
    [minsu, jiyu, sora] = [applicantOn(desk, "minsu"), applicantOn(desk, "jiyu"), applicantOn(desk, "sora")];
  });
}

/** Minsu's company, once an admin has approved it; answers its id. */
export async function approved(): Promise<string> {
  const { value } = await minsu.apply();
  await sora.decide(value.id, "APPROVE");
  return value.id;
}
