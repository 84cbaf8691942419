import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSettings } from "#web/settings.ts";
import { visitorToken } from "./visitor.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  forgetSettings();
  kept.clear();
  kept.set("goi.visitor", "ap-northeast-2:1");
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(() => {
  forgetSettings();
  vi.unstubAllGlobals();
});

function poolAnswers(status: number, type: string, headers: Record<string, string> = {}) {
  vi.stubGlobal("fetch", async (address: string) =>
    String(address).includes("config.json")
      ? Response.json({ identityPoolEndpoint: "/identity/identity-pool" })
      : Response.json({ __type: type }, { status, headers }),
  );
}

test.each([
  ["ours says when to come back", 429, { "retry-after": "40" }, 40],
  ["AWS does not, and calls it a bad request", 400, {}, 5],
])("a hall that opens a card at once waits, and stays who it is: %s", async (_, status, headers, seconds) => {
  poolAnswers(status, "TooManyRequestsException", headers);
  const refusal = { code: "RATE_LIMITED", retryAfterSeconds: seconds };
  await expect(visitorToken({ fresh: true })).rejects.toMatchObject(refusal);
  expect(kept.get("goi.visitor")).toBe("ap-northeast-2:1");
});

test("whom the pool does not know any more begins anew", async () => {
  poolAnswers(400, "ResourceNotFoundException");
  await expect(visitorToken({ fresh: true })).rejects.toThrow("400");
  expect(kept.has("goi.visitor")).toBe(false);
});
