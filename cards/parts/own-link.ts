/** Where a guest finds what they left again, from any device: at its section of the card, which comes alive at once. */
export function ownLink(address: string, { id, section }: { id: string; section: string }): string {
  return `${address}${address.includes("?") ? "&" : "?"}own=${id}#${section}`;
}

/** The entry that such a link is about; null for any other address. */
export function ownIn(address: string): string | null {
  return /[?&]own=([\w-]{20})(?:[&#]|$)/.exec(address)?.[1] ?? null;
}
