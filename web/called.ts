import { josa } from "es-hangul";
import type { Kind } from "#cards/kind.ts";

/** What a card is called to its maker: a notice of a death is no card. */
export function called({ isSolemn, label }: Kind): string {
  return isSolemn ? label : "카드";
}

/** The same as what something is done to: 카드를, 부고를. */
export function calledWhat(kind: Kind): string {
  return josa(called(kind), "을/를");
}
