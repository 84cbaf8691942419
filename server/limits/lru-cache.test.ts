import { expect, test } from "vitest";
import { createLruCache } from "./lru-cache.ts";

test("the least recently used goes first, and no more are kept than were said", () => {
  const cache = createLruCache<string, number>(2);
  cache.set("one", 1).set("two", 2);
  expect(cache.get("one")).toBe(1);
  cache.set("three", 3);
  expect([...cache.keys()]).toEqual(["three", "one"]);
  cache.set("one", 11);
  expect([cache.size, cache.get("one"), cache.get("two")]).toEqual([2, 11, undefined]);
});
