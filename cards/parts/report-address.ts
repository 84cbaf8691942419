/** Where a guest reports a card, or one thing that somebody left on it. */
export function reportAddress({ card, entry }: { card: string; entry?: string }): string {
  return `/report?${new URLSearchParams({ card, ...(entry && { entry }) })}`;
}
