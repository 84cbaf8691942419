import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMMON_PASSWORD } from "#domain/common-password.ts";
import { entryPassword, entryStateOf, fullFor, hasRoom, reseat, whoMovesUp } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";

test("an entry waits, is not let through yet, or is accepted", () => {
  expect(entryStateOf({ state: "waiting", approved: false })).toBe("waiting");
  expect(entryStateOf({ state: "accepted", approved: false })).toBe("pending");
  expect(entryStateOf({ state: "accepted", approved: true })).toBe("accepted");
});

describe("a changed answer", () => {
  const seated = { state: "accepted", seats: 2, taken: 9, capacity: 10, hasWaitingList: true } as const;

  test.each([
    ["fewer", { ...seated, wanted: 1 }, { state: "accepted", taken: 8 }],
    ["one more, which is there", { ...seated, wanted: 3 }, { state: "accepted", taken: 10 }],
    ["a no", { ...seated, wanted: 0 }, { state: "accepted", taken: 7 }],
    [
      "more, without an end to them",
      { ...seated, capacity: null, wanted: 10 },
      { state: "accepted", taken: 17 },
    ],
    [
      "as many, though there are fewer now",
      { ...seated, capacity: 5, wanted: 2 },
      { state: "accepted", taken: 9 },
    ],
    ["a yes after all, too late", { ...seated, seats: 0, wanted: 2 }, { state: "waiting", taken: 9 }],
    ["fewer while waiting", { ...seated, state: "waiting", wanted: 1 }, { state: "waiting", taken: 9 }],
    ["a no while waiting", { ...seated, state: "waiting", wanted: 0 }, { state: "accepted", taken: 9 }],
  ] as const)("%s", (_what, wanted, expected) => {
    expect(reseat(wanted)).toEqual(expected);
  });

  test("who wants more than there is keeps what they have, waiting list or not", () => {
    expect(() => reseat({ ...seated, wanted: 4 })).toThrow(Refusal);
    expect(() => reseat({ ...seated, seats: 0, hasWaitingList: false, wanted: 2 })).toThrow(Refusal);
  });
});

test("free seats go to those who fit, in their order; then nobody fits any more", () => {
  const parties = fc.array(fc.record({ seats: fc.integer({ min: 1, max: 6 }) }), { maxLength: 12 });
  fc.assert(
    fc.property(parties, fc.integer({ min: 0, max: 20 }), (waiting, free) => {
      const moved = whoMovesUp(waiting, free);
      const left = free - moved.reduce((sum, { seats }) => sum + seats, 0);
      expect(left).toBeGreaterThanOrEqual(0);
      for (const party of waiting) expect(moved.includes(party) || party.seats > left).toBe(true);
      expect(moved).toEqual(waiting.filter((party) => moved.includes(party)));
    }),
  );
  expect(whoMovesUp([{ seats: 3 }, { seats: 2 }, { seats: 1 }], 3)).toEqual([{ seats: 3 }]);
});

test("room and the lack of it", () => {
  expect([hasRoom(10, 10), hasRoom(11, 10), hasRoom(9_999, null)]).toEqual([true, false, true]);
  expect(fullFor(0).message).toBe("자리가 모두 찼습니다.");
  expect(fullFor(2).message).toContain("2석");
});

test("a password has 4 to 40 letters, in one spelling", () => {
  expect(entryPassword.safeParse("123").success).toBe(false);
  expect(entryPassword.safeParse("1".repeat(41)).success).toBe(false);
  expect(entryPassword.parse("가나다라".normalize("NFD"))).toBe("가나다라");
  for (const first of ["0000", "1234", "１２３４"])
    expect(entryPassword.safeParse(first).error?.issues[0]?.message).toBe(COMMON_PASSWORD);
});
