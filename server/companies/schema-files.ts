import { Refusal } from "#domain/refusal.ts";
import { member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { PhotoUpload } from "#server/photos/schema.ts";
import {
  anyCompanyAccount,
  approvedCompany,
  companyFileOwner,
  grantedCompany,
  grantedCompanyFile,
} from "./access.ts";
import { newLicenceKey, newLogoKey } from "./file-names.ts";
import { type CompanyFileRow, countCompanyFiles, insertCompanyFile } from "./files-store.ts";

/** Those that nobody uses go after three days; nobody tries more in that time. */
const MOST_FILES = 30;

type Announced = Pick<CompanyFileRow, "purpose"> & { bytes: number; type: string };

/** A row for a file of the caller's, and the form to send it with. */
async function announce(context: Context, { purpose, ...sent }: Announced) {
  const { id: sub } = memberOf(context);
  const { orm } = context.database;
  const type = context.companyFiles.decide(purpose, sent);
  if ((await countCompanyFiles(orm, sub)) >= MOST_FILES) {
    throw new Refusal("LIMIT_REACHED", {
      sentence: "파일을 너무 여러 번 올리셨습니다. 내일 다시 해 주세요.",
    });
  }
  const key = purpose === "licence" ? newLicenceKey() : newLogoKey();
  await insertCompanyFile(orm, { key, sub, purpose, createdAt: context.clock.now() });
  const { origin } = context;
  return { id: key, form: await context.companyFiles.form({ key, type, bytes: sent.bytes, origin }) };
}

builder.mutationFields((t) => {
  const args = {
    bytes: t.arg.int({ required: true }),
    type: t.arg.string({ required: true, description: "What the browser calls it; may be empty." }),
  };
  return {
    prepareLicence: t.field({
      access: member,
      type: PhotoUpload,
      description: "A form for a business licence (PDF, JPEG, PNG, WebP), good for ten minutes.",
      args,
      resolve: (_root, sent, context) => announce(context, { ...sent, purpose: "licence" }),
    }),
    finishLicence: t.id({
      access: companyFileOwner("id"),
      description: "The file was sent: it is kept until the record names it. Answers with its id.",
      args: { id: t.arg.id({ required: true }) },
      async resolve(_root, _args, context) {
        const file = grantedCompanyFile(context);
        if (file.purpose !== "licence") throw new Refusal("NOT_FOUND");
        await context.companyFiles.finish(file);
        return file.key;
      },
    }),
    openLicence: t.string({
      access: anyCompanyAccount,
      description: "Where the caller reads the licence of their own company, for five minutes.",
      resolve: (_root, _args, context) => context.licencePasses.addressFor(grantedCompany(context).licence),
    }),
    prepareCompanyLogo: t.field({
      access: approvedCompany,
      type: PhotoUpload,
      description: "A form for a logo (JPEG, PNG, WebP), good for ten minutes.",
      args,
      resolve: (_root, sent, context) => announce(context, { ...sent, purpose: "logo" }),
    }),
  };
});
