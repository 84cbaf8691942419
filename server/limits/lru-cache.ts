import { LRUCache } from "lru-cache";

/**
 * Keeps the most recently used of so many. Room is made as it is needed: told the same as `max`, the library takes all
 * of it at once, which for our rate limits was half a second and 36 MB of every start.
 */
export function createLruCache<Key extends string, Value extends NonNullable<unknown>>(
  most: number,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1 });
}
