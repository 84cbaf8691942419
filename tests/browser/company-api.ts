import type { Page } from "@playwright/test";
import { businessNumber } from "#domain/company.ts";
import type { UploadFieldsFragment } from "#web/graphql/graphql.ts";
import * as operations from "#web/graphql/graphql.ts";
import { type App, newAdmin } from "./app.ts";
import { memberApi } from "./member-api.ts";

const record = {
  name: "새벽뜰 예식장",
  representative: "한지수",
  type: "HALL",
  address: "서울 종로구 가온길 12",
  phone: "02-123-4567",
  managerName: "오세린",
  managerPhone: "010-1234-5678",
};

let companies = 0;

/** One that no company of these tests had before. */
function nextNumber(): string {
  companies += 1;
  const begun = `31481${String(companies).padStart(4, "0")}`;
  const number = Array.from({ length: 10 }, (_, last) => `${begun}${last}`).find(
    (tried) => businessNumber.safeParse(tried).success,
  );
  return number ?? begun;
}

/** Gives the member who is signed in on this page a company that an admin approved. */
export async function becomeCompany(page: Page, app: App, change: Partial<typeof record> = {}) {
  const api = await memberApi(page, app.url);
  const file = new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });
  const asked = { bytes: file.size, type: file.type };
  const { id, url, fields }: UploadFieldsFragment = await api.ask(operations.PrepareLicenceDocument, asked);
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append("file", file);
  await fetch(url, { method: "POST", body: form });
  await api.ask(operations.FinishLicenceDocument, { id });
  const company = await api.ask(operations.ApplyAsCompanyDocument, {
    record: { ...record, number: nextNumber(), ...change },
    licence: id,
  });
  const admin = await newAdmin(app);
  await admin(operations.AdminDecideCompanyDocument, { id: company.id, move: "APPROVE" });
  return api;
}
