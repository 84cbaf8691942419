import { expect, test } from "vitest";
import { createConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import { createLanes } from "./lanes.ts";

test("a window begins with the first try and is as long as promised", () => {
  let now = 0;
  const take = createRateLimit({ most: 2, seconds: 60, clock: { now: () => new Date(now) } });
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 60]);
  expect(take("b")).toBe(0);
  now = 59_001;
  expect(take("a")).toBe(1);
  now = 60_000;
  expect(take("a")).toBe(0);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:0001:2::6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
])("%s counts as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test("work beyond the limit waits its turn, and beyond the queue is refused", async () => {
  const withLimit = createConcurrencyLimit({ atOnce: 2, waiting: 3, refuse: () => new Error("busy") });
  let running = 0;
  let most = 0;
  const doors: (() => void)[] = [];
  const work = () =>
    withLimit(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((open) => doors.push(open));
      running -= 1;
    });
  const all = Promise.allSettled(Array.from({ length: 6 }, work));
  for (let opened = 0; opened < 5; opened += 1) {
    while (doors.length <= opened) await Promise.resolve();
    doors[opened]?.();
  }
  const results = await all;
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill("fulfilled"), "rejected"]);
  expect(most).toBe(2);
  await expect(withLimit(async () => "free again")).resolves.toBe("free again");
});

test("work that fails gives its place back", async () => {
  const withLimit = createConcurrencyLimit({ atOnce: 1, waiting: 0, refuse: () => new Error("busy") });
  await expect(withLimit(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await expect(withLimit(async () => "free again")).resolves.toBe("free again");
});

test("three hundred who ask at once leave a place for a member who is known where they are", async () => {
  const inLane = createLanes({ atOnce: 2 });
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  const strangers = Array.from({ length: 300 }, () => inLane("strangers", () => held));
  const results = Promise.allSettled(strangers);
  await expect(inLane("strangers", async () => "in")).rejects.toMatchObject({ retryAfterSeconds: 5 });
  await expect(inLane("known", async () => "in")).resolves.toBe("in");
  open();
  expect((await results).filter(({ status }) => status === "fulfilled")).toHaveLength(202);
  await expect(inLane("strangers", async () => "in")).resolves.toBe("in");
});
