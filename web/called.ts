import { called } from "#cards/called.ts";
import { josa } from "#cards/hangul.ts";
import type { Kind } from "#cards/kind.ts";

/** The card as what something is done to: 카드를, 부고를. */
export function calledWhat(kind: Kind): string {
  return josa(called(kind), "을/를");
}
