import { reportsForgottenFor } from "#domain/report.ts";
import type { Clock, Database } from "#server/ports.ts";
import { forgetReporters } from "./store.ts";

/** Forgets who reported something, and what both sides wrote, three years after it ended. */
export async function forgetReports({ database, clock }: { database: Database; clock: Clock }) {
  const now = clock.now();
  return { reporters: await forgetReporters(database.orm, { until: reportsForgottenFor(now), now }) };
}
