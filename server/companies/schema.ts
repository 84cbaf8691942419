import type { CompanyState as State, CompanyType as Type } from "#domain/company.ts";
import { ownerOf } from "#domain/member.ts";
import { member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { memberOf } from "#server/graphql/context.ts";
import { approvedCompany, grantedCompany } from "./access.ts";
import { companyFigures } from "./figures-store.ts";
import { type CompanyRow, findCompanyOf } from "./store.ts";

export const CompanyStateEnum = builder.enumType("CompanyState", {
  values: {
    PENDING: { value: "pending", description: "An admin has not looked yet." },
    APPROVED: { value: "approved" },
    RETURNED: { value: "returned", description: "Something is to be mended; `reason` says what." },
    SUSPENDED: { value: "suspended" },
  } as const satisfies Record<Uppercase<State>, { value: State; description?: string }>,
});

export const CompanyTypeEnum = builder.enumType("CompanyType", {
  values: {
    HALL: { value: "hall", description: "예식장" },
    FUNERAL: { value: "funeral", description: "장례식장" },
    STUDIO: { value: "studio", description: "스튜디오" },
    PLANNER: { value: "planner", description: "플래너" },
    OTHER: { value: "other", description: "기타" },
  } as const satisfies Record<Uppercase<Type>, { value: Type; description: string }>,
});

export const CompanyInput = builder.inputType("CompanyInput", {
  description: "What a company says of itself.",
  fields: (t) => ({
    name: t.string({ required: true }),
    number: t.string({ required: true, description: "사업자등록번호, with or without dashes." }),
    representative: t.string({ required: true }),
    type: t.field({ type: CompanyTypeEnum, required: true }),
    address: t.string({ required: true }),
    phone: t.string({ required: true }),
    managerName: t.string({ required: true }),
    managerPhone: t.string({ required: true }),
  }),
});

const WantedChange = builder.objectRef<NonNullable<CompanyRow["wanted"]>>("WantedChange").implement({
  description: "What an approved company wants to be called from now on, until an admin has looked.",
  fields: (t) => ({
    name: t.exposeString("name"),
    number: t.exposeString("number"),
    representative: t.exposeString("representative"),
  }),
});

export const CompanyObject = builder.objectRef<CompanyRow>("Company").implement({
  description: "A company's record, for itself and for admins.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    number: t.exposeString("number", { description: "Ten digits." }),
    representative: t.exposeString("representative"),
    type: t.expose("type", { type: CompanyTypeEnum }),
    address: t.exposeString("address"),
    phone: t.exposeString("phone"),
    managerName: t.exposeString("managerName"),
    managerPhone: t.exposeString("managerPhone"),
    state: t.expose("state", { type: CompanyStateEnum }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Why it was returned or suspended, or why a change was declined.",
    }),
    wanted: t.expose("wanted", { type: WantedChange, nullable: true }),
    version: t.exposeInt("version", { description: "Counts changes; to be sent along with a decision." }),
    logo: t.exposeString("logo", { nullable: true, description: "To be fetched from `/media/{logo}`." }),
    color: t.exposeString("color", { nullable: true, description: "As in #8a6d3b." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
  }),
});

const CompanyFigures = builder
  .objectRef<Awaited<ReturnType<typeof companyFigures>>>("CompanyFigures")
  .implement({
    description: "Counts, and nothing of what guests wrote.",
    fields: (t) => ({
      cards: t.exposeInt("cards", { description: "Made by the account, drafts and all." }),
      openCards: t.exposeInt("openCards", { description: "That guests can open now." }),
      views: t.exposeInt("views", { description: "How often they were opened." }),
      couponUses: t.exposeInt("couponUses", { description: "Orders with a coupon of the company." }),
    }),
  });

builder.queryFields((t) => ({
  myCompany: t.field({
    access: member,
    type: CompanyObject,
    nullable: true,
    description: "The caller's company, in whatever state; null where the account has none.",
    resolve: (_root, _args, context) => findCompanyOf(context.database.orm, memberOf(context).id),
  }),
  companyFigures: t.field({
    access: approvedCompany,
    type: CompanyFigures,
    async resolve(_root, _args, context) {
      const { id } = grantedCompany(context);
      const owner = ownerOf(memberOf(context));
      return companyFigures(context.database.orm, { company: id, owner, now: context.clock.now() });
    },
  }),
}));
