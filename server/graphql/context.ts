import type { Kind } from "#cards/engine/kind.ts";
import type { CardId } from "#domain/card-id.ts";
import type { Member } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import type { CardRow } from "#server/cards/public.ts";
import type { CompanyFileWork } from "#server/companies/file-work.ts";
import type { HandOverLinks } from "#server/companies/hand-over-links.ts";
import type { LicencePasses } from "#server/companies/licence-pass.ts";
import type { Config } from "#server/config.ts";
import type { CouponTries } from "#server/coupons/coupon-tries.ts";
import type { GuestLimits } from "#server/entries/guest-limits.ts";
import type { Self } from "#server/entries/public.ts";
import type { EventBus } from "#server/event-bus.ts";
import type { ConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import type { NetworkMarks } from "#server/limits/network-marks.ts";
import type { RateLimit } from "#server/limits/rate-limit.ts";
import type { SharedRateLimit } from "#server/limits/shared-rate-limit.ts";
import type { PhotoWork } from "#server/photos/photo-work.ts";
import type { SoundWork } from "#server/photos/sound-work.ts";
import type {
  Clock,
  Database,
  Identity,
  Log,
  MapLinks,
  Payments,
  PlaceSearch,
  Visitor,
} from "#server/ports.ts";
import type { PrintPasses } from "#server/prints/print-pass.ts";
import type { ReportGuard } from "#server/reports/report-guard.ts";
import type { PlaceGuard } from "#server/venues/place-guard.ts";
import type { VoucherGuard } from "#server/vouchers/voucher-guard.ts";

/** What resolvers may use. */
export type ContextParts = {
  database: Database;
  identity: Identity;
  clock: Clock;
  log: Log;
  config: Pick<Config, "business" | "bank" | "signInProviders"> & Partial<Pick<Config, "adminEmail">>;
  /** The kinds of cards there are. */
  kinds: readonly Kind[];
  events: EventBus;
  photos: PhotoWork;
  sounds: SoundWork;
  printPasses: PrintPasses;
  companyFiles: CompanyFileWork;
  licencePasses: LicencePasses;
  guests: GuestLimits;
  networkMarks: NetworkMarks;
  /** First words of the app's own addresses. */
  addresses: () => Promise<ReadonlySet<string>>;
  /** Counts saves by their owner. */
  saves: RateLimit;
  /** Counts coupons that were tried, by who tried them. */
  couponTries: CouponTries;
  /** Keeps vouchers from being found by trying. */
  voucherGuard: VoucherGuard;
  /** Keeps reports from being a weapon. */
  reportGuard: ReportGuard;
  /** Who is asked where a place is. */
  placeSearch: PlaceSearch;
  mapLinks: MapLinks;
  placeGuard: PlaceGuard;
  /** The ways to pay that are offered. */
  payments: readonly Payments[];
  /** Runs a repeating job out of its turn; undefined for one that is not there. */
  runJob(name: string): Promise<unknown> | undefined;
  /** Runs what a buyer asks for, when it is its turn. */
  orderLimit: ConcurrencyLimit;
  handOverLinks: HandOverLinks;
  /** Counts e-mails about hand-overs by their address. */
  handOverAddresses: SharedRateLimit;
};

export type Caller = {
  /** Absent for a visitor. */
  member?: Member;
  visitor?: Visitor;
  /** Absent where nobody knows it. */
  ip?: string;
  /** Where the browser reached us; absent when a page of ours is being rendered. */
  origin?: string;
};

export type Context = ContextParts &
  Caller & {
    requestId: string;
    /** By the fields of this call, at this moment. */
    cardsBeingRead: Map<CardId, Promise<CardRow | undefined>>;
  };

/**
 * Who is calling. Tokens are checked before anything runs, whatever was asked: a browser that hears 401 refreshes
 * its token and repeats the call, and a mutation must not have happened by then.
 */
export async function callerOf(headers: Headers, identity: Identity): Promise<Caller> {
  const accessToken = headers.get("authorization")?.replace(/^Bearer +/i, "");
  const identityToken = headers.get("x-visitor");
  const [member, visitor] = await Promise.all([
    accessToken ? identity.member(accessToken) : undefined,
    identityToken ? identity.visitor(identityToken) : undefined,
  ]);
  return { member, visitor };
}

/** The device that calls; everything a guest leaves belongs to one. */
export function visitorOf(context: Caller): Visitor {
  if (!context.visitor) throw new Refusal("VISITOR_REQUIRED");
  return context.visitor;
}

/** Whose entries are the caller's own. */
export function selfOf({ visitor, member }: Caller): Self {
  return { visitor: visitor?.id, member: member?.id };
}

export function memberOf(context: Caller): Member {
  if (!context.member) throw new Refusal("AUTH_REQUIRED");
  return context.member;
}
