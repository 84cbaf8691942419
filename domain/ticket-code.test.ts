import fc from "fast-check";
import { expect, test } from "vitest";
import { readTicketCode, ticketCode } from "./ticket-code.ts";

const anyId = fc.stringMatching(/^[\w-]{20}$/);

test("a code is short, and is read however it is typed", () => {
  fc.assert(
    fc.property(anyId, (id) => {
      const code = ticketCode(id);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/);
      expect(readTicketCode(code.toLowerCase().replace("-", " "))).toBe(code);
    }),
  );
});

test("letters that look like figures are those figures; a name is no code", () => {
  expect(readTicketCode("o1l-iO0")).toBe("011-100");
  expect(readTicketCode("한지우")).toBeNull();
  expect(readTicketCode("K7M4QXA")).toBeNull();
});
