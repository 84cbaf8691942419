import { and, asc, desc, eq, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { auditActs, maskedNetwork } from "#domain/audit.ts";
import type { BusinessNumber, CompanyState } from "#domain/company.ts";
import type { Subject } from "#domain/member.ts";
import { addAudit } from "#server/audit/public.ts";
import { companies, companyEventsTable } from "#server/database/tables/companies.ts";
import { coupons } from "#server/database/tables/coupons.ts";
import type { Orm } from "#server/ports.ts";
import { endHeldVouchers } from "#server/vouchers/public.ts";

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyEventRow = typeof companyEventsTable.$inferSelect;

/** The first half of an advisory lock's number; the business number is the other. */
const NUMBER_LOCK = 4_210_012;

/** Whatever may give a number to a company takes turns at that number, so that two never get it. */
export function withNumberLock<Result>(
  orm: Orm,
  { number, work }: { number: BusinessNumber; work(tx: Orm): Promise<Result> },
): Promise<Result> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${NUMBER_LOCK}::int, hashtext(${number}))`);
    return work(tx);
  });
}

/** False where the account has a company already, or somebody else has this business number. */
export async function insertCompany(orm: Orm, company: typeof companies.$inferInsert): Promise<boolean> {
  const inserted = await orm
    .insert(companies)
    .values(company)
    .onConflictDoNothing()
    .returning({ id: companies.id });
  return inserted.length === 1;
}

export async function readCompany(orm: Orm, id: string): Promise<CompanyRow | undefined> {
  const [company] = await orm.select().from(companies).where(eq(companies.id, id));
  return company;
}

/** The company of this account, in whatever state. */
export async function findCompanyOf(orm: Orm, sub: Subject): Promise<CompanyRow | undefined> {
  const [company] = await orm.select().from(companies).where(eq(companies.sub, sub));
  return company;
}

/** The company that an admin approved for this account; undefined for everybody else, whatever the account says. */
export async function findApprovedCompany(orm: Orm, sub: Subject): Promise<CompanyRow | undefined> {
  const company = await findCompanyOf(orm, sub);
  return company?.state === "approved" ? company : undefined;
}

/** The approved company with this number; no other one has it. */
export async function findApprovedCompanyNumbered(
  orm: Orm,
  number: BusinessNumber,
): Promise<CompanyRow | undefined> {
  const [company] = await orm
    .select()
    .from(companies)
    .where(and(eq(companies.number, number), eq(companies.state, "approved")));
  return company;
}

/** Whether another company than this one holds the number. */
export async function isNumberTaken(
  orm: Orm,
  { number, by }: { number: BusinessNumber; by: string | null },
): Promise<boolean> {
  const [taken] = await orm
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.number, number),
        ne(companies.state, "returned"),
        by ? ne(companies.id, by) : undefined,
      ),
    );
  return taken !== undefined;
}

type Change = Partial<Omit<CompanyRow, "id" | "sub" | "version" | "createdAt">>;

/** Changes a company as somebody saw it; undefined when it changed since. */
export async function changeCompanyRow(
  orm: Orm,
  { company, change, now }: { company: Pick<CompanyRow, "id" | "version">; change: Change; now: Date },
): Promise<CompanyRow | undefined> {
  const [changed] = await orm
    .update(companies)
    .set({ ...change, version: company.version + 1, updatedAt: now })
    .where(and(eq(companies.id, company.id), eq(companies.version, company.version)))
    .returning();
  return changed;
}

type NewCompanyEvent = Pick<CompanyEventRow, "company" | "move" | "by" | "at"> &
  Partial<Pick<CompanyEventRow, "admin" | "ip" | "reason">>;

/** Writes down what happens to a company, and in the audit log where an admin does it; answers the event's id. */
export async function insertCompanyEvent(orm: Orm, move: NewCompanyEvent): Promise<number> {
  const { admin, at, ip, reason, company: subject } = move;
  const row = { ...move, sentAt: at };
  const [inserted] = await orm
    .insert(companyEventsTable)
    .values(row)
    .returning({ id: companyEventsTable.id });
  if (!inserted) throw new Error("The event was not inserted");
  const act = auditActs.find((known) => known === move.move);
  const network = maskedNetwork(ip ?? undefined);
  if (admin && act) await addAudit(orm, { at, admin, act, noun: "company", subject, reason, network });
  return inserted.id;
}

/** Something that happened, and the company it happened to. */
export async function readCompanyEvent(orm: Orm, id: number) {
  const [found] = await orm
    .select({ move: companyEventsTable, company: companies })
    .from(companyEventsTable)
    .innerJoin(companies, eq(companies.id, companyEventsTable.company))
    .where(eq(companyEventsTable.id, id));
  return found;
}

/** What happened to a company, the first first; not who only looked. */
export function listCompanyMoves(orm: Orm, company: string): Promise<CompanyEventRow[]> {
  return orm
    .select()
    .from(companyEventsTable)
    .where(and(eq(companyEventsTable.company, company), ne(companyEventsTable.move, "look")))
    .orderBy(asc(companyEventsTable.id));
}

export type CompanyCursor = Pick<CompanyRow, "createdAt" | "id">;
type Wanted = {
  state?: CompanyState;
  /** Only those that an admin should look at. */
  waiting?: boolean;
  search?: string;
  after?: CompanyCursor;
  limit: number;
};

const isWaiting = or(eq(companies.state, "pending"), isNotNull(companies.wanted));

/** How many an admin should look at. */
export function countWaitingCompanies(orm: Orm): Promise<number> {
  return orm.$count(companies, isWaiting);
}

/** All companies, the newest first. */
export function listCompanies(
  orm: Orm,
  { state, waiting, search, after, limit }: Wanted,
): Promise<CompanyRow[]> {
  return orm
    .select()
    .from(companies)
    .where(
      and(
        state && eq(companies.state, state),
        waiting ? isWaiting : undefined,
        search ? matches(search) : undefined,
        after &&
          sql`(${companies.createdAt}, ${companies.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(limit);
}

/** By a part of its name, of its manager's, or of its number however that is written. */
function matches(search: string): SQL | undefined {
  const part = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const digits = search.replaceAll(/[\s-]/g, "");
  return or(
    sql`${companies.name} ilike ${part(search)}`,
    sql`${companies.managerName} ilike ${part(search)}`,
    /^\d+$/.test(digits) ? sql`${companies.number} like ${part(digits)}` : undefined,
  );
}

/**
 * An account's company ends: its record and what happened to it go, and nobody uses its coupons and vouchers any more;
 * orders that carry one and customers who were handed one keep it.
 */
export function endCompanyOf(orm: Orm, { sub, now }: { sub: Subject; now: Date }): Promise<void> {
  return orm.transaction(async (tx) => {
    const company = await findCompanyOf(tx, sub);
    if (!company) return;
    await tx
      .update(coupons)
      .set({
        company: null,
        stoppedAt: sql`coalesce(${coupons.stoppedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(eq(coupons.company, company.id));
    await endHeldVouchers(tx, { company: company.id, now });
    await tx.delete(companies).where(eq(companies.id, company.id));
  });
}
