import { z } from "zod";
import {
  type CompanyRecord,
  type CompanyType,
  companyRecord,
  companyTypes,
  readableNumber,
} from "#domain/company.ts";
import type { CompanyFieldsFragment, CompanyInput } from "#web/graphql/graphql.ts";

export type ShownCompany = CompanyFieldsFragment;

export function companyTypeWords({ type }: Pick<ShownCompany, "type">): string {
  return companyTypes[type.toLowerCase() as CompanyType];
}

/** The record as a form holds it, with the licence that was sent and what its file was called. */
export const recordForm = companyRecord.extend({
  licence: z.string(),
  licenceName: z.string(),
});
/** A new company has no licence yet. */
export const newRecordForm = recordForm.extend({
  licence: z.string().min(1, "사업자등록증을 올려 주세요."),
});
export type TypedRecord = z.input<typeof recordForm>;
export type CheckedRecord = z.output<typeof recordForm>;

export const emptyRecord: TypedRecord = {
  name: "",
  number: "",
  representative: "",
  type: "",
  address: "",
  phone: "",
  managerName: "",
  managerPhone: "",
  licence: "",
  licenceName: "",
};

/** What a company has, or wants, as the form begins with it. */
export function typedOf(company: ShownCompany): TypedRecord {
  const { name, number, representative } = company.wanted ?? company;
  const { address, phone, managerName, managerPhone } = company;
  const type = company.type.toLowerCase();
  return {
    ...emptyRecord,
    ...{ name, representative, type, address, phone, managerName, managerPhone },
    number: readableNumber(number),
  };
}

/** What the server is sent. */
export function sentOf({ licence, licenceName: _name, ...record }: CheckedRecord) {
  const type = record.type.toUpperCase() as Uppercase<CompanyRecord["type"]>;
  return { record: { ...record, type } satisfies CompanyInput, licence: licence || null };
}
