import { and, eq } from "drizzle-orm";
import type { Subject } from "#domain/member.ts";
import type { Orm } from "#server/ports.ts";
import { companies } from "#server/store/tables/companies.ts";

export type CompanyRow = typeof companies.$inferSelect;

/** False where the account has a company already, or somebody else has this business number. */
export async function insertCompany(orm: Orm, company: typeof companies.$inferInsert): Promise<boolean> {
  const inserted = await orm
    .insert(companies)
    .values(company)
    .onConflictDoNothing()
    .returning({ id: companies.id });
  return inserted.length === 1;
}

/** The company that an admin approved for this account; undefined for everybody else, whatever the account says. */
export async function findApprovedCompany(orm: Orm, sub: Subject): Promise<CompanyRow | undefined> {
  const [company] = await orm
    .select()
    .from(companies)
    .where(and(eq(companies.sub, sub), eq(companies.state, "approved")));
  return company;
}
