import type { CardContent } from "./card.ts";
import { pendingDays } from "./days.ts";
import { withDerived } from "./derived.ts";
import type { Kind } from "./kind.ts";
import { withoutContacts } from "./page.ts";
import { put } from "./paths.ts";
import type { Sample } from "./sample.ts";

/**
 * What a card begins with that is made from a sample: how it looks and how it speaks. Its people, places, days and
 * numbers are invented, and stay behind; days that hang on the event's keep how far they are from it.
 */
export function startFrom(kind: Kind, { content }: Sample): CardContent {
  const sections = kind.sections.map(({ name, fromSample }) => {
    const own = content.sections[name] ?? {};
    return [name, fromSample ? { ...own, ...(fromSample(own as never) as object) } : own] as const;
  });
  const offsets = pendingDays(kind, content);
  const kept = withoutContacts(kind, {
    ...content,
    sections: Object.fromEntries(sections),
    own: [],
    ...(offsets && { offsets }),
  });
  const begun = Object.keys(offsets ?? {}).reduce((before, path) => put(before, path, ""), kept.sections);
  const card = withDerived(kind, { ...kept, sections: begun });
  return kind.fromSample?.(card) ?? card;
}
