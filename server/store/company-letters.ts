import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Orm } from "#server/ports.ts";
import type { CompanyMoveRow } from "#server/store/companies.ts";
import { companies, companyMoves } from "#server/store/tables/companies.ts";

type Wanted = { since: Date; lostBefore: Date; limit: number };

/** What happened to companies and was not written about yet. */
export function listUntoldCompanies(orm: Orm, { since, lostBefore, limit }: Wanted) {
  return orm
    .select({ move: companyMoves, company: companies })
    .from(companyMoves)
    .innerJoin(companies, eq(companies.id, companyMoves.company))
    .where(
      and(
        isNull(companyMoves.sentAt),
        gt(companyMoves.at, since),
        or(isNull(companyMoves.takenAt), lte(companyMoves.takenAt, lostBefore)),
      ),
    )
    .orderBy(asc(companyMoves.id))
    .limit(limit);
}

type Letter = Pick<CompanyMoveRow, "id"> & { now: Date };

/** False when the letter is sent, or on its way since after `lostBefore`. Of several who ask at once one hears true. */
export async function takeCompanyLetter(
  orm: Orm,
  { id, now, lostBefore }: Letter & { lostBefore: Date },
): Promise<boolean> {
  const taken = await orm
    .update(companyMoves)
    .set({ takenAt: now })
    .where(
      and(
        eq(companyMoves.id, id),
        isNull(companyMoves.sentAt),
        or(isNull(companyMoves.takenAt), lte(companyMoves.takenAt, lostBefore)),
      ),
    )
    .returning({ id: companyMoves.id });
  return taken.length === 1;
}

export async function markCompanyLetterSent(orm: Orm, { id, now }: Letter): Promise<void> {
  await orm.update(companyMoves).set({ sentAt: now }).where(eq(companyMoves.id, id));
}
