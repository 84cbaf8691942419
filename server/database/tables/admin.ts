import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type AuditAct, type AuditNoun, auditActs, auditNouns } from "#domain/audit.ts";
import type { Subject } from "#domain/member.ts";
import { timestampAt } from "./at.ts";

const names = <Name extends string>(list: readonly Name[]) => [...list] as [Name, ...Name[]];

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

/** E-mails that wait for the next minute, written with what they tell of, so that neither is there without the other. */
export const emailOutbox = pgTable(
  "letters",
  {
    id: uuid().primaryKey(),
    /** To whom: a member, or whoever has this address. */
    member: uuid().$type<Subject>(),
    address: text(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: timestampAt("created_at").notNull(),
    /** When it was last tried; it is tried again a little later each time. */
    takenAt: timestampAt("taken_at"),
    tries: integer().notNull().default(0),
    sentAt: timestampAt("sent_at"),
  },
  (table) => [index("letters_unsent").on(table.createdAt).where(sql`${table.sentAt} is null`)],
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
