import { expect, test } from "vitest";
import {
  afterWrongDigits,
  phoneEnding,
  VOUCHER_LINK_BYTES,
  voucherEndsAt,
  voucherLinkOf,
  voucherStateOf,
} from "#domain/voucher.ts";

const now = new Date("2026-11-15T03:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

test("a voucher is open until somebody has it, it is taken back, or a year is over", () => {
  const open = { claimedAt: null, cancelledAt: null, expiresAt: voucherEndsAt(now) };
  expect(open.expiresAt.toISOString()).toBe("2027-11-15T15:00:00.000Z");
  expect(voucherStateOf(open, now)).toBe("open");
  expect(voucherStateOf(open, open.expiresAt)).toBe("expired");
  expect(voucherStateOf({ ...open, cancelledAt: now }, now)).toBe("cancelled");
  expect(voucherStateOf({ ...open, claimedAt: now }, open.expiresAt)).toBe("used");
});

test("the fifth wrong try within ten minutes locks for ten; later ones begin anew", () => {
  let tries = { wrong: 0, lockedUntil: null as Date | null, lastAt: now };
  for (let wrong = 1; wrong <= 4; wrong += 1) tries = afterWrongDigits(tries, minutes(wrong));
  expect(tries.lockedUntil).toBeNull();
  expect(afterWrongDigits(tries, minutes(5)).lockedUntil).toEqual(minutes(15));
  expect(afterWrongDigits(tries, minutes(14))).toMatchObject({ wrong: 1, lockedUntil: null });
});

test("four digits are read as they are typed or pasted, and nothing else is", () => {
  for (const typed of ["5678", " 56 78 ", "56-78", "５６７８"]) expect(phoneEnding.parse(typed)).toBe("5678");
  for (const typed of ["", "567", "56789", "오육칠팔", "01012345678"]) {
    expect(phoneEnding.safeParse(typed).success).toBe(false);
  }
});

test("a link has 120 bits, whatever its bytes", () => {
  const links = [0, 0x5a, 0xff].map((byte) => voucherLinkOf(new Uint8Array(VOUCHER_LINK_BYTES).fill(byte)));
  expect(VOUCHER_LINK_BYTES * 8).toBeGreaterThanOrEqual(112);
  expect(new Set(links.map(({ length }) => length)).size).toBe(1);
  expect(new Set(links).size).toBe(3);
});
