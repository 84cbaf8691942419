import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import type { EntryId } from "#domain/entry.ts";
import { timestampAt } from "./at.ts";
import { cards } from "./cards.ts";

/** Numbers of those who wait for a seat, in the order in which they came. */
export const entryLine = pgSequence("entry_line");

/** What guests left. A row that is withdrawn is gone. */
export const entries = pgTable(
  "entries",
  {
    id: text().$type<EntryId>().primaryKey(),
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    section: text().notNull(),
    /** The identity that left it. */
    visitor: text().notNull(),
    /** Whether a visitor has one at most on this section. */
    onlyOne: boolean("only_one").notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ["accepted", "waiting"] }).notNull(),
    /** Those it takes, or would take. */
    seats: integer().notNull(),
    /** Of which, where a section has several sorts. */
    seatsOf: text("seats_of").notNull().default(""),
    /** When it was given the seats it has. */
    seatedAt: timestampAt("seated_at"),
    /** Its number in the waiting list. */
    line: bigint({ mode: "number" }),
    /** Under what it is counted for all to see. */
    tallied: text(),
    /** From which network it came, in a way that only compares; kept where guests guess, until the draw. */
    network: text(),
    /** Where e-mails about it go. */
    email: text(),
    /** When its guest came in, at which door, and by which tap there: one that is sent twice lets in once. */
    checkedInAt: timestampAt("checked_in_at"),
    door: text(),
    checkInKey: uuid("check_in_key"),
    /** Whether there is anything in it for other guests. */
    isShown: boolean("is_shown").notNull(),
    approved: boolean().notNull(),
    hidden: boolean().notNull().default(false),
    /** Until when a temporary measure hides it; null where there is none. The reports know why. */
    blockedUntil: timestampAt("blocked_until"),
    pinned: boolean().notNull().default(false),
    reply: text(),
    repliedAt: timestampAt("replied_at"),
    passwordHash: text("password_hash"),
    /** Passwords tried since `triedSince`. */
    tries: integer().notNull().default(0),
    triedSince: timestampAt("tried_since"),
    createdAt: timestampAt("created_at").notNull(),
    updatedAt: timestampAt("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("entries_only_one").on(table.card, table.section, table.visitor).where(sql`${table.onlyOne}`),
    index("entries_shown")
      .on(table.card, table.section, table.pinned, table.createdAt, table.id)
      .where(
        sql`${table.isShown} and ${table.approved} and not ${table.hidden} and ${table.state} = 'accepted'`,
      ),
    index("entries_tallied")
      .on(table.card, table.section, table.tallied)
      .where(sql`${table.tallied} is not null and not ${table.hidden} and ${table.state} = 'accepted'`),
    index("entries_all").on(table.card, table.section, table.createdAt, table.id),
    index("entries_line")
      .on(table.card, table.section, table.seatsOf, table.line)
      .where(sql`${table.line} is not null`),
    index("entries_seated")
      .on(table.seatedAt)
      .where(sql`${table.email} is not null and ${table.seatedAt} is not null`),
    index("entries_visitor").on(table.visitor),
    index("entries_network")
      .on(table.card, table.section, table.network)
      .where(sql`${table.network} is not null`),
    index("entries_network_age").on(table.createdAt).where(sql`${table.network} is not null`).concurrently(),
    index("entries_blocked").on(table.card, table.section).where(sql`${table.blockedUntil} is not null`),
  ],
);

/** Keys under which guests left something. They outlive a withdrawn entry, so that a late retry does not revive it. */
export const entryKeys = pgTable(
  "entry_keys",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    key: uuid().notNull(),
    /** Null when it was withdrawn. */
    entry: text()
      .$type<EntryId>()
      .references(() => entries.id, { onDelete: "set null" }),
    /** Of what was sent, so that another content under the same key is noticed; goes with the entry. */
    fingerprint: text(),
  },
  (table) => [primaryKey({ columns: [table.card, table.key] }), index("entry_keys_entry").on(table.entry)],
);

/** E-mails to guests about what they left: each is put into the outbox with its row here, so that nobody gets it twice. */
export const entryEmails = pgTable(
  "entry_letters",
  {
    entry: text()
      .$type<EntryId>()
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    reason: text({ enum: ["seated", "day-before"] }).notNull(),
    /** When the seat was given, or when it begins: another time is another e-mail. */
    about: timestampAt("about").notNull(),
    takenAt: timestampAt("taken_at").notNull(),
    sentAt: timestampAt("sent_at"),
  },
  (table) => [primaryKey({ columns: [table.entry, table.reason, table.about] })],
);

/** Whom an owner wants to remind of answering. Nobody but the owner and our e-mails ever see the addresses. */
export const invitees = pgTable(
  "invitees",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** By which they say that they want no e-mail. */
    token: uuid().notNull().unique(),
    refusedAt: timestampAt("refused_at"),
    takenAt: timestampAt("taken_at"),
    sentAt: timestampAt("sent_at"),
    /** When the owner took them off the list. Who was written to stays, so that naming them again sends nothing. */
    removedAt: timestampAt("removed_at"),
    createdAt: timestampAt("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.card, table.email] }),
    index("invitees_taken").on(table.email, table.takenAt).where(sql`${table.takenAt} is not null`),
    index("invitees_unsent")
      .on(table.card)
      .where(sql`${table.refusedAt} is null and ${table.removedAt} is null and ${table.sentAt} is null`)
      .concurrently(),
  ],
);

/** Seats of a section. Whoever changes how many are taken changes this row first: they take turns on it. */
export const seats = pgTable(
  "seats",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    section: text().notNull(),
    /** Which, where a section has several sorts. */
    name: text().notNull().default(""),
    /** The one for which all who fit have moved up; null where there is no end to it. */
    capacity: integer(),
    taken: integer().notNull(),
    /** Whether the last who asked found room: what the asking statement hands to the entry beside it. */
    roomForLast: boolean("room_for_last").notNull(),
  },
  (table) => [uniqueIndex("seats_sort").on(table.card, table.section, table.name)],
);

/** That an owner opened what was sealed before its promised time: all guests are told, for as long as the card stands. */
export const sealOpenings = pgTable(
  "seal_openings",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    section: text().notNull(),
    promisedUntil: timestampAt("promised_until").notNull(),
    /** Later than `decidedAt` where the owner only chose an earlier day. */
    opensAt: timestampAt("opens_at").notNull(),
    decidedAt: timestampAt("decided_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.card, table.section, table.decidedAt] })],
);

/** A section on which guests guess: what was right, and who won among those who were. */
export const draws = pgTable(
  "draws",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    section: text().notNull(),
    /** Secret until the draw; made before the first guess. */
    seed: text().notNull(),
    /** Null until the owner told it. */
    answer: text(),
    answeredAt: timestampAt("answered_at"),
    /** Those that were right when it was told, by id. Ids say nothing, and outlive what was withdrawn. */
    entries: jsonb().$type<EntryId[]>(),
    /** The first first; null until they were drawn. */
    winners: jsonb().$type<EntryId[]>(),
    drawnAt: timestampAt("drawn_at"),
  },
  (table) => [primaryKey({ columns: [table.card, table.section] })],
);
