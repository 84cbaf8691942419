import { randomBytes, randomUUID } from "node:crypto";
import { labelFor } from "#cards/engine/occasion.ts";
import { pageOf as addressOf } from "#cards/kinds/kinds.ts";
import { mayReadResponses } from "#domain/access.ts";
import { DATED_NUMBER_BYTES } from "#domain/dated-number.ts";
import { entryId } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";
import {
  objection,
  type ReportSent,
  reportGroundNames,
  reportNumbers,
  reportRelationNames,
  reportSent,
  reportStates,
} from "#domain/report.ts";
import { keySent } from "#domain/sent-uuid.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { kindOf } from "#server/cards/content.ts";
import { cardForGuests, type EntrySection, sealOf, sectionForGuests } from "#server/cards/guest-card.ts";
import type { CardRow } from "#server/cards/public.ts";
import { addToOutbox } from "#server/emails/outbox-store.ts";
import { erase } from "#server/entries/actions.ts";
import { type EntryRow, findShown } from "#server/entries/public.ts";
import { anybody } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { invalidBy } from "#server/graphql/invalid.ts";
import { grantedReport, reportedCardOwner } from "./access.ts";
import { moveReport } from "./actions.ts";
import { receivedEmail, waitingReportEmail } from "./emails.ts";
import { ExcerptType, excerptLeft, excerptOf, type ReportExcerpt } from "./excerpt.ts";
import { findReportSent, insertReport, listBlocks, type NewReport, type ReportRow } from "./store.ts";

/** On one card nobody has to read through more. */
const MOST_BLOCKS = 50;

export const ReportStateEnum = builder.enumType("ReportState", {
  description:
    "`blocked`: hidden for 30 days at most. `objected`: the same, and its owner said something against it.",
  values: reportStates,
});
export const ReportGroundEnum = builder.enumType("ReportGround", { values: reportGroundNames });
export const ReportRelationEnum = builder.enumType("ReportRelation", { values: reportRelationNames });

type Asked = { card: string; entry?: string | null };
type Found = { card: CardRow; entry?: EntryRow; on?: EntrySection };

/** What somebody wants to report: a card that guests can open, or something on it that they see. */
async function found(context: Context, { card: id, entry: sent }: Asked): Promise<Found> {
  const card = await cardForGuests(context, id);
  if (sent == null) return { card };
  const known = entryId.safeParse(sent).data;
  const entry = known && (await findShown(context.database.orm, { card: card.id, id: known }));
  if (!entry) throw gone();
  const on = await sectionForGuests(context, { card, name: entry.section });
  if (sealOf(context, on)) throw gone();
  return { card, entry, on };
}

function gone(): Refusal {
  return new Refusal("NOT_FOUND", { sentence: "이미 지워졌거나 지금은 보이지 않는 글입니다." });
}

const Reportable = builder.objectRef<Found>("Reportable").implement({
  description: "A card, or one thing on it, as the form for reporting it names it.",
  fields: (t) => ({
    kind: t.string({ resolve: ({ card }, _args, context) => labelFor(kindOf(context, card), card.occasion) }),
    address: t.string({ resolve: ({ card }, _args, context) => addressOf(kindOf(context, card), card) }),
    excerpt: t.field({
      type: ExcerptType,
      nullable: true,
      description: "Null where it is the card itself.",
      resolve: ({ on, entry }): ReportExcerpt | null => (on && entry ? excerptOf(on, entry) : null),
    }),
  }),
});

const target = builder.args((t) => ({
  card: t.id({ required: true }),
  entry: t.id({ description: "One thing that a guest left; without it the card itself is meant." }),
}));

const ReportInput = builder.inputType("ReportInput", {
  fields: (t) => ({
    grounds: t.field({ type: ReportGroundEnum, required: true }),
    relation: t.field({
      type: ReportRelationEnum,
      required: true,
      description: "Whose rights are concerned.",
    }),
    words: t.string({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true, description: "Both sides are told what becomes of it." }),
    agreed: t.boolean({ required: true, description: "To the use of these data." }),
  }),
});

const ReportReceipt = builder.objectRef<{ number: string; email: string }>("ReportReceipt").implement({
  description: "That a report is here.",
  fields: (t) => ({ number: t.exposeString("number"), email: t.exposeString("email") }),
});

type Sent = Asked & { report: Record<keyof ReportSent, unknown>; key: string; website?: string | null };

