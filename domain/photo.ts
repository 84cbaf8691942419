import { DAY_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";

/** Before resizing (product, limits). */
export const MAX_PHOTO_BYTES = 20 * 1_024 * 1_024;
/** The long edge that is kept (product, limits): enough to print a card. */
export const KEPT_EDGE = 2_560;

/** Fifty drafts full of photos; beyond it lies a script. */
export const MEMBER_QUOTA = { photos: 3_000, bytes: 5 * 1_024 ** 3 };
/** A visitor costs nothing to become, so the card has an end of its own. */
export const GUEST_QUOTA = { ofVisitor: 20, ofCard: 500, ofCardAMinute: 60 };

/** What a phone or a computer calls the pictures we take. What has no name may still be one: the bytes decide. */
const TYPES = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"];
const UNKNOWN = "application/octet-stream";

type Announced = { bytes: number; type: string };

/** The type under which an announced file may be sent; refuses what cannot be taken before it is sent. */
export function decideUpload({ bytes, type }: Announced): string {
  if (bytes < 1) throw new Refusal("IMAGE_BROKEN");
  if (bytes > MAX_PHOTO_BYTES) throw new Refusal("FILE_TOO_LARGE");
  if (TYPES.includes(type)) return type;
  if (type === "" || type === UNKNOWN) return UNKNOWN;
  throw new Refusal("FILE_TYPE");
}

export type Stored = { photos: number; bytes: number };

/** Whether a member has room for one more. */
export function decideMemberQuota(stored: Stored, bytes: number): void {
  if (stored.photos >= MEMBER_QUOTA.photos || stored.bytes + bytes > MEMBER_QUOTA.bytes) {
    throw new Refusal("QUOTA_EXCEEDED");
  }
}

export type GuestCounts = { ofVisitor: number; ofCard: number; ofLastMinute: number };

/** Whether a card has room for one more from this visitor. */
export function decideGuestQuota({ ofVisitor, ofCard, ofLastMinute }: GuestCounts): void {
  if (ofVisitor >= GUEST_QUOTA.ofVisitor || ofCard >= GUEST_QUOTA.ofCard) throw new Refusal("QUOTA_EXCEEDED");
  if (ofLastMinute >= GUEST_QUOTA.ofCardAMinute)
    throw new Refusal("RATE_LIMITED", { limit: "guest-photos", retryAfterSeconds: 60 });
}

/** A form is good for ten minutes; what has not come by then does not come. */
const DAYS_FOR_COMING = 1;
/** A device that was off the net brings its draft back within this time and finds its photos. */
const DAYS_UNUSED = 7;

/** Announced at this moment or earlier, and not there: it does not come any more. */
export function comingEndedFor(now: Date): Date {
  return new Date(now.getTime() - DAYS_FOR_COMING * DAY_MS);
}

/** Made at this moment or earlier, and on no card: nobody wants it any more. */
export function unusedEndedFor(now: Date): Date {
  return new Date(now.getTime() - DAYS_UNUSED * DAY_MS);
}
