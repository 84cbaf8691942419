import { awaitedDays } from "#cards/awaited.ts";
import type { CardContent } from "#cards/card.ts";
import type { Ending } from "#cards/end-concerns.ts";
import type { Kind } from "#cards/kind.ts";
import { expiryAfter, trialEndsAt } from "#domain/card-life.ts";
import type { Card } from "#web/editor/autosave.ts";

type Given = {
  kind: Kind;
  card: Pick<Card, "hasPlan" | "publishedAt" | "expiresAt">;
  content: CardContent;
  now: Date;
};

/** When a card that nobody has ordered would go, once guests see this content; null for one that is no trial. */
export function trialEnding({ kind, card, content, now }: Given): (Ending & { expiresAt: Date }) | null {
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