async function receive(context: Context, sent: Sent): Promise<{ number: string; email: string }> {
  const key = keySent(sent.key);
  const read = reportSent.safeParse(sent.report);
  if (!read.success) throw invalidBy(read.error);
  const { agreed: _, ...report } = read.data;
  const { email } = report;
  const { orm } = context.database;
  const before = await findReportSent(orm, key);
  if (before) return { number: before.number, email };
  const { card, entry } = await found(context, sent);
  const now = context.clock.now();
  const number = reportNumbers.of(now, randomBytes(DATED_NUMBER_BYTES));
  // Only programs fill in a field that nobody sees. They hear what they want to hear.
  if (sent.website) return { number, email };
  await context.reportGuard.refuseTooMany({ ip: context.ip, email });
  const about = { card: card.id, kind: card.kind, entry: entry?.id ?? null, section: entry?.section ?? null };
  const row = {
    id: randomUUID(),
    key,
    number,
    ...about,
    ...report,
    state: "received",
    createdAt: now,
  } as const;
  return { number: await keep(context, row), email };
}

/** With its e-mails; the number of the first, where the same form came twice at once. */
function keep({ database, config }: Context, row: NewReport): Promise<string> {
  return database.orm.transaction(async (tx) => {
    const kept = await insertReport(tx, row);
    if (!kept) return (await findReportSent(tx, row.key))?.number ?? row.number;
    const now = row.createdAt;
    await addToOutbox(tx, { address: kept.email, ...receivedEmail(kept), now });
    if (config.adminEmail) {
      await addToOutbox(tx, { address: config.adminEmail, ...waitingReportEmail(kept), now });
    }
    return kept.number;
  });
}

/** What moves a report on, for everybody who may. */
export function reportParts(context: Context) {
  const { database, clock, origin = "" } = context;
  return { database, clock, origin, erase: (entry: EntryRow) => erase(context, entry) };
}

const CardBlock = builder.objectRef<ReportRow>("CardBlock").implement({
  description:
    "A temporary measure on a card or on something on it, for the card's owner. Who asked for it is not told.",
  fields: (t) => ({
    id: t.exposeID("id"),
    isEntry: t.boolean({ resolve: ({ entry }) => entry !== null }),
    excerpt: t.field({
      type: ExcerptType,
      nullable: true,
      description: "Null where it is the card itself, or gone.",
      resolve: (report, _args, context) => excerptLeft(context, report),
    }),
    grounds: t.expose("grounds", { type: ReportGroundEnum }),
    state: t.expose("state", { type: ReportStateEnum }),
    reason: t.exposeString("reason", { nullable: true }),
    blockedAt: t.expose("blockedAt", { type: "DateTime", nullable: true }),
    blockedUntil: t.expose("blockedUntil", { type: "DateTime", nullable: true }),
    objection: t.exposeString("objection", { nullable: true }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
  }),
});

builder.queryFields((t) => ({
  reportable: t.field({
    access: anybody,
    type: Reportable,
    args: target,
    resolve: (_root, asked, context) => found(context, asked),
  }),
  cardBlocks: t.field({
    access: cardOwner("card", mayReadResponses),
    type: [CardBlock],
    description: "Temporary measures on the member's card, those of the past too, the last first.",
    args: { card: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) =>
      listBlocks(context.database.orm, { card: grantedCard(context).id, limit: MOST_BLOCKS }),
  }),
}));

builder.mutationFields((t) => ({
  report: t.field({
    access: anybody,
    type: ReportReceipt,
    description: "Somebody reports a card, or one thing on it.",
    args: {
      ...target,
      report: t.arg({ type: ReportInput, required: true }),
      key: t.arg.id({ required: true, description: "A UUID of the form's: sending it again reports once." }),
      website: t.arg.string({ description: "A field that people do not see and leave empty." }),
    },
    resolve: (_root, sent, context) => receive(context, sent),
  }),
  objectToBlock: t.field({
    access: reportedCardOwner,
    type: CardBlock,
    description: "The owner says something against a temporary measure: at its end it is lifted.",
    args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve(_root, { text }, context) {
      const read = objection.safeParse(text);
      if (!read.success) {
        throw new Refusal("INVALID", { fields: { text: read.error.issues[0]?.message ?? "" } });
      }
      const actor = { by: "owner", objection: read.data } as const;
      return moveReport(reportParts(context), { id: grantedReport(context).id, act: "object", actor });
    },
  }),
}));
