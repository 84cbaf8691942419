/** Where the owner reads what guests left on a card. */
export function responsesOf({ id }: { id: string }): string {
  return `/my-mobile-card?responses=${encodeURIComponent(id)}`;
}
