import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import type { EntryId } from "#domain/entry.ts";
import { reportGroundNames, reportRelationNames, reportStates } from "#domain/report.ts";
import { timestampAt } from "./at.ts";

/** What somebody reported. It outlives what it is about: neither the card nor the entry has to be there any more. */
export const reports = pgTable(
  "reports",
  {
    id: uuid().primaryKey(),
    /** The form's own, so that sending it again makes no second report. */
    key: uuid().notNull().unique(),
    /** By which the reporter asks about it. */
    number: text().notNull().unique(),
    card: text().$type<CardId>().notNull(),
    /** Of what kind the card was, for when it is gone. */
    kind: text().notNull(),
    /** One thing that a guest left; null where it is about the card itself. */
    entry: text().$type<EntryId>(),
    section: text(),
    grounds: text({ enum: reportGroundNames }).notNull(),
    relation: text({ enum: reportRelationNames }).notNull(),
    words: text().notNull(),
    /** Who reported it; null when that was forgotten. */
    name: text(),
    email: text(),
    state: text({ enum: reportStates }).notNull(),
    /** Why it was decided so, as both sides read it. */
    reason: text(),
    blockedAt: timestampAt("blocked_at"),
    /** When the block ends; the same for all reports of one thing. */
    blockedUntil: timestampAt("blocked_until"),
    /** What the owner said against it. */
    objection: text(),
    objectedAt: timestampAt("objected_at"),
    endedAt: timestampAt("ended_at"),
    createdAt: timestampAt("created_at").notNull(),
    forgottenAt: timestampAt("forgotten_at"),
  },
  (table) => [
    index("reports_card").on(table.card, table.createdAt, table.id),
    index("reports_all").on(table.createdAt, table.id),
    index("reports_state").on(table.state, table.createdAt, table.id),
    index("reports_blocked").on(table.blockedUntil).where(sql`${table.state} in ('blocked', 'objected')`),
    index("reports_entry").on(table.entry).where(sql`${table.entry} is not null`),
    index("reports_ended").on(table.endedAt).where(sql`${table.forgottenAt} is null`),
  ],
);
