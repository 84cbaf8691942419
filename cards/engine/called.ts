import type { Kind } from "./kind.ts";

/** What a card is called to its maker: a notice of a death is no card, and neither is a site. */
export function called(kind: Kind | undefined): string {
  return kind?.called ?? "카드";
}
