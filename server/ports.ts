import type { Readable } from "node:stream";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Member, Owner, Subject } from "#domain/member.ts";
import type { Won } from "#domain/money.ts";
import type { OrderId, PayWay } from "#domain/order.ts";
import type { SignInProviderName } from "#domain/sign-in-provider.ts";
import type { QueryWatch } from "#server/database/query-watch.ts";

export type Orm = PgDatabase<PgQueryResultHKT>;

/** PostgreSQL, embedded or a server. One dialect, one set of migrations. */
export interface Database {
  /** For people reading the log: which one this is. */
  readonly name: "pglite" | "postgres";
  readonly orm: Orm;
  /** What was asked so far, and how it went. */
  readonly queries: Pick<QueryWatch, "seconds" | "errors">;
  /** Absent where there is one connection and no pool. */
  connections?(): { open: number; idle: number; waiting: number; most: number };
  /** For the job queue, which brings its own SQL; without values it may hold several statements. */
  run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Hears what is told on a channel, in the order of the commits, until the database is closed. */
  listen(ears: Ears): Listening;
  /** A connection apart, on which a statement may take as long as it takes: for upgrades. */
  unlimited<Result>(work: (orm: Orm) => Promise<Result>): Promise<Result>;
  /** Calls back when it can never answer again in this process; absent where it comes back by itself. */
  onLost?(heard: (error: Error) => void): void;
  close(): Promise<void>;
}

export interface Ears {
  /** What `pg_notify` names. */
  channel: string;
  heard(told: string): void;
  /** From now on it is not known what was told: whatever was kept may be wrong. */
  lost(): void;
  /** Everything is heard again, but not what was said in between. */
  back(): void;
}

export interface Listening {
  /** By which changes say that this process made them. */
  readonly name: string;
  /** Whether all is known that was committed a second ago. */
  isFresh(): boolean;
  /** Resolves when all that was committed before is known; at once where nothing can be heard. */
  caughtUp(): Promise<void>;
}

export interface Email {
  to: string;
  subject: string;
  text: string;
  /** A code in the e-mail, so that the embedded outbox can show it to a newcomer. */
  code?: string;
}

export interface Mail {
  send(message: Email): Promise<void>;
  close(): Promise<void>;
}

/** An S3 presigned POST: the browser sends `fields` and the file to `url`. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

export interface PresignedUpload {
  key: string;
  type: string;
  maxBytes: number;
  /** Where the browser reached us, for a store that lies behind our own address. */
  origin?: string;
}

export interface StoredFile {
  type: string;
  /** Of the whole file, also when a part is read. */
  size: number;
  body: Readable;
}

export interface Files {
  /** A form that lets a browser store one file of at most `maxBytes` under exactly this key. */
  uploadForm(upload: PresignedUpload): Promise<UploadForm>;
  /** Keys are never reused: a key that holds another file is refused. */
  write(file: { key: string; type: string; body: Uint8Array }): Promise<void>;
  stat(key: string): Promise<{ type: string; size: number } | null>;
  /** The caller reads the body to its end or destroys it. `end` is the last byte of the part. */
  read(key: string, part?: { start: number; end: number }): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}

/** A device that left something behind, known without signing in. */
export interface Visitor {
  id: string;
}

/** Somebody's account, as admins see it. */
export interface PayoutAccount {
  id: Subject;
  username: string;
  email: string;
  isConfirmed: boolean;
  isEnabled: boolean;
  isAdmin: boolean;
  createdAt: Date;
}

export interface Identity {
  /** The member of a valid access token; refuses any other token. */
  member(accessToken: string): Promise<Member>;
  /**
   * Who a member was in the pool that they came from, as this one keeps it and nobody can write it; null where they came
   * from none, or where that is somebody here. Absent where nobody comes from another pool.
   */
  former?(member: Member): Promise<Subject | null>;
  /** The visitor of a valid identity token; refuses any other token. */
  visitor(identityToken: string): Promise<Visitor>;
  /** Where e-mails to a member go; null for nobody, or somebody without a confirmed address. */
  email(member: Subject): Promise<string | null>;
  /** Takes a member out of the user pool and ends every session; their identities, known or named, go along. */
  remove(member: Subject, known?: { identities?: readonly string[] }): Promise<void>;
  /** Those of these owners who are in the pool no more, as far as it says so; fails where it says nothing. */
  gone(owners: readonly Owner[]): Promise<Owner[]>;
  /** Accounts whose address begins like this. */
  find(search: { email: string; limit: number }): Promise<PayoutAccount[]>;
  /** Null for nobody. */
  account(member: Subject): Promise<PayoutAccount | null>;
  /** Puts somebody into the group Admin, or takes them out: within a minute it counts everywhere. */
  setAdmin(member: Subject, isAdmin: boolean): Promise<void>;
  /** Lets somebody sign in, or not any more: then every session ends, too. */
  setEnabled(member: Subject, isEnabled: boolean): Promise<void>;
  /** The ways in which somebody signs in. */
  signIns(member: Subject): Promise<SignIns>;
  /** Takes a provider away from them; false where it is the only way in that they have. */
  unlink(member: Subject, provider: SignInProviderName): Promise<boolean>;
}

