import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import type { LetterDays } from "#domain/card-life.ts";
import type { EntryId } from "#domain/entry.ts";
import type { Owner } from "#domain/member.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The user pool. */
export const members = pgTable("members", {
  sub: uuid().primaryKey(),
  username: text().notNull().unique(),
  /** Canonical: lower case, trimmed. */
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  /** A new address waiting for its code; the old one counts until then. */
  pendingEmail: text("pending_email"),
  name: text(),
  /** `custom:provider`: what kind of account this is. Its user can write it, so it grants nothing. */
  provider: text(),
  groups: text().array().notNull().default([]),
  status: text({ enum: ["UNCONFIRMED", "CONFIRMED", "FORCE_CHANGE_PASSWORD"] }).notNull(),
  enabled: boolean().notNull().default(true),
  passwordHash: text("password_hash").notNull(),
  srpSalt: text("srp_salt").notNull(),
  /** Sealed: whoever reads only the database cannot try passwords against it. */
  srpVerifier: text("srp_verifier").notNull(),
  createdAt: at("created_at").notNull(),
  updatedAt: at("updated_at").notNull(),
});

/** One sign-in on one device; its id is the tokens' `origin_jti`. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    sub: uuid()
      .notNull()
      .references(() => members.sub, { onDelete: "cascade" }),
    /** Counts refreshes; a token of an earlier generation that comes back was stolen. */
    generation: integer().notNull().default(0),
    signedInAt: at("signed_in_at").notNull(),
    rotatedAt: at("rotated_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (table) => [index("sessions_sub").on(table.sub)],
);

