import { readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { labelFor, occasionIn } from "#cards/engine/occasion.ts";
import { sentByOn } from "#cards/engine/sent-by.ts";
import type { CheckedCard } from "#domain/check-answer.ts";
import { koreanDay, readDay } from "#domain/korean-day.ts";
import { maskedNames } from "#domain/masked.ts";
import type { OpenCard } from "#server/cards/public.ts";

type Asked = { kinds: readonly Kind[]; now: Date };

/** Of an open card what anybody may know. Null where its kind is gone from the program. */
export function checkedCard({ card, content: stored }: OpenCard, { kinds, now }: Asked): CheckedCard | null {
  const kind = kinds.find(({ name }) => name === card.kind);
  if (!kind || !card.publishedAt) return null;
  const content = readCard(kind, stored);
  const isVeiled = (kind.openAt?.(content, now.toISOString()) ?? null) !== null;
  const facts = (isVeiled && kind.veiled?.(content)) || kind.facts(content);
  const day = facts.when?.date ?? "";
  return {
    label: labelFor(kind, occasionIn(kind, content)),
    day: readDay(day) ? day : null,
    names: isVeiled ? "" : maskedNames(sentByOn(kind, content)),
    since: koreanDay(card.publishedAt),
  };
}
