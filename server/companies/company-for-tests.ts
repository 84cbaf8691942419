import { randomUUID } from "node:crypto";
import type { BusinessNumber, CompanyState } from "#domain/company.ts";
import type { Subject } from "#domain/member.ts";
import { codesOf, type startApi, untilNotBusy } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { send } from "#tests/files.ts";
import type { UploadFieldsFragment } from "#web/graphql/graphql.ts";
import * as operations from "#web/graphql/graphql.ts";
import { type CompanyRow, insertCompany, readCompany } from "./store.ts";

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

export const record = {
  name: "달빛 예식장",
  number: "220-81-62517",
  representative: "한지수",
  type: "HALL",
  address: "서울 종로구 가온길 12",
  phone: "02-123-4567",
  managerName: "오세린",
  managerPhone: "010-1234-5678",
};
/** As short as a PDF that says so can be. */
export const pdf = Buffer.from("%PDF-1.7\n%%EOF\n");

type Desk = { api: Awaited<ReturnType<typeof startApi>>; bucket: string };

/** Somebody who applies as a company, or decides about one. */
export function applicantOn({ api, bucket }: Desk, token: string) {
  const ask = async (operation: { toString(): string }, variables: object = {}) => {
    const answer = await untilNotBusy(() => api.post(operation.toString(), { token, variables }));
    const [value] = Object.values(answer.data ?? {});
    // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its question
    return { ...answer, value: value as any };
  };

  /** Announced and sent, to where the form would lead if the API of the tests had an address. */
  async function sent(prepare: { toString(): string }, { file, type }: { file: Buffer; type: string }) {
    const { value: upload, ...answer } = await ask(prepare, { bytes: file.length, type });
    if (!upload) throw new Error(codesOf(answer).join());
    const { fields: given } = upload as UploadFieldsFragment;
    const fields = Object.fromEntries(given.map(({ name, value }) => [name, value]));
    const { status } = await send({ url: bucket, fields }, new Blob([new Uint8Array(file)]));
    if (status !== 204) throw new Error(`The form was answered with ${status}`);
    return upload.id as string;
  }

  const licence = async (file = pdf, type = "application/pdf") => {
    const id = await sent(operations.PrepareLicenceDocument, { file, type });
    return { ...(await ask(operations.FinishLicenceDocument, { id })), id };
  };

  return {
    ask,
    sent,
    licence,
    mine: async () => (await ask(operations.MyCompanyDocument)).value,
    async apply(change: object = {}) {
      const { id } = await licence();
      const variables = { record: { ...record, ...change }, licence: id };
      return ask(operations.ApplyAsCompanyDocument, variables);
    },
    change: (change: object, id?: string) =>
      ask(operations.ChangeCompanyDocument, { record: { ...record, ...change }, licence: id }),
    sendAgain: (change: object = {}) =>
      ask(operations.SendCompanyAgainDocument, { record: { ...record, ...change } }),
    decide: (id: string, move: string, reason?: string) =>
      ask(operations.AdminDecideCompanyDocument, { id, move, reason }),
  };
}
