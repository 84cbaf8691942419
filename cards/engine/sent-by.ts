import type { CardContent } from "./card.ts";
import type { Kind } from "./kind.ts";

/** Who a card is from, by name, as it says itself; empty where it names nobody. */
export function sentByOn(kind: Kind, content: CardContent): string {
  return (kind.sentBy?.(content) ?? kind.carriedOver?.(content).hosts ?? "").trim();
}
