import { LRUCache } from "lru-cache";

export type SingleFlight<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/** What was made last, up to so many bytes. However often something is asked for meanwhile, it is made once. */
export function createSingleFlight<Value extends object>({
  maxBytes,
  bytesOf,
}: {
  maxBytes: number;
  bytesOf: (value: Value) => number;
}): SingleFlight<Value> {
  const kept = new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const underWay = new Map<string, Promise<Value>>();

  async function madeAndKept(key: string, make: () => Promise<Value>): Promise<Value> {
    try {
      const value = await make();
      kept.set(key, value);
      return value;
    } finally {
      underWay.delete(key);
    }
  }

  return async (key, make) => {
    const known = kept.get(key) ?? underWay.get(key);
    if (known) return known;
    const making = madeAndKept(key, make);
    underWay.set(key, making);
    return making;
  };
}
