import { expect, test } from "vitest";
import { hasRoom, moveSeats, reseat } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";
import { type OwnSeats, seatOutlook } from "./seat-outlook.ts";

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);

/** What really becomes of it. */
function decided(decide: () => { state: string }): string {
  try {
    return decide().state === "accepted" ? "seated" : "waiting";
  } catch (error) {
    if (error instanceof Refusal) return "refused";
    throw error;
  }
}

test("what a newcomer is told before sending is what they get", () => {
  for (const capacity of [1, 3])
    for (const taken of upTo(capacity + 1))
      for (const wanted of upTo(4))
        for (const hasWaitingList of [true, false]) {
          const left = Math.max(0, capacity - taken);
          const gets = wanted === 0 || hasRoom(taken + wanted, capacity);
          expect(seatOutlook({ left, wanted, hasWaitingList })).toBe(
            gets ? "seated" : hasWaitingList ? "waiting" : "refused",
          );
        }
});

test("so it is for who changes or moves what they have", () => {
  for (const stays of [true, false])
    for (const state of ["accepted", "waiting"] as const)
      for (const seats of upTo(3))
        for (const wanted of upTo(4))
          for (const hasWaitingList of [true, false])
            for (const capacity of [1, 3])
              for (const others of upTo(capacity)) {
                // Nobody waits for no seats, and nobody who stays is counted twice.
                if (state === "waiting" && seats === 0) continue;
                const own: OwnSeats = { state, seats, stays };
                const taken = others + (stays && state === "accepted" ? seats : 0);
                if (taken > capacity) continue;
                const asked = { state, seats, wanted, taken, capacity, hasWaitingList };
                const outlook = seatOutlook({ left: capacity - taken, wanted, hasWaitingList, own });
                const told = outlook === "kept" ? "waiting" : outlook;
                expect(told, JSON.stringify({ ...asked, stays })).toBe(
                  decided(() => (stays ? reseat(asked) : moveSeats(asked))),
                );
              }
});

test("where there is no end to them, or it is not known, nothing is foretold", () => {
  expect(seatOutlook({ left: undefined, wanted: 10, hasWaitingList: false })).toBe("seated");
});
