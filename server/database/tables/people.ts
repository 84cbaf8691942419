import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Subject } from "#domain/member.ts";
import { timestampAt } from "./at.ts";

/** The user pool. */
export const members = pgTable(
  "members",
  {
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
    /** EXTERNAL_PROVIDER: somebody who came from elsewhere and has set no password; what is kept of one is of nobody's. */
    status: text({
      enum: ["UNCONFIRMED", "CONFIRMED", "FORCE_CHANGE_PASSWORD", "EXTERNAL_PROVIDER"],
    }).notNull(),
    enabled: boolean().notNull().default(true),
    passwordHash: text("password_hash").notNull(),
    srpSalt: text("srp_salt").notNull(),
    /** Sealed: whoever reads only the database cannot try passwords against it. */
    srpVerifier: text("srp_verifier").notNull(),
    createdAt: timestampAt("created_at").notNull(),
    updatedAt: timestampAt("updated_at").notNull(),
  },
  (table) => [
    // For finding somebody by the beginning of their address.
    index("members_email_start").on(table.email.op("text_pattern_ops")),
    index("members_unconfirmed")
      .on(table.createdAt)
      .where(sql`${table.status} = 'UNCONFIRMED'`)
      .concurrently(),
  ],
);

/** Accounts of elsewhere by which a member signs in. */
export const federatedIdentities = pgTable(
  "federated_identities",
  {
    provider: text({ enum: ["Kakao", "Naver"] }).notNull(),
    /** Who they are there, for ever the same. */
    subject: text().notNull(),
    sub: uuid()
      .notNull()
      .references(() => members.sub, { onDelete: "cascade" }),
    createdAt: timestampAt("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex("federated_identities_sub").on(table.sub, table.provider),
  ],
);

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
    signedInAt: timestampAt("signed_in_at").notNull(),
    rotatedAt: timestampAt("rotated_at").notNull(),
    expiresAt: timestampAt("expires_at").notNull(),
    revokedAt: timestampAt("revoked_at"),
  },
  (table) => [
    index("sessions_sub").on(table.sub),
    index("sessions_expires").on(table.expiresAt).concurrently(),
    index("sessions_revoked").on(table.revokedAt).where(sql`${table.revokedAt} is not null`).concurrently(),
  ],
);

/** Codes sent by mail: hashed, single-use, few tries. */
export const codes = pgTable(
  "codes",
  {
    id: uuid().primaryKey(),
    /** Canonical address the code was sent to; of a download, which is sent nowhere, the member it was made for. */
    email: text().notNull(),
    purpose: text({
      enum: ["sign-up", "reset-password", "change-email", "federated-sign-up", "download"],
    }).notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer().notNull().default(0),
    createdAt: timestampAt("created_at").notNull(),
    expiresAt: timestampAt("expires_at").notNull(),
    usedAt: timestampAt("used_at"),
  },
  (table) => [index("codes_email").on(table.email, table.purpose)],
);

/** Wrong passwords by address, known or not, so that a lock does not tell which exist. */
export const signInFailures = pgTable("sign_in_failures", {
  /** The address; for what came from where its member is known, the place after a blank. */
  email: text().primaryKey(),
  failures: integer().notNull(),
  lockedUntil: timestampAt("locked_until"),
  lastAt: timestampAt("last_at").notNull(),
});

/** Networks from which members signed in, as keyed fingerprints: what others do elsewhere locks nobody out there. */
export const signInPlaces = pgTable(
  "sign_in_places",
  {
    sub: uuid()
      .notNull()
      .references(() => members.sub, { onDelete: "cascade" }),
    place: text().notNull(),
    lastAt: timestampAt("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.place] })],
);

/** The identity pool: a guest until a member signs in on the same device. */
export const identities = pgTable(
  "identities",
  {
    id: text().primaryKey(),
    /** The one identity of a member; null for guests, also for those that were joined. */
    sub: uuid().references(() => members.sub, { onDelete: "set null" }),
    /** A guest who turned out to be a member with an identity already. */
    joinedInto: text("joined_into"),
    createdAt: timestampAt("created_at").notNull(),
  },
  (table) => [uniqueIndex("identities_sub").on(table.sub), index("identities_joined").on(table.joinedInto)],
);

/** API keys and token-signing keys: the newest is used, older ones are honoured until they expire. */
export const keys = pgTable("keys", {
  id: text().primaryKey(),
  purpose: text({ enum: ["api", "signing"] }).notNull(),
  secret: text().notNull(),
  createdAt: timestampAt("created_at").notNull(),
  expiresAt: timestampAt("expires_at").notNull(),
});

/** Who agreed to (or declined) which version of which document, and when. Rows are only added. */
export const consents = pgTable(
  "consents",
  {
    id: uuid().primaryKey(),
    sub: uuid().$type<Subject>().notNull(),
    document: text({ enum: ["terms", "privacy", "marketing"] }).notNull(),
    version: text().notNull(),
    agreed: boolean().notNull(),
    at: timestampAt("at").notNull(),
  },
  (table) => [
    index("consents_sub").on(table.sub, table.document, table.at),
    index("consents_terms")
      .on(table.at)
      .where(sql`${table.document} = 'terms' and ${table.agreed}`)
      .concurrently(),
  ],
);

/** Who came from another user pool, and was given what is theirs. Each is once, and by one. */
export const movedMembers = pgTable(
  "moved_members",
  {
    former: uuid().$type<Subject>().primaryKey(),
    sub: uuid().$type<Subject>().notNull(),
    movedAt: timestampAt("moved_at").notNull(),
  },
  (table) => [index("moved_members_sub").on(table.sub)],
);
