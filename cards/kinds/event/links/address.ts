/** A host with a dot, and what may follow it; no scheme but the one that is secret on its way. */
const ADDRESS = /^(?:https:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][^\s<>"'`\\]*)?)$/i;

/** Where a typed address leads; null for what is none. */
export function linkTo(typed: string): string | null {
  const found = ADDRESS.exec(typed.trim());
  return found ? `https://${found[1]}` : null;
}
