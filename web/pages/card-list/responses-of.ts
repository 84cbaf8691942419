/** Where the owner reads what guests left on a card. */
export function responsesOf({ id }: { id: string }): string {
  return `/my-mobile-card?responses=${encodeURIComponent(id)}`;
}

/** Where the owner sits down at the screen that the card's kind has of its own. */
export function deskOf({ id }: { id: string }): string {
  return `/my-mobile-card?desk=${encodeURIComponent(id)}`;
}
