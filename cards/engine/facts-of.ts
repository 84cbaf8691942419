import type { CardContent } from "./card.ts";
import type { Facts, Kind } from "./kind.ts";

const known = new WeakMap<CardContent, { kind: Kind; facts: Facts }>();

/** What a card says about itself. While it is made several ask with every letter, and it is found once. */
export function factsOf(kind: Kind, content: CardContent): Facts {
  const before = known.get(content);
  if (before?.kind === kind) return before.facts;
  const facts = kind.facts(content);
  known.set(content, { kind, facts });
  return facts;
}
