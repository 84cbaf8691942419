import { companyStanding } from "#domain/company.ts";
import { Refusal } from "#domain/refusal.ts";
import { type Access, createGrant } from "#server/graphql/access.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { isCompanyFile } from "./file-names.ts";
import { type CompanyFileRow, findCompanyFile } from "./files-store.ts";
import { type CompanyRow, findCompanyOf } from "./store.ts";

const granted = createGrant<CompanyRow>("company");
const grantedFile = createGrant<CompanyFileRow>("company file");

/** The company whose account was let through. */
export const grantedCompany = granted.of;
export const grantedCompanyFile = grantedFile.of;

/** The account of a company, in whatever state that is. */
export const anyCompanyAccount: Access = {
  who: "company",
  async check(_args, context) {
    const company = await findCompanyOf(context.database.orm, memberOf(context).id);
    if (!company)
      throw new Refusal("NOT_FOUND", { sentence: "업체 정보가 없습니다. 업체 등록을 먼저 해 주세요." });
    granted.give(context, company);
  },
};

/** The account of a company that an admin approved; whatever the account says of itself, everybody else is refused. */
export const approvedCompany: Access = {
  who: "approved company",
  async check(_args, context) {
    granted.give(context, await readApprovedCompany(context));
  },
};

/** The same, read anew after something that took a while. */
export async function readApprovedCompany(context: Context): Promise<CompanyRow> {
  const company = await findCompanyOf(context.database.orm, memberOf(context).id);
  if (company?.state === "approved") return company;
  throw new Refusal("FORBIDDEN", {
    sentence: company ? companyStanding[company.state] : "승인된 업체만 쓸 수 있습니다.",
  });
}

/** Who sent the file that an argument names. */
export function companyFileOwner<Name extends string>(argument: Name): Access<Record<Name, string>> {
  return {
    who: `owner of the company file in ${argument}`,
    async check({ [argument]: key }, context) {
      grantedFile.give(context, await ownCompanyFile(context, key));
    },
  };
}

/** The caller's file. Somebody else's, an unknown and a malformed name are answered alike. */
export async function ownCompanyFile(context: Context, key: string): Promise<CompanyFileRow> {
  const { id: sub } = memberOf(context);
  const file = isCompanyFile(key) ? await findCompanyFile(context.database.orm, key) : undefined;
  if (file?.sub !== sub) throw new Refusal("NOT_FOUND");
  return file;
}