export type SignIns = { hasPassword: boolean; providers: SignInProviderName[] };

/** What is made up for one way to a provider and back; only the browser that went knows it. */
export type ProviderRequest = {
  /** Where the provider sends people back to. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
  /** Whether they are to sign in there anew, although they may be signed in. */
  anew: boolean;
};

/** Who somebody is at a provider. */
export type ProviderAccount = {
  subject: string;
  email: string | null;
  /** Whether the provider says that the mailbox is theirs. */
  isEmailVerified: boolean;
  name: string | null;
  /** When they proved there who they are, as far as the provider says. */
  signedInAt: Date | null;
};

/** Somebody whose accounts people sign in by. What it refuses, or does not answer, is a ProviderFailure. */
export interface SignInProvider {
  readonly name: SignInProviderName;
  /** Where the browser is sent. */
  start(request: ProviderRequest): Promise<URL>;
  /** Who came back with this address. */
  finish(returned: URL, request: ProviderRequest): Promise<ProviderAccount>;
}

export interface Charge {
  order: OrderId;
  /** The provider's name for what the payer agreed to. */
  reference: string;
  amount: Won;
  /** Asked twice under the same key, the provider does it once. */
  key: string;
}

export interface Captured {
  reference: string;
  amount: Won;
  /** How it was paid, as a receipt says it: 신용카드. */
  method: string;
  receiptUrl: string | null;
}

/** One way to pay. A provider that does not say what it did is refused as PAYMENT_UNCERTAIN: it may have done it. */
export interface Payments {
  readonly way: Exclude<PayWay, "none">;
  /** What payers choose it by. */
  readonly label: string;
  /** Whether no money moves. */
  readonly isPractice: boolean;
  /** Whether it is an admin who says that money came, and who sends it back. */
  readonly isByHand: boolean;
  /** What the payer's browser needs, by names that the way has for it. */
  open(order: { id: OrderId; amount: Won; name: string; payer: string }): Promise<Record<string, string>>;
  /** Takes the money that the payer agreed to; else why it was not given, in the payer's words. */
  confirm(charge: Charge): Promise<Captured | { declined: string }>;
  /** What was taken for an order and not given back; null where nothing was, or where nobody can be asked. */
  find(order: OrderId): Promise<Captured | null>;
  /** Gives all of it back. */
  giveBack(charge: Charge & { reason: string }): Promise<void>;
  /** Calls back when the provider has something to say about an order: perhaps late, perhaps twice. */
  watch(listener: (order: OrderId) => Promise<void>): void;
  /** Takes the provider's own calls; absent where there are none. */
  receive?(request: Request): Promise<Response>;
}

export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A place as somebody who knows places calls it. */
export interface FoundPlace {
  /** Empty where only its address is known. */
  name: string;
  /** By its road, where it has one. */
  address: string;
  /** Null where nobody said. */
  point: GeoPoint | null;
}

/** Finds places by their names and addresses. Where nobody answers, or not to us, it is a BUSY with its cause. */
export interface PlaceSearch {
  readonly name: "none" | "kakao" | "juso";
  /** The likeliest first. */
  find(text: string): Promise<FoundPlace[]>;
}

/** Where short links of map services lead. */
export interface MapLinks {
  /** The place that a link names at its end; null where it names none, or leads elsewhere. */
  point(link: string): Promise<GeoPoint | null>;
}

/** A shared cache between people and us. What it keeps carries tags, by which it is told to forget it. */
export interface Cdn {
  /** For people reading the log: which one this is. */
  readonly name: "none" | "http" | "cloudfront";
  /** Forgets every answer with one of these tags; throws where it could not be told. */
  purge(tags: readonly string[]): Promise<void>;
}

export interface Clock {
  now(): Date;
}

/** Structured, one line each, never anything personal. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}
