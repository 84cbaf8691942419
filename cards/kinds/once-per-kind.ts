/**
 * Loads something of a kind once, and anew where the network failed. The answer is the same promise each time, so that
 * React can wait for it.
 */
export function oncePerKind<Loaded>(
  load: (kind: string) => Promise<Loaded>,
): (kind: string) => Promise<Loaded> {
  const asked = new Map<string, Promise<Loaded>>();
  return (kind) => {
    const known = asked.get(kind);
    if (known) return known;
    const loading = load(kind);
    asked.set(kind, loading);
    loading.catch(() => asked.delete(kind));
    return loading;
  };
}
