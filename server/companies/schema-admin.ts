import { mayDecideCompanies } from "#domain/access.ts";
import { type CompanyMove as Move, movesWithReason } from "#domain/company.ts";
import { cleanText } from "#domain/guest-text.ts";
import { COMPANY_REASON_MAX } from "#domain/limits.ts";
import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import { companyReason } from "#domain/written-text.ts";
import { admin, refuseOldAdminProof } from "#server/admin/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { decide } from "./actions.ts";
import { companyCursor } from "./cursor.ts";
import { CompanyObject, CompanyStateEnum } from "./schema.ts";
import {
  type CompanyEventRow,
  type CompanyRow,
  insertCompanyEvent,
  listCompanies,
  listCompanyMoves,
  readCompany,
} from "./store.ts";

/** Longer than any name. */
const MAX_SEARCH = 60;

const CompanyDecision = builder.enumType("CompanyDecision", {
  values: {
    APPROVE: { value: "approve" },
    RETURN: { value: "return", description: "With a reason: what is to be mended." },
    SUSPEND: { value: "suspend", description: "With a reason." },
    RELEASE: { value: "release" },
    ACCEPT: { value: "accept", description: "What is `wanted` counts from now on." },
    DECLINE: { value: "decline", description: "With a reason: what is `wanted` is dropped." },
  } as const,
});

const CompanyEvent = builder.enumType("CompanyEvent", {
  values: {
    APPLY: { value: "apply" },
    SEND: { value: "send" },
    APPROVE: { value: "approve" },
    RETURN: { value: "return" },
    SUSPEND: { value: "suspend" },
    RELEASE: { value: "release" },
    ASK: { value: "ask" },
    WITHDRAW: { value: "withdraw" },
    ACCEPT: { value: "accept" },
    DECLINE: { value: "decline" },
    LOOK: { value: "look" },
    READ_LICENCE: { value: "read-licence" },
  } as const,
});

const CompanyMove = builder.objectRef<CompanyEventRow>("CompanyMove").implement({
  description: "Something that happened to a company. Nothing is ever changed or removed here.",
  fields: (t) => ({
    move: t.expose("move", { type: CompanyEvent }),
    byAdmin: t.boolean({ resolve: ({ by }) => by === "admin" }),
    admin: t.exposeID("admin", { nullable: true, description: "The admin's auth subject." }),
    reason: t.exposeString("reason", { nullable: true }),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const AdminCompany = builder.objectRef<CompanyRow>("AdminCompany").implement({
  description: "A company as admins see it.",
  fields: (t) => ({
    company: t.field({ type: CompanyObject, resolve: (company) => company }),
    email: t.string({
      nullable: true,
      description: "Where e-mails to it go.",
      resolve: ({ sub }, _args, { identity }) => identity.email(sub),
    }),
    history: t.field({
      type: [CompanyMove],
      description: "The first first.",
      resolve: ({ id }, _args, { database }) => listCompanyMoves(database.orm, id),
    }),
  }),
});

const CompanyPage = builder.objectRef<{ page: CompanyRow[]; next: string | null }>("CompanyPage").implement({
  fields: (t) => ({
    companies: t.expose("page", { type: [CompanyObject] }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
  }),
});

/** Who acts, and from where. */
function deciderOf(context: Context) {
  return { admin: memberOf(context).id, ip: context.ip ?? null };
}

/** Anybody's company, for an admin. */
async function anyCompany({ database: { orm } }: Context, id: string): Promise<CompanyRow> {
  const company = await readCompany(orm, idSent(id));
  if (!company) throw new Refusal("NOT_FOUND");
  return company;
}

type Look = Pick<CompanyEventRow, "company" | "move" | "admin" | "ip">;

/** Who looked at what. Nobody is written to about it. */
async function writeDown({ database, clock }: Context, look: Look): Promise<void> {
  await insertCompanyEvent(database.orm, { ...look, by: "admin", at: clock.now() });
}

/** The reason of a move that has one. The others need none. */
function readReason(move: Move, sent: string | null | undefined): string | null {
  if (!movesWithReason.some((known) => known === move)) return null;
  const reason = companyReason.safeParse(sent);
  if (reason.success) return reason.data;
  throw new Refusal("INVALID", {
    fields: { reason: `업체가 읽을 이유를 ${COMPANY_REASON_MAX}자까지 적어 주세요.` },
  });
}

builder.queryFields((t) => ({
  adminCompanies: t.field({
    access: admin(mayDecideCompanies),
    type: CompanyPage,
    description: "For admins: all companies, the newest first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      state: t.arg({ type: CompanyStateEnum }),
      waiting: t.arg.boolean({ description: "Only those that wait to be looked at, or want a change." }),
      search: t.arg.string({ description: "A part of the name, the number or the manager's name." }),
    },
    async resolve(_root, { first, after, state, waiting, search }, context) {
      const size = pageSize(first);
      const rows = await listCompanies(context.database.orm, {
        state: state ?? undefined,
        waiting: waiting ?? false,
        search: cleanText(search ?? "").slice(0, MAX_SEARCH),
        after: companyCursor.read(after),
        limit: size + 1,
      });
      return paginate(rows, { size, next: companyCursor.write });
    },
  }),
  adminCompany: t.field({
    access: admin(mayDecideCompanies),
    type: AdminCompany,
    description: "For admins: one company with what happened to it. That it was looked at is written down.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, { id }, context) {
      const who = deciderOf(context);
      const company = await anyCompany(context, id);
      await writeDown(context, { company: company.id, move: "look", ...who });
      return company;
    },
  }),
}));

builder.mutationFields((t) => ({
  adminDecideCompany: t.field({
    access: admin(mayDecideCompanies),
    type: AdminCompany,
    description:
      "For admins: moves a company to another state, or decides about a change it wants. Suspending asks for the password.",
    args: {
      id: t.arg.id({ required: true }),
      move: t.arg({ type: CompanyDecision, required: true }),
      reason: t.arg.string({ description: "The company reads it." }),
      version: t.arg.int({ description: "The one that was looked at; a newer one is refused as CONFLICT." }),
    },
    async resolve(_root, { id, move, reason: sent, version }, context) {
      const who = deciderOf(context);
      if (move === "suspend") refuseOldAdminProof(context);
      const company = await anyCompany(context, id);
      const reason = readReason(move, sent);
      if (version != null && version !== company.version) {
        throw new Refusal("CONFLICT", { version: company.version });
      }
      return decide(context, company, { move, reason, ...who });
    },
  }),
  adminOpenLicence: t.string({
    access: admin(mayDecideCompanies),
    description:
      "For admins: where a company's licence is read, for five minutes. That it was read is written down.",
    args: {
      id: t.arg.id({ required: true }),
      wanted: t.arg.boolean({ description: "The one that came with a wanted change." }),
    },
    async resolve(_root, { id, wanted }, context) {
      const who = deciderOf(context);
      const company = await anyCompany(context, id);
      const licence = wanted ? company.wanted?.licence : company.licence;
      if (!licence) throw new Refusal("NOT_FOUND");
      await writeDown(context, { company: company.id, move: "read-licence", ...who });
      return context.licencePasses.addressFor(licence);
    },
  }),
}));
