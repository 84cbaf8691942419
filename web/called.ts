import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { josa } from "#cards/korean/hangul.ts";

/** The card as what something is done to: 카드를, 부고를. */
export function calledWhat(kind: Kind): string {
  return josa(called(kind), "을/를");
}
