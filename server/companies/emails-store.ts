import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { companies, companyMovesTable } from "#server/database/tables/companies.ts";
import type { Orm } from "#server/ports.ts";
import type { CompanyMoveRow } from "./store.ts";

type Wanted = { since: Date; lostBefore: Date; limit: number };

/** What happened to companies and was not written about yet. */
export function listUntoldCompanies(orm: Orm, { since, lostBefore, limit }: Wanted) {
  return orm
    .select({ move: companyMovesTable, company: companies })
    .from(companyMovesTable)
    .innerJoin(companies, eq(companies.id, companyMovesTable.company))
    .where(
      and(
        isNull(companyMovesTable.sentAt),
        gt(companyMovesTable.at, since),
        or(isNull(companyMovesTable.takenAt), lte(companyMovesTable.takenAt, lostBefore)),
      ),
    )
    .orderBy(asc(companyMovesTable.id))
    .limit(limit);
}

type EmailKey = Pick<CompanyMoveRow, "id"> & { now: Date };

/** False when the e-mail is sent, or on its way since after `lostBefore`. Of several who ask at once one hears true. */
export async function takeCompanyEmail(
  orm: Orm,
  { id, now, lostBefore }: EmailKey & { lostBefore: Date },
): Promise<boolean> {
  const taken = await orm
    .update(companyMovesTable)
    .set({ takenAt: now })
    .where(
      and(
        eq(companyMovesTable.id, id),
        isNull(companyMovesTable.sentAt),
        or(isNull(companyMovesTable.takenAt), lte(companyMovesTable.takenAt, lostBefore)),
      ),
    )
    .returning({ id: companyMovesTable.id });
  return taken.length === 1;
}

export async function markCompanyEmailSent(orm: Orm, { id, now }: EmailKey): Promise<void> {
  await orm.update(companyMovesTable).set({ sentAt: now }).where(eq(companyMovesTable.id, id));
}
