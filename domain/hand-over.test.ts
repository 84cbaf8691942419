import { expect, test } from "vitest";
import { handOverEnd, handOverForm, handOverState } from "./hand-over.ts";

const now = new Date("2026-11-15T00:00:00Z");
const waiting = { takenAt: null, withdrawnAt: null, expiresAt: handOverEnd(now) };

test("a link waits for fourteen days, and what happened to it counts more than its time", () => {
  expect(handOverState(waiting, now)).toBe("waiting");
  expect(handOverState(waiting, new Date("2026-11-28T23:59:59Z"))).toBe("waiting");
  expect(handOverState(waiting, new Date("2026-11-29T00:00:00Z"))).toBe("expired");
  expect(handOverState({ ...waiting, withdrawnAt: now }, now)).toBe("withdrawn");
  expect(handOverState({ ...waiting, takenAt: now }, new Date("2027-11-29T00:00:00Z"))).toBe("taken");
});

test("a hand-over says whom it is for; an address may be left out but not be wrong", () => {
  expect(handOverForm.parse({ label: " 김하늘  님 ", email: "" })).toEqual({ label: "김하늘 님", email: "" });
  for (const wrong of [
    { label: " ", email: "" },
    { label: "가".repeat(41), email: "" },
    { label: "김하늘", email: "하늘" },
  ])
    expect(handOverForm.safeParse(wrong).success).toBe(false);
});
