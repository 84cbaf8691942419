import type { Kind } from "#cards/engine/kind.ts";
import { addressOf } from "#cards/kinds/kinds.ts";

/** Where the owner reads what guests left on a card. */
export function responsesOf({ id }: { id: string }): string {
  return `/my-mobile-card?responses=${encodeURIComponent(id)}`;
}

/** Where the owner stands at the door of a card, on the list of its kind. */
export function doorAt(kind: Kind, { id }: { id: string }): string {
  return `${addressOf(kind, "list")}?door=${encodeURIComponent(id)}`;
}

/** Where the owner shows a card to all who came. */
export function stageOf(kind: Kind, { id }: { id: string }): string {
  return `${addressOf(kind, "list")}?stage=${encodeURIComponent(id)}`;
}

/** Where the owner sits down at the screen that the card's kind has of its own. */
export function deskOf({ id }: { id: string }): string {
  return `/my-mobile-card?desk=${encodeURIComponent(id)}`;
}
