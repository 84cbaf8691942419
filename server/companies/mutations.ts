import { randomUUID } from "node:crypto";
import { brandColor, type CompanyRecord, companyRecord } from "#domain/company.ts";
import { Refusal } from "#domain/refusal.ts";
import { every, member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { invalidBy } from "#server/graphql/invalid.ts";
import {
  anyCompanyAccount,
  approvedCompany,
  companyFileOwner,
  grantedCompany,
  grantedCompanyFile,
  ownCompanyFile,
  readApprovedCompany,
} from "./access.ts";
import { apply, change, sendAgain, withdraw } from "./actions.ts";
import { CompanyInput, CompanyObject } from "./schema.ts";
import { type CompanyRow, changeCompanyRow } from "./store.ts";

const NO_LICENCE = "사업자등록증을 올려 주세요.";

/** The record that somebody sent; refuses what it cannot be, field by field. */
function readRecord(sent: object): CompanyRecord {
  const record = companyRecord.safeParse(sent);
  if (!record.success) throw invalidBy(record.error);
  return record.data;
}

/** The licence that somebody sent, which must be their own and be there; else the one that is kept. */
async function readLicence(context: Context, { id, known }: { id?: string | null; known?: CompanyRow }) {
  if (known && !id) return known.wanted?.licence ?? known.licence;
  if (known && id === known.licence) return id;
  const file = id ? await ownCompanyFile(context, id).catch(() => undefined) : undefined;
  if (file?.purpose === "licence" && file.finishedAt) return file.key;
  throw new Refusal("INVALID", { fields: { licence: NO_LICENCE } });
}

type Branding = { company: CompanyRow; brand: Partial<Pick<CompanyRow, "logo" | "color">> };

/** A brand is changed by the last who says so: there is nothing of an earlier one to keep. */
async function changeBrand(context: Context, { company, brand }: Branding) {
  const changed = await changeCompanyRow(context.database.orm, {
    company,
    change: brand,
    now: context.clock.now(),
  });
  if (!changed) throw new Refusal("CONFLICT");
  return changed;
}

builder.mutationFields((t) => ({
  applyAsCompany: t.field({
    access: member,
    type: CompanyObject,
    description: "A company applies. It has no rights before an admin approves it.",
    args: {
      record: t.arg({ type: CompanyInput, required: true }),
      licence: t.arg.id({ required: true, description: "Of a finished upload." }),
    },
    async resolve(_root, { record: sent, licence: id }, context) {
      const { id: sub } = memberOf(context);
      const record = readRecord(sent);
      const licence = await readLicence(context, { id });
      return apply(context, { id: randomUUID(), sub, sent: { record, licence } });
    },
  }),
  changeCompany: t.field({
    access: anyCompanyAccount,
    type: CompanyObject,
    description:
      "Changes the record. Of an approved company the name, number, representative and licence wait in `wanted`.",
    args: {
      record: t.arg({ type: CompanyInput, required: true }),
      licence: t.arg.id({ description: "Of a finished upload; the kept one where it is not given." }),
    },
    async resolve(_root, { record: sent, licence: id }, context) {
      const known = grantedCompany(context);
      const record = readRecord(sent);
      const licence = await readLicence(context, { id, known });
      return change(context, known, { record, licence });
    },
  }),
  sendCompanyAgain: t.field({
    access: anyCompanyAccount,
    type: CompanyObject,
    description: "What was returned, mended, goes back to the admins.",
    args: {
      record: t.arg({ type: CompanyInput, required: true }),
      licence: t.arg.id({ description: "Of a finished upload; the kept one where it is not given." }),
    },
    async resolve(_root, { record: sent, licence: id }, context) {
      const known = grantedCompany(context);
      const record = readRecord(sent);
      return sendAgain(context, known, { record, licence: await readLicence(context, { id, known }) });
    },
  }),
  withdrawCompanyChange: t.field({
    access: anyCompanyAccount,
    type: CompanyObject,
    description: "What is `wanted` is not asked for any more.",
    resolve: (_root, _args, context) => withdraw(context, grantedCompany(context)),
  }),
  changeCompanyColor: t.field({
    access: approvedCompany,
    type: CompanyObject,
    description: "The colour at the foot of its customers' cards; null for none.",
    args: { color: t.arg.string() },
    async resolve(_root, { color: sent }, context) {
      const company = grantedCompany(context);
      const color = brandColor.nullable().safeParse(sent ?? null);
      if (!color.success) {
        throw new Refusal("INVALID", { fields: { color: color.error.issues[0]?.message ?? "" } });
      }
      return changeBrand(context, { company, brand: { color: color.data } });
    },
  }),
  finishCompanyLogo: t.field({
    access: every(approvedCompany, companyFileOwner("id")),
    type: CompanyObject,
    description: "The file was sent: it is the company's logo from now on.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, _args, context) {
      const file = grantedCompanyFile(context);
      if (file.purpose !== "logo") throw new Refusal("NOT_FOUND");
      await context.companyFiles.finish(file);
      return changeBrand(context, { company: await readApprovedCompany(context), brand: { logo: file.key } });
    },
  }),
  removeCompanyLogo: t.field({
    access: approvedCompany,
    type: CompanyObject,
    resolve: (_root, _args, context) =>
      changeBrand(context, { company: grantedCompany(context), brand: { logo: null } }),
  }),
}));
