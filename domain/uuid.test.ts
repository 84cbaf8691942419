import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { newUuid } from "./uuid.ts";

afterEach(() => vi.unstubAllGlobals());

test("a page without a certificate, where `crypto` has no `randomUUID`, makes keys that the server takes", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 200 }, newUuid);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
  expect(new Set(keys).size).toBe(200);
});
