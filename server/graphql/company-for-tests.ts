import { randomUUID } from "node:crypto";
import type { BusinessNumber, CompanyState } from "#domain/company.ts";
import type { Subject } from "#domain/member.ts";
import type { Database } from "#server/ports.ts";
import { type CompanyRow, insertCompany, readCompany } from "#server/store/companies.ts";

type Given = { sub: Subject; state?: CompanyState } & Partial<CompanyRow>;

/** A wedding hall as it stands in the table, in the state that a test is about. */
export function companyRow({ sub, ...given }: Given) {
  const createdAt = new Date("2026-11-15T00:00:00Z");
  return {
    id: randomUUID() as string,
    sub,
    number: "2208162517" as BusinessNumber,
    name: "달빛 예식장",
    representative: "한지수",
    type: "hall" as const,
    address: "서울 종로구 가온길 12",
    phone: "02-123-4567",
    managerName: "오세린",
    managerPhone: "010-1234-5678",
    licence: "l/0123456789abcdef0123456789abcdef",
    state: "approved" as CompanyState,
    createdAt,
    updatedAt: createdAt,
    ...given,
  };
}

/** Gives an account a company without asking anybody. */
export async function giveCompany(database: Database, given: Given): Promise<CompanyRow> {
  const row = companyRow(given);
  await insertCompany(database.orm, row);
  const company = await readCompany(database.orm, row.id);
  if (!company) throw new Error("Another company has this number or account");
  return company;
}
