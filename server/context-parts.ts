import type { Kind } from "#cards/engine/kind.ts";
import { kinds as allKinds } from "#cards/kinds/kinds.ts";
import type { CardId } from "#domain/card-id.ts";
import { DAY_SECONDS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import { createCompanyFileWork } from "#server/companies/file-work.ts";
import { createCouponTries } from "#server/coupons/coupon-tries.ts";
import { createGuestLimits } from "#server/entries/guest-limits.ts";
import { createEventBus } from "#server/event-bus.ts";
import type { ContextParts } from "#server/graphql/context.ts";
import { BUSY_SECONDS } from "#server/graphql/errors.ts";
import type { EntryHashing } from "#server/identity/passwords.ts";
import { createConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import { createRateLimit } from "#server/limits/rate-limit.ts";
import type { SharedRateLimits } from "#server/limits/shared-rate-limit.ts";
import { createPhotoWork } from "#server/photos/photo-work.ts";
import { createSoundWork } from "#server/photos/sound-work.ts";
import type { Files } from "#server/ports.ts";
import { createReportGuard } from "#server/reports/report-guard.ts";
import { createPlaceGuard } from "#server/venues/place-guard.ts";
import { createVoucherGuard } from "#server/vouchers/voucher-guard.ts";
import type { Workers } from "#server/workers/workers.ts";

/** What is given, and what most tests do without. */
type Given = Pick<
  ContextParts,
  | "database"
  | "identity"
  | "clock"
  | "log"
  | "config"
  | "printPasses"
  | "licencePasses"
  | "handOverLinks"
  | "networkMarks"
  | "placeSearch"
  | "mapLinks"
> &
  Partial<Pick<ContextParts, "payments" | "events" | "addresses" | "runJob">> & {
    files: Files;
    workers: Workers;
    /** Counts what all processes count together. */
    limit: SharedRateLimits;
    /** Hears of a card on which more is left at once than people leave. */
    onFlood?: (card: CardId) => void;
    /** Another way to hash guests' passwords, for tests. */
    entryHashing?: EntryHashing;
    /** Other kinds of cards than the product's, for tests. */
    kinds?: readonly Kind[];
  };

/** An editor saves when typing rests, fifty times a minute at most; five of them open at once, and beyond lies a script. */
const SAVES_A_MINUTE = 300;

/** Whoever is given a card gets one e-mail; a second after a mistake. Whatever else companies hand over, nobody is flooded. */
const HAND_OVERS_AN_ADDRESS = 3;

/** Connections to the database that buyers may hold at once; others stay for those who read. */
const ORDERING_AT_ONCE = 6;
/** A campaign that everybody hears of in one minute; each waits for some milliseconds of work. */
const WAITING_TO_ORDER = 2_000;

/** What all resolvers share: the nouns' limits and work, made once for the whole process. */
export function createContextParts(given: Given): ContextParts {
  const { database, identity, clock, log, config, printPasses, licencePasses, handOverLinks, networkMarks } =
    given;
  const { limit, placeSearch, mapLinks } = given;
  return {
    database,
    identity,
    clock,
    log,
    config,
    printPasses,
    licencePasses,
    networkMarks,
    kinds: given.kinds ?? allKinds,
    events: given.events ?? createEventBus({ database }),
    payments: given.payments ?? [],
    handOverLinks,
    addresses: given.addresses ?? (async () => new Set<string>()),
    runJob: given.runJob ?? (() => undefined),
    photos: createPhotoWork(given),
    sounds: createSoundWork(given),
    companyFiles: createCompanyFileWork(given),
    guests: createGuestLimits({ clock, limit, onFlood: given.onFlood, hashing: given.entryHashing }),
    handOverAddresses: limit({ name: "hand-over", most: HAND_OVERS_AN_ADDRESS, seconds: DAY_SECONDS }),
    saves: createRateLimit({ most: SAVES_A_MINUTE, seconds: 60, clock }),
    couponTries: createCouponTries({ limit }),
    voucherGuard: createVoucherGuard({ clock, log, limit }),
    reportGuard: createReportGuard({ limit }),
    placeSearch,
    mapLinks,
    placeGuard: createPlaceGuard({ limit }),
    orderLimit: createConcurrencyLimit({
      atOnce: ORDERING_AT_ONCE,
      waiting: WAITING_TO_ORDER,
      refuse: () => new Refusal("BUSY", { retryAfterSeconds: BUSY_SECONDS }),
    }),
  };
}
