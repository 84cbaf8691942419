import type { KindName } from "./kinds.ts";

/**
 * What is fetched of a kind with the first card of it: asked for once, and anew where the network failed. The answer
 * is the same promise each time, so that React can wait for it.
 */
export function ofKind<What>(
  loaders: Record<KindName, () => Promise<What>>,
): (kind: string) => Promise<What> {
  const asked = new Map<string, Promise<What>>();
  return (kind) => {
    const known = asked.get(kind);
    if (known) return known;
    const coming = loaders[kind as KindName]();
    asked.set(kind, coming);
    coming.catch(() => asked.delete(kind));
    return coming;
  };
}
