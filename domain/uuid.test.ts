import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { idSent, keySent } from "./sent-uuid.ts";
import { newPartId, newUuid } from "./uuid.ts";

afterEach(() => vi.unstubAllGlobals());

test("a page without a certificate, where `crypto` has no `randomUUID`, makes keys that the server takes", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 200 }, newUuid);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
  expect(new Set(keys).size).toBe(200);
});

test("the server takes what the browser makes, as a key and as an id", () => {
  const [key, id] = [newIdempotencyKey(), newUuid()];
  expect([keySent(key), idSent(id)]).toEqual([key, id]);
});

test.each(["", "1", "not-a-uuid", "0f8fad5b-d9cb-469f-a165-70867728950e0"])(
  "%j is no key, and names nothing",
  (sent) => {
    expect(() => keySent(sent)).toThrow(
      expect.objectContaining({ code: "INVALID", details: { fields: { key: "UUID를 보내 주세요." } } }),
    );
    expect(() => idSent(sent)).toThrow(expect.objectContaining({ code: "NOT_FOUND" }));
  },
);

test("the parts of a card have short ids of letters and figures, no two alike", () => {
  const ids = Array.from({ length: 500 }, newPartId);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{12}$/);
  expect(new Set(ids).size).toBe(500);
});
