import { awaitedDays, lastEventDay } from "#cards/engine/awaited.ts";
import type { CardContent } from "#cards/engine/card.ts";
import type { CardEnding } from "#cards/engine/end-day-checks.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { expiryAfter, trialEndsAt } from "#domain/card-life.ts";
import type { SavedCard } from "#web/editor/autosave.ts";

type EndingCard = {
  kind: Kind;
  card: Pick<SavedCard, "hasPlan" | "publishedAt" | "expiresAt">;
  content: CardContent;
  now: Date;
};

/** When a card that nobody has ordered would go, once guests see this content; null for one that is no trial. */
export function trialEnding({
  kind,
  card,
  content,
  now,
}: EndingCard): (CardEnding & { expiresAt: Date }) | null {
  const { hasPlan, publishedAt, expiresAt } = card;
  if (hasPlan) return null;
  const moments = awaitedDays(kind, content);
  const known = publishedAt &&
    expiresAt && { publishedAt: new Date(publishedAt), expiresAt: new Date(expiresAt) };
  const end = known
    ? expiryAfter(known, { plan: null, eventDate: null, moments, now })
    : trialEndsAt(now, moments);
  return end && { expiresAt: end, isTrial: true, now };
}

/** The same for a card that is paid for and out, by the shortest of its kind's plans: it may stay longer. */
export function pageEnding(given: EndingCard): CardEnding | null {
  const { kind, card, content, now } = given;
  const trial = trialEnding(given);
  if (trial || !card.publishedAt || !card.expiresAt || kind.staysOpen?.(content)) return trial;
  const known = { publishedAt: new Date(card.publishedAt), expiresAt: new Date(card.expiresAt) };
  const eventDate = lastEventDay(kind, content);
  const moments = awaitedDays(kind, content);
  return { expiresAt: expiryAfter(known, { plan: "any", eventDate, moments, now }), isTrial: false, now };
}
