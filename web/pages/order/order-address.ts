import { addressOf } from "#cards/kinds/kinds.ts";
import { knownKind } from "#web/pages/card-list/known-kind.ts";

/** Where an order is seen, paid or printed: at the order address of its kind. */
export function orderAt({ kind, id }: { kind: string; id: string }, view?: "pay" | "receipt"): string {
  const known = knownKind(kind);
  const page = known ? addressOf(known, "order") : "/order";
  return `${page}?order=${encodeURIComponent(id)}${view ? `&${view}` : ""}`;
}
