import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GuestRefusal } from "#cards/engine/guest.ts";
import { retryWhileLimited } from "./retry.ts";

const limited = (retryAfterSeconds: number, code = "RATE_LIMITED") =>
  new GuestRefusal({ code, message: "요청이 너무 잦습니다.", retryAfterSeconds });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting(outcomes: readonly (Error | "taken")[]) {
  const left = [...outcomes];
  const act = vi.fn(async () => {
    const outcome = left.shift() ?? "taken";
    if (outcome !== "taken") throw outcome;
  });
  const onWait = vi.fn();
  let isLeft = false;
  const done = retryWhileLimited(act, { onWait, isLeft: () => isLeft }).catch((error: Error) => error);
  return { act, onWait, done, leave: () => (isLeft = true) };
}

test("who is told to wait is sent after that time, not before, and hears that they wait", async () => {
  const { act, onWait, done } = waiting([limited(40), limited(5, "BUSY"), "taken"]);
  await vi.advanceTimersByTimeAsync(39_999);
  expect([act.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2_001);
  expect([act.mock.calls.length, onWait.mock.calls.length]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(act).toHaveBeenCalledTimes(3);
  expect(await done).toBeUndefined();
});

test.each([
  limited(900, "LOCKED"),
  new GuestRefusal({ code: "RATE_LIMITED", message: "그만" }),
  new GuestRefusal({ code: "INVALID", message: "이름을 적어 주세요." }),
  new Error("bug"),
])("what waiting does not cure is told at once: %s", async (refused) => {
  const { act, onWait, done } = waiting([refused]);
  expect(await done).toBe(refused);
  expect([act.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 0]);
});

test("nothing is sent for a form that is gone, and an outage is told in the end", async () => {
  const gone = waiting([limited(10)]);
  gone.leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await gone.done).toBeUndefined();
  expect(gone.act).toHaveBeenCalledTimes(1);

  const outage = waiting(Array(60).fill(limited(60, "BUSY")));
  await vi.advanceTimersByTimeAsync(60 * 62_000);
  expect(await outage.done).toBeInstanceOf(GuestRefusal);
});
