import {
  type BusinessNumber,
  type CompanyMove,
  type CompanyRecord,
  decideCompanyChange,
  nextCompanyState,
} from "#domain/company.ts";
import type { Subject } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { enqueueEmails } from "#server/emails/outbox-store.ts";
import type { Clock, Database, Orm } from "#server/ports.ts";
import { companyTemplate, companyWaitingTemplate } from "./emails.ts";
import {
  type CompanyRow,
  changeCompanyRow,
  findCompanyOf,
  insertCompany,
  insertCompanyEvent,
  isNumberTaken,
  withNumberLock,
} from "./store.ts";

type Parts = { database: Database; clock: Clock };
type Sent = { record: CompanyRecord; licence: string };

/** Whoever reads this has the papers in hand, or shares an account with somebody who applied. */
const TAKEN =
  "이미 등록된 사업자등록번호입니다. 함께 일하시는 분의 계정이 있는지 확인하시거나 고이에 문의해 주세요.";

/** Refuses a number that another company holds. Within a turn at the number, so that nobody comes between. */
async function refuseTaken(tx: Orm, sought: { number: BusinessNumber; by: string | null }): Promise<void> {
  if (await isNumberTaken(tx, sought)) throw new Refusal("INVALID", { fields: { number: TAKEN } });
}

/** A new company, which waits for an admin. Asked again after its answer got lost, it is the same one. */
export function apply(
  { database, clock }: Parts,
  { id, sub, sent: { record, licence } }: { id: string; sub: Subject; sent: Sent },
): Promise<CompanyRow> {
  const now = clock.now();
  const { number } = record;
  return withNumberLock(database.orm, {
    number,
    async work(tx) {
      const known = await findCompanyOf(tx, sub);
      if (known?.state === "pending" && known.number === number && known.licence === licence) return known;
      if (known) throw new Refusal("CONFLICT", { sentence: "이미 업체로 등록하신 계정입니다." });
      await refuseTaken(tx, { number, by: null });
      const row = { id, sub, ...record, licence, state: "pending", createdAt: now, updatedAt: now } as const;
      if (!(await insertCompany(tx, row))) throw new Refusal("CONFLICT");
      await happened(tx, { company: id, move: "apply", by: "company", at: now });
      return present(await findCompanyOf(tx, sub));
    },
  });
}

/** A company changes its record: what an admin had looked at waits for another look, the rest counts at once. */
export function change({ database, clock }: Parts, company: CompanyRow, { record, licence }: Sent) {
  const now = clock.now();
  const { change: free, wanted } = decideCompanyChange(company, { record, licence });
  return withNumberLock(database.orm, {
    number: record.number,
    async work(tx) {
      await refuseTaken(tx, { number: record.number, by: company.id });
      const settled = company.state === "approved" ? { reason: null } : {};
      const next = { ...free, ...settled, wanted };
      const changed = present(await changeCompanyRow(tx, { company, change: next, now }));
      if (JSON.stringify(wanted) !== JSON.stringify(company.wanted)) {
        const move = wanted ? "ask" : "withdraw";
        await happened(tx, { company: company.id, move, by: "company", at: now });
      }
      return changed;
    },
  });
}

/** A company would rather stay as it is. */
export function withdraw({ database, clock }: Parts, company: CompanyRow): Promise<CompanyRow> {
  nextCompanyState(company.state, "withdraw");
  if (!company.wanted) return Promise.resolve(company);
  const now = clock.now();
  return database.orm.transaction(async (tx) => {
    const changed = present(await changeCompanyRow(tx, { company, change: { wanted: null }, now }));
    await happened(tx, { company: company.id, move: "withdraw", by: "company", at: now });
    return changed;
  });
}

/** What was returned is sent again, mended. */
export function sendAgain({ database, clock }: Parts, company: CompanyRow, { record, licence }: Sent) {
  const now = clock.now();
  const state = nextCompanyState(company.state, "send");
  return withNumberLock(database.orm, {
    number: record.number,
    async work(tx) {
      await refuseTaken(tx, { number: record.number, by: company.id });
      const next = { ...record, licence, state, reason: null };
      const changed = present(await changeCompanyRow(tx, { company, change: next, now }));
      if (state !== company.state) {
        await happened(tx, { company: company.id, move: "send", by: "company", at: now });
      }
      return changed;
    },
  });
}

type Decision = {
  move: Exclude<CompanyMove, "send" | "ask" | "withdraw">;
  reason: string | null;
  admin: Subject;
  ip: string | null;
};

/** An admin decides. What is as it was asked for already stays, and is not told twice. */
export function decide(
  { database, clock }: Parts,
  company: CompanyRow,
  { move, reason, admin, ip }: Decision,
) {
  const now = clock.now();
  const state = nextCompanyState(company.state, move);
  const { wanted } = company;
  const isAboutChange = move === "accept" || move === "decline";
  if (isAboutChange && !wanted) {
    throw new Refusal("CONFLICT", { sentence: "확인을 기다리는 변경이 없습니다." });
  }
  if (!isAboutChange && state === company.state) return Promise.resolve(company);
  return withNumberLock(database.orm, {
    number: wanted?.number ?? company.number,
    async work(tx) {
      const taken = move === "accept" && wanted ? wanted : {};
      if (move === "accept" && wanted) await refuseTaken(tx, { number: wanted.number, by: company.id });
      const settled = isAboutChange ? { wanted: null } : {};
      const next = { ...taken, ...settled, state, reason, decidedAt: now };
      const changed = present(await changeCompanyRow(tx, { company, change: next, now }));
      await happened(tx, { company: company.id, move, by: "admin", admin, ip, reason, at: now });
      return changed;
    },
  });
}

/** Writes down what happens to a company, with the e-mails about it. */
async function happened(tx: Orm, event: Parameters<typeof insertCompanyEvent>[1]): Promise<void> {
  const about = [{ event: await insertCompanyEvent(tx, event) }];
  for (const template of [companyTemplate, companyWaitingTemplate])
    await enqueueEmails(tx, { template, about, now: event.at });
}

/** Whoever changed it in between is not written over. */
function present(company: CompanyRow | undefined): CompanyRow {
  if (!company) throw new Refusal("CONFLICT");
  return company;
}