/** Codes sent by mail: hashed, single-use, few tries. */
export const codes = pgTable(
  "codes",
  {
    id: uuid().primaryKey(),
    /** Canonical address the code was sent to. */
    email: text().notNull(),
    purpose: text({ enum: ["sign-up", "reset-password", "change-email"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer().notNull().default(0),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [index("codes_email").on(table.email, table.purpose)],
);

/** Wrong passwords by address, known or not, so that a lock does not tell which exist. */
export const signInFailures = pgTable("sign_in_failures", {
  email: text().primaryKey(),
  failures: integer().notNull(),
  lockedUntil: at("locked_until"),
  lastAt: at("last_at").notNull(),
});

/** The identity pool: a guest until a member signs in on the same device. */
export const identities = pgTable(
  "identities",
  {
    id: text().primaryKey(),
    /** The one identity of a member; null for guests, also for those that were joined. */
    sub: uuid().references(() => members.sub, { onDelete: "set null" }),
    /** A guest who turned out to be a member with an identity already. */
    joinedInto: text("joined_into"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [uniqueIndex("identities_sub").on(table.sub), index("identities_joined").on(table.joinedInto)],
);

/** API keys and token-signing keys: the newest is used, older ones are honoured until they expire. */
export const keys = pgTable("keys", {
  id: text().primaryKey(),
  purpose: text({ enum: ["api", "signing"] }).notNull(),
  secret: text().notNull(),
  createdAt: at("created_at").notNull(),
  expiresAt: at("expires_at").notNull(),
});

/** Who agreed to (or declined) which version of which document, and when. Rows are only added. */
export const consents = pgTable(
  "consents",
  {
    id: uuid().primaryKey(),
    sub: uuid().notNull(),
    document: text({ enum: ["terms", "privacy", "marketing"] }).notNull(),
    version: text().notNull(),
    agreed: boolean().notNull(),
    at: at("at").notNull(),
  },
  (table) => [index("consents_sub").on(table.sub, table.document, table.at)],
);

/** Cards of all kinds, with what lists show of them; what a card says stands in its versions. */
export const cards = pgTable(
  "cards",
  {
    id: text().$type<CardId>().primaryKey(),
    kind: text().notNull(),
    owner: text().$type<Owner>().notNull(),
    /** The maker's key for having it made, so that asking again makes no second one. */
    madeKey: uuid("made_key").notNull(),
    /** Suspending and deleting cover it; it comes back after them. */
    status: text({ enum: ["draft", "published", "closed"] }).notNull(),
    suspendedReason: text("suspended_reason"),
    deletedAt: at("deleted_at"),
    /** The newest version. */
    draftVersion: integer("draft_version").notNull(),
    /** The version guests see; null before publishing. */
    liveVersion: integer("live_version"),
    /** Of the newest version. */
    title: text().notNull(),
    theme: text().notNull(),
    eventDate: date("event_date", { mode: "string" }),
    /** Null while the card is on trial. */
    plan: text(),
    publishedAt: at("published_at"),
    expiresAt: at("expires_at"),
    closedAt: at("closed_at"),
    /** How often guests opened the page. */
    views: integer().notNull().default(0),
    /** When the owner was last told that more was left at once than people leave. */
    floodToldAt: at("flood_told_at"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("cards_made").on(table.owner, table.madeKey),
    index("cards_owner").on(table.owner, table.updatedAt, table.id),
    index("cards_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("cards_expires").on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
  ],
);

/** Letters to owners about the end of a card: a row is taken before one is sent, so that nobody gets it twice. */
export const endLetters = pgTable(
  "end_letters",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    /** The end it was about: a card that was extended ends anew. */
    endsAt: at("ends_at").notNull(),
    days: integer().$type<LetterDays>().notNull(),
    takenAt: at("taken_at").notNull(),
    sentAt: at("sent_at"),
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
    createdAt: at("created_at").notNull(),
    /** When guests saw it first; null where they never did. */
    publishedAt: at("published_at"),
  },
  (table) => [primaryKey({ columns: [table.card, table.version] })],
);

/** Pictures that members and guests sent. One without `finishedAt` waits for its file. */
export const photos = pgTable(
  "photos",
  {
    /** As cards name it: `u/…`. */
    key: text().primaryKey(),
    /** Null for a guest's, and for one whose owner left. */
    owner: text().$type<Owner>(),
    visitor: text(),
    /** Where a guest sent it. */
    card: text()
      .$type<CardId>()
      .references(() => cards.id, { onDelete: "set null" }),
    /** Of all its files; what was announced until they are there. */
    bytes: integer().notNull(),
    /** Of the largest kept. */
    width: integer(),
    height: integer(),
    placeholder: text(),
    createdAt: at("created_at").notNull(),
    finishedAt: at("finished_at"),
    /** Its files are being removed; no card may take it up again. */
    removedAt: at("removed_at"),
  },
  (table) => [
    index("photos_owner").on(table.owner),
    index("photos_card").on(table.card, table.createdAt),
    index("photos_created").on(table.createdAt),
  ],
);

/** Which cards have a photo in one of their versions. */
export const photoUses = pgTable(
  "photo_uses",
  {
    photo: text()
      .notNull()
      .references(() => photos.key),
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.photo, table.card] }), index("photo_uses_card").on(table.card)],
);

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
    seatedAt: at("seated_at"),
    /** Its number in the waiting list. */
    line: bigint({ mode: "number" }),
    /** Under what it is counted for all to see. */
    tallied: text(),
    /** Where letters about it go. */
    email: text(),
    /** When its guest came in, at which door, and by which tap there: one that is sent twice lets in once. */
    checkedInAt: at("checked_in_at"),
    door: text(),
    checkInKey: uuid("check_in_key"),
    /** Whether there is anything in it for other guests. */
    isShown: boolean("is_shown").notNull(),
    approved: boolean().notNull(),
    hidden: boolean().notNull().default(false),
    pinned: boolean().notNull().default(false),
    reply: text(),
    repliedAt: at("replied_at"),
    passwordHash: text("password_hash"),
    /** Passwords tried since `triedSince`. */
    tries: integer().notNull().default(0),
    triedSince: at("tried_since"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
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

/** Letters to guests about what they left. One about the same thing is sent once. */
export const entryLetters = pgTable(
  "entry_letters",
  {
    entry: text()
      .$type<EntryId>()
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    reason: text({ enum: ["seated", "day-before"] }).notNull(),
    /** When the seat was given, or when it begins: another time is another letter. */
    about: at("about").notNull(),
    takenAt: at("taken_at").notNull(),
    sentAt: at("sent_at"),
  },
  (table) => [primaryKey({ columns: [table.entry, table.reason, table.about] })],
);

/** Whom an owner wants to remind of answering. Nobody but the owner and our letters ever see the addresses. */
export const invitees = pgTable(
  "invitees",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** By which they say that they want no letter. */
    token: uuid().notNull().unique(),
    refusedAt: at("refused_at"),
    /** The last day of which the letter spoke: another day is another letter. */
    about: date(),
    takenAt: at("taken_at"),
    sentAt: at("sent_at"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.card, table.email] })],
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
    answeredAt: at("answered_at"),
    /** Those that were right when it was told, by id. Ids say nothing, and outlive what was withdrawn. */
    entries: jsonb().$type<EntryId[]>(),
    /** The first first; null until they were drawn. */
    winners: jsonb().$type<EntryId[]>(),
    drawnAt: at("drawn_at"),
  },
  (table) => [primaryKey({ columns: [table.card, table.section] })],
);
