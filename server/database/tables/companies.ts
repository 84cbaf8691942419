import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  type BusinessNumber,
  type CompanyType,
  companyMoves as companyMoveNames,
  companyStates,
  type Locked,
} from "#domain/company.ts";
import type { Subject } from "#domain/member.ts";
import { timestampAt } from "./at.ts";

/** Halls, studios and planners. What an account says of itself is in the user pool; what it may do follows from here. */
export const companies = pgTable(
  "companies",
  {
    id: uuid().primaryKey(),
    sub: uuid().$type<Subject>().notNull().unique(),
    number: text().$type<BusinessNumber>().notNull(),
    name: text().notNull(),
    representative: text().notNull(),
    type: text().$type<CompanyType>().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    managerName: text("manager_name").notNull(),
    managerPhone: text("manager_phone").notNull(),
    /** The file of its business licence; see `company_files`. */
    licence: text().notNull(),
    state: text({ enum: companyStates }).notNull(),
    /** Why it was returned or suspended, or why a change was declined: what it reads now. */
    reason: text(),
    /** What it wants to be called from now on, until an admin has looked. */
    wanted: jsonb().$type<Locked>(),
    /** Counts changes, so that nobody decides about what they have not seen. */
    version: integer().notNull().default(1),
    /** The file of its logo, which everybody may fetch. */
    logo: text(),
    color: text(),
    createdAt: timestampAt("created_at").notNull(),
    updatedAt: timestampAt("updated_at").notNull(),
    decidedAt: timestampAt("decided_at"),
  },
  (table) => [
    // What was returned holds no number: whoever applied in another's name must not keep them out.
    uniqueIndex("companies_number").on(table.number).where(sql`${table.state} <> 'returned'`),
    index("companies_created").on(table.createdAt, table.id),
    index("companies_state").on(table.state, table.createdAt, table.id),
  ],
);

/** What is written down of a company besides its moves: that it applied, and what an admin looked at. */
export const companyEventTypes = ["apply", ...companyMoveNames, "look", "read-licence"] as const;

/** What happened to a company: rows are only added. */
export const companyEventsTable = pgTable(
  "company_moves",
  {
    /** In the order in which things happened. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    move: text({ enum: companyEventTypes }).notNull(),
    by: text({ enum: ["company", "admin"] }).notNull(),
    /** The admin's auth subject, and from where they acted. */
    admin: uuid().$type<Subject>(),
    ip: text(),
    reason: text(),
    at: timestampAt("at").notNull(),
    // Nothing reads these any more; written, they keep a process of the version before from sending a second e-mail.
    takenAt: timestampAt("taken_at"),
    sentAt: timestampAt("sent_at"),
  },
  (table) => [
    index("company_moves_company").on(table.company, table.id),
    index("company_moves_unsent").on(table.at).where(sql`${table.sentAt} is null`),
  ],
);

/** Licences and logos that were announced; one without `finishedAt` waits for its file. */
export const companyFiles = pgTable(
  "company_files",
  {
    /** `l/…` for a licence, which only its company and admins read; `b/…` for a logo. */
    key: text().primaryKey(),
    sub: uuid().$type<Subject>().notNull(),
    purpose: text({ enum: ["licence", "logo"] }).notNull(),
    createdAt: timestampAt("created_at").notNull(),
    finishedAt: timestampAt("finished_at"),
    /** When its account left. */
    endedAt: timestampAt("ended_at"),
  },
  (table) => [index("company_files_sub").on(table.sub), index("company_files_created").on(table.createdAt)],
);
