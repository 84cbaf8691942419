import { expect, test } from "vitest";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { applicationFrom, attendanceSeats } from "./application.ts";
import { attendance } from "./section.ts";

test.each<TypedEntry>([
  { name: "한지우", party: "3" },
  { name: "한지우", attending: "yes", party: "1" },
  { name: "한지우", attending: "no", party: "3" },
])("the seats told before sending are those the application takes: %o", (typed) => {
  const absence = "attending" in typed;
  for (const count of [true, false]) {
    const content = { ...attendance.empty, asks: { ...attendance.empty.asks, count, absence } };
    const entry = attendance.entries?.entry(content).parse(applicationFrom(typed)) ?? {};
    expect(attendanceSeats(content, typed)).toBe(attendance.entries?.seats?.taken(entry));
  }
});
