import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { companies, companyEventsTable } from "#server/database/tables/companies.ts";
import type { Orm } from "#server/ports.ts";
import type { CompanyEventRow } from "./store.ts";

type Wanted = { since: Date; lostBefore: Date; limit: number };

/** What happened to companies and was not written about yet. */
export function listUntoldCompanies(orm: Orm, { since, lostBefore, limit }: Wanted) {
  return orm
    .select({ move: companyEventsTable, company: companies })
    .from(companyEventsTable)
    .innerJoin(companies, eq(companies.id, companyEventsTable.company))
    .where(
      and(
        isNull(companyEventsTable.sentAt),
        gt(companyEventsTable.at, since),
        or(isNull(companyEventsTable.takenAt), lte(companyEventsTable.takenAt, lostBefore)),
      ),
    )
    .orderBy(asc(companyEventsTable.id))
    .limit(limit);
}

type EmailKey = Pick<CompanyEventRow, "id"> & { now: Date };

/** False when the e-mail is sent, or on its way since after `lostBefore`. Of several who ask at once one hears true. */
export async function takeCompanyEmail(
  orm: Orm,
  { id, now, lostBefore }: EmailKey & { lostBefore: Date },
): Promise<boolean> {
  const taken = await orm
    .update(companyEventsTable)
    .set({ takenAt: now })
    .where(
      and(
        eq(companyEventsTable.id, id),
        isNull(companyEventsTable.sentAt),
        or(isNull(companyEventsTable.takenAt), lte(companyEventsTable.takenAt, lostBefore)),
      ),
    )
    .returning({ id: companyEventsTable.id });
  return taken.length === 1;
}

export async function markCompanyEmailSent(orm: Orm, { id, now }: EmailKey): Promise<void> {
  await orm.update(companyEventsTable).set({ sentAt: now }).where(eq(companyEventsTable.id, id));
}
