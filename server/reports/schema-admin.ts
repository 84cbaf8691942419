import { mayDecideReports } from "#domain/access.ts";
import { subjectOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { reportNumbers, type ReportState as State } from "#domain/report.ts";
import { idSent } from "#domain/sent-uuid.ts";
import { actingOf, admin, refuseOldAdminProof } from "#server/admin/access.ts";
import { readReason, writeAudit } from "#server/admin/admin.ts";
import { type CardRow, findCard } from "#server/cards/public.ts";
import { CardType } from "#server/cards/schema.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { moveReport } from "./actions.ts";
import { reportCursor } from "./cursor.ts";
import { ExcerptType, excerptLeft } from "./excerpt.ts";
import { ReportGroundEnum, ReportRelationEnum, ReportStateEnum, reportParts } from "./schema.ts";
import { countReports, listReports, type ReportRow, readReport } from "./store.ts";

/** Longer than any number or address. */
const MOST_CHARACTERS = 200;

const Report = builder.objectRef<ReportRow>("Report").implement({
  description: "What was reported, without who did and what they wrote.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeString("number"),
    state: t.expose("state", { type: ReportStateEnum }),
    grounds: t.expose("grounds", { type: ReportGroundEnum }),
    kind: t.exposeString("kind"),
    isEntry: t.boolean({ resolve: ({ entry }) => entry !== null }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    blockedUntil: t.expose("blockedUntil", { type: "DateTime", nullable: true }),
    objectedAt: t.expose("objectedAt", { type: "DateTime", nullable: true }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
  }),
});

type Opened = { report: ReportRow; card: CardRow | undefined };

const AdminReport = builder.objectRef<Opened>("AdminReport").implement({
  description: "A report as an admin opens it.",
  fields: (t) => ({
    report: t.expose("report", { type: Report }),
    card: t.field({
      type: CardType,
      nullable: true,
      description: "Null where it is gone.",
      resolve: ({ card }) => card ?? null,
    }),
    owner: t.string({
      nullable: true,
      description: "The address of the card's owner; null where there is none.",
      resolve: ({ card }, _args, { identity }) => (card ? identity.email(subjectOf(card.owner)) : null),
    }),
    excerpt: t.field({
      type: ExcerptType,
      nullable: true,
      description: "Null where it is the card itself, or gone.",
      resolve: ({ report }, _args, context) => excerptLeft(context, report),
    }),
    words: t.string({ resolve: ({ report }) => report.words }),
    relation: t.field({ type: ReportRelationEnum, resolve: ({ report }) => report.relation }),
    name: t.string({ nullable: true, resolve: ({ report }) => report.name }),
    email: t.string({ nullable: true, resolve: ({ report }) => report.email }),
    reason: t.string({ nullable: true, resolve: ({ report }) => report.reason }),
    objection: t.string({ nullable: true, resolve: ({ report }) => report.objection }),
    forgottenAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was forgotten who reported it.",
      resolve: ({ report }) => report.forgottenAt,
    }),
  }),
});

const ReportCount = builder.objectRef<{ state: State; count: number }>("ReportCount").implement({
  fields: (t) => ({ state: t.expose("state", { type: ReportStateEnum }), count: t.exposeInt("count") }),
});

const ReportPage = builder.objectRef<{ page: ReportRow[]; next: string | null }>("ReportPage").implement({
  fields: (t) => ({
    reports: t.expose("page", { type: [Report] }),
    counts: t.field({
      type: [ReportCount],
      description: "Of all reports, in each state that any is in.",
      resolve: (_page, _args, { database }) => countReports(database.orm),
    }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
  }),
});

const ReportDecision = builder.enumType("ReportDecision", {
  values: {
    DISMISS: { value: "dismiss", description: "Nothing is done." },
    BLOCK: { value: "block", description: "Hidden from guests for 30 days." },
    RESTORE: { value: "restore", description: "Shown again, before its time." },
    DELETE: { value: "delete", description: "A card goes where its owner can bring it back from." },
  } as const,
});

/** What was typed into the one field: a number, or a card's address or id. */
function meantBy(typed: string): { number?: string; card?: string } {
  const text = typed.trim().slice(0, MOST_CHARACTERS);
  if (!text) return {};
  const number = reportNumbers.read(text);
  if (number) return { number };
  return {
    card: text
      .replace(/[?#].*$/, "")
      .replace(/\/+$/, "")
      .replace(/^.*\//, ""),
  };
}

async function anyReport({ database: { orm } }: Context, id: string): Promise<ReportRow> {
  const report = await readReport(orm, idSent(id));
  if (!report) throw new Refusal("NOT_FOUND");
  return report;
}

async function opened({ database: { orm } }: Context, report: ReportRow): Promise<Opened> {
  return { report, card: await findCard(orm, report.card) };
}

builder.queryField("adminReports", (t) =>
  t.field({
    access: admin(mayDecideReports),
    type: ReportPage,
    description: "For admins: what was reported, the newest first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      state: t.arg({ type: ReportStateEnum }),
      search: t.arg.string({ description: "A report's number, or a card's id or address." }),
    },
    async resolve(_root, { first, after, state, search }, context) {
      const size = pageSize(first);
      const rows = await listReports(context.database.orm, {
        ...meantBy(search ?? ""),
        state: state ?? undefined,
        after: reportCursor.read(after),
        limit: size + 1,
      });
      return paginate(rows, { size, next: reportCursor.write });
    },
  }),
);

builder.mutationFields((t) => ({
  adminOpenReport: t.field({
    access: admin(mayDecideReports),
    type: AdminReport,
    description: "For admins: one report, with who sent it. That it was opened is written down.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, { id }, context) {
      const acting = actingOf(context);
      const report = await anyReport(context, id);
      const { orm: tx } = context.database;
      await writeAudit(context, { tx, acting, act: "look", noun: "report", subject: report.id });
      return opened(context, report);
    },
  }),
  adminDecideReport: t.field({
    access: admin(mayDecideReports),
    type: AdminReport,
    description: "For admins: moves a report on. What cannot be undone asks for the password.",
    args: {
      id: t.arg.id({ required: true }),
      move: t.arg({ type: ReportDecision, required: true }),
      reason: t.arg.string({ required: true, description: "Both sides read it, and it is written down." }),
    },
    async resolve(_root, { id, move: act, reason: sent }, context) {
      if (act === "delete") refuseOldAdminProof(context);
      const acting = actingOf(context);
      const reason = readReason(sent);
      const { id: known } = await anyReport(context, id);
      const actor = { by: "admin", ...acting, reason } as const;
      return opened(context, await moveReport(reportParts(context), { id: known, act, actor }));
    },
  }),
}));
