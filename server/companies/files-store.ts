import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Subject } from "#domain/member.ts";
import { companies, companyFiles } from "#server/database/tables/companies.ts";
import type { Orm } from "#server/ports.ts";

export type CompanyFileRow = typeof companyFiles.$inferSelect;

export async function insertCompanyFile(orm: Orm, file: typeof companyFiles.$inferInsert): Promise<void> {
  await orm.insert(companyFiles).values(file);
}

export function countCompanyFiles(orm: Orm, sub: Subject): Promise<number> {
  return orm.$count(companyFiles, eq(companyFiles.sub, sub));
}

export async function findCompanyFile(orm: Orm, key: string): Promise<CompanyFileRow | undefined> {
  const [file] = await orm
    .select()
    .from(companyFiles)
    .where(and(eq(companyFiles.key, key), isNull(companyFiles.endedAt)));
  return file;
}

export async function finishCompanyFile(orm: Orm, { key, now }: { key: string; now: Date }): Promise<void> {
  await orm
    .update(companyFiles)
    .set({ finishedAt: now })
    .where(and(eq(companyFiles.key, key), isNull(companyFiles.finishedAt)));
}

/** Nobody has these any more: the next sweep takes them away. */
export async function endCompanyFiles(orm: Orm, { sub, now }: { sub: Subject; now: Date }): Promise<void> {
  await orm.update(companyFiles).set({ endedAt: now }).where(eq(companyFiles.sub, sub));
}

/** Files that no company has (any more), and were not announced lately. */
export function listUnusedCompanyFiles(
  orm: Orm,
  { before, limit }: { before: Date; limit: number },
): Promise<CompanyFileRow[]> {
  // One list: with `or` between the three the database reads all companies for every file.
  const isUsed = sql`exists (select from (
    select ${companies.licence} as key from ${companies} union all select ${companies.logo} from ${companies}
    union all select ${companies.wanted} ->> 'licence' from ${companies}
  ) as used where used.key = ${companyFiles.key})`;
  return orm
    .select()
    .from(companyFiles)
    .where(and(or(isNotNull(companyFiles.endedAt), lte(companyFiles.createdAt, before)), sql`not ${isUsed}`))
    .orderBy(asc(companyFiles.createdAt))
    .limit(limit);
}

export async function deleteCompanyFile(orm: Orm, key: string): Promise<void> {
  await orm.delete(companyFiles).where(eq(companyFiles.key, key));
}
