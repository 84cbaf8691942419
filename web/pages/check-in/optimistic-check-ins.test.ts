import { expect, test } from "vitest";
import { ticketCode } from "#domain/ticket-code.ts";
import { type CheckInTicket, found, numbersOf, shownTickets, withTicket } from "./optimistic-check-ins.ts";

const ticket = (id: string, holder: string, more: Partial<CheckInTicket> = {}): CheckInTicket => ({
  id,
  code: ticketCode(id),
  holder,
  party: 2,
  session: "",
  date: null,
  time: null,
  venue: "",
  state: "accepted",
  place: null,
  checkedInAt: null,
  door: null,
  ...more,
});
const jiu = ticket("A1b2C3d4E5f6G7h8I9j0", "한지우");
const nuri = ticket("Zz9_yY8-xX7wW6vV5uU4", "오 누리");
const known = [jiu, nuri];
const tap = { id: jiu.id, door: "정문", at: "2027-01-15T09:30:00.000Z", key: "tap-1" };

test("an entrance without a network knows whom it let in, and counts people", () => {
  const after = { known, changes: [tap] };
  expect(shownTickets(after)[0]).toMatchObject({ checkedInAt: tap.at, door: "정문" });
  expect(numbersOf(after)).toEqual({ came: 2, all: 4, taps: 1 });
});

test("what the server says of a ticket counts more than the device's own tap", () => {
  const elsewhere = { ...jiu, checkedInAt: "2027-01-15T09:20:00.000Z", door: "후문" };
  const after = { known: withTicket(known, elsewhere), changes: [tap] };
  expect(shownTickets(after)[0]?.door).toBe("후문");
  expect(numbersOf({ ...after, changes: [] })).toEqual({ came: 2, all: 4, taps: 0 });
});

test.each([
  ["the link that a camera reads", `https://goi.example/event/x?own=${nuri.id}#attendance`, [nuri]],
  ["the code as printed", jiu.code, [jiu]],
  ["the code as somebody types it", jiu.code.replace("-", "").toLowerCase(), [jiu]],
  ["a part of a name", "지우", [jiu]],
  ["a name without its blank", "오누리", [nuri]],
  ["a stranger's link", "https://goi.example/event/x?own=aaaaaaaaaaaaaaaaaaaa#attendance", []],
  ["nothing", "  ", []],
])("finds a ticket by %s", (_, typed, expected) => {
  expect(found(known, typed)).toEqual(expected);
});
