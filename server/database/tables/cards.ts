import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import type { EndEmailDays } from "#domain/card-life.ts";
import type { Owner } from "#domain/member.ts";
import { timestampAt } from "./at.ts";
import { companies } from "./companies.ts";

/** Cards of all kinds, with what lists show of them; what a card says stands in its versions. */
export const cards = pgTable(
  "cards",
  {
    id: text().$type<CardId>().primaryKey(),
    kind: text().notNull(),
    /** What it is for, of the newest version, where its kind is for several things: it decides what the card is called. */
    occasion: text(),
    owner: text().$type<Owner>().notNull(),
    /** The maker's key for having it made, so that asking again makes no second one. */
    madeKey: uuid("made_key").notNull(),
    /** Suspending and deleting cover it; it comes back after them. */
    status: text({ enum: ["draft", "published", "closed"] }).notNull(),
    suspendedReason: text("suspended_reason"),
    /** Until when a temporary measure hides it; null where there is none. The reports know why. */
    blockedUntil: timestampAt("blocked_until"),
    deletedAt: timestampAt("deleted_at"),
    /** The newest version. */
    draftVersion: integer("draft_version").notNull(),
    /** The version guests see; null before publishing. */
    liveVersion: integer("live_version"),
    /** Of the newest version. */
    title: text().notNull(),
    theme: text().notNull(),
    eventDate: date("event_date", { mode: "string" }),
    /** What its address calls it, where its kind has names; null before publishing. See `sitenames`. */
    name: text(),
    /** Null while the card is on trial. */
    plan: text(),
    /** What was bought or given besides the plan's own period. */
    extraDays: integer("extra_days").notNull().default(0),
    /** Days that an admin gave: no order takes them away. */
    givenDays: integer("given_days").notNull().default(0),
    publishedAt: timestampAt("published_at"),
    expiresAt: timestampAt("expires_at"),
    closedAt: timestampAt("closed_at"),
    /** Whose customer's card it is: who handed it over, or gave what paid for it. Its mark may stand at the foot. */
    company: uuid().references(() => companies.id, { onDelete: "set null" }),
    /** Of six figures, by which somebody who was sent the card finds out that it is one of ours: the database draws it. */
    checkNumber: integer("check_number").default(sql`new_check_number()`),
    /** The day that is asked for beside it: of the event as guests know it, else of the first publishing; null before. */
    checkDay: date("check_day", { mode: "string" }),
    /** How often guests opened the page. */
    views: integer().notNull().default(0),
    /** When the owner was last told that more was left at once than people leave. */
    floodToldAt: timestampAt("flood_told_at"),
    createdAt: timestampAt("created_at").notNull(),
    updatedAt: timestampAt("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("cards_made").on(table.owner, table.madeKey),
    index("cards_owner").on(table.owner, table.updatedAt, table.id),
    index("cards_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("cards_company").on(table.company).where(sql`${table.company} is not null`),
    index("cards_expires").on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    index("cards_changed").on(table.updatedAt, table.id),
    index("cards_kind").on(table.kind, table.updatedAt, table.id),
    index("cards_created").on(table.createdAt).concurrently(),
    index("cards_name").on(table.name).where(sql`${table.name} is not null`).concurrently(),
    index("cards_closed")
      .on(table.updatedAt, table.id)
      .where(sql`${table.status} = 'closed' and ${table.deletedAt} is null`)
      .concurrently(),
    index("cards_event")
      .on(table.kind, table.eventDate, table.id)
      .where(
        sql`${table.eventDate} is not null and ${table.status} = 'published' and ${table.deletedAt} is null`,
      )
      .concurrently(),
    index("cards_check")
      .on(table.checkNumber, table.checkDay)
      .where(sql`${table.checkDay} is not null`)
      .concurrently(),
    index("cards_suspended")
      .on(table.updatedAt, table.id)
      .where(sql`${table.suspendedReason} is not null or ${table.blockedUntil} is not null`),
  ],
);

/**
 * Titles as they are searched: without case and blanks, and every one and two characters of them, because Hangul is
 * looked for in the middle of words. A trigger keeps it, whoever writes the card.
 */
export const cardSearch = pgTable(
  "card_search",
  {
    card: text()
      .$type<CardId>()
      .primaryKey()
      .references(() => cards.id, { onDelete: "cascade" }),
    title: text().notNull(),
    grams: text().array().notNull(),
  },
  (table) => [index("card_search_grams").using("gin", table.grams)],
);

/** E-mails to owners about the end of a card: each is put into the outbox with its row here, so that nobody gets it twice. */
export const endEmails = pgTable(
  "end_letters",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    /** The end it was about: a card that was extended ends anew. */
    endsAt: timestampAt("ends_at").notNull(),
    days: integer().$type<EndEmailDays>().notNull(),
    takenAt: timestampAt("taken_at").notNull(),
    sentAt: timestampAt("sent_at"),
  },
  (table) => [primaryKey({ columns: [table.card, table.endsAt, table.days] })],
);

/** Contents as they were saved: all of late, fewer of long ago. They go with their card. */
export const cardVersions = pgTable(
  "card_versions",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    content: jsonb().$type<unknown>().notNull(),
    madeBy: text("made_by").$type<Owner>().notNull(),
    createdAt: timestampAt("created_at").notNull(),
    /** When guests saw it first; null where they never did. */
    publishedAt: timestampAt("published_at"),
    /** When its maker went back to an earlier one, or took another instead of it; null where they wrote on. */
    setAsideAt: timestampAt("set_aside_at"),
  },
  (table) => [primaryKey({ columns: [table.card, table.version] })],
);
