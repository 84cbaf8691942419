import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type AuditAct, type AuditNoun, auditActs, auditNouns } from "#domain/audit.ts";
import type { Subject } from "#domain/member.ts";
import { timestampAt } from "./at.ts";

const names = <Name extends string>(list: readonly Name[]) => [...list] as [Name, ...Name[]];

/** The rows that an e-mail is about, by their ids. */
export type EmailData = Readonly<Record<string, string | number>>;

/** What admins did and looked at. The database itself refuses to change or remove a row. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    at: timestampAt("at").notNull(),
    admin: uuid().$type<Subject>().notNull(),
    act: text({ enum: names<AuditAct>(auditActs) }).notNull(),
    /** On what: a noun and its id. */
    noun: text({ enum: names<AuditNoun>(auditNouns) }).notNull(),
    subject: text().notNull(),
    reason: text(),
    /** Where the admin sat, without the part that names one machine; null where it is not known. */
    network: text(),
  },
  (table) => [index("audit_entries_subject").on(table.noun, table.subject, table.id)],
);

/** All e-mails, written with what they tell of, so that neither is there without the other. */
export const emailOutbox = pgTable(
  "email_outbox",
  {
    id: uuid().primaryKey(),
    /** Who words it when it is sent, and of what: ids only, never what people typed. */
    template: text().notNull(),
    data: jsonb().$type<EmailData>().notNull(),
    /** What it is about, which is told once; null where it may be told again. */
    key: text().unique(),
    /** To whom, where the template does not find that by itself: a member, or whoever has this address. */
    member: uuid().$type<Subject>(),
    address: text(),
    /** What admins know it by. */
    subject: text().notNull(),
    /** Of an e-mail whose words were found when it was written; else empty. */
    text: text().notNull(),
    createdAt: timestampAt("created_at").notNull(),
    /** Not sooner: it is tried again later each time. */
    sendAfter: timestampAt("send_after").notNull(),
    /** From then on it is no news any more; null where it always is. */
    expiresAt: timestampAt("expires_at"),
    /** Since when somebody tries it. */
    takenAt: timestampAt("taken_at"),
    tries: integer().notNull().default(0),
    sentAt: timestampAt("sent_at"),
  },
  (table) => [
    index("email_outbox_unsent").on(table.sendAfter).where(sql`${table.sentAt} is null`),
    index("email_outbox_sent").on(table.sentAt).where(sql`${table.sentAt} is not null`),
  ],
);

/** The outbox of the version before, which wrote and sent whole texts. Nothing reads it any more. */
export const lettersTable = pgTable(
  "letters",
  {
    id: uuid().primaryKey(),
    member: uuid().$type<Subject>(),
    address: text(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: timestampAt("created_at").notNull(),
    takenAt: timestampAt("taken_at"),
    tries: integer().notNull().default(0),
    sentAt: timestampAt("sent_at"),
  },
  (table) => [index("letters_unsent").on(table.createdAt).where(sql`${table.sentAt} is null`)],
);

/** Of the cards of a kind that were begun on one day: how many there are, were shown, were paid for. */
export type KindCounts = { made: number; published: number; paid: number };

/** What days in Korea brought, counted before. A day that stands in `figureChanges`, or not here, is counted when asked. */
export const dailyFigures = pgTable("daily_figures", {
  day: date({ mode: "string" }).primaryKey(),
  members: integer().notNull(),
  orders: integer().notNull(),
  revenue: bigint({ mode: "number" }).notNull(),
  kinds: jsonb().$type<Record<string, KindCounts>>().notNull(),
});

/** Days of which something changed since they were counted. Triggers add them, whoever writes; nobody waits for a row. */
export const figureChanges = pgTable(
  "figure_changes",
  { day: date({ mode: "string" }).notNull() },
  (table) => [index("figure_changes_day").on(table.day)],
);

/** How the last run of each job ended. */
export const jobRuns = pgTable("job_runs", {
  name: text().primaryKey(),
  doneAt: timestampAt("done_at"),
  /** Null when the last run went well. */
  failedAt: timestampAt("failed_at"),
  failures: integer().notNull().default(0),
  /** What kind of mistake it was; never its words, which may be somebody's. */
  error: text(),
  /** Where the next run goes on; null for one that begins anew. */
  cursor: text(),
});
