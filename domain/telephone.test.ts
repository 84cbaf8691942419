import { expect, test } from "vitest";
import { isDiallable } from "./telephone.ts";

test.each([
  "010-1234-5678",
  "01012345678",
  "011 234 5678",
  "02-123-4567",
  "(02) 1234-5678",
  "031-123-4567",
  "064-1234-5678",
  "070-1234-5678",
  "0507-1234-5678",
  "1588-0000",
  "+82 10-1234-5678",
  "+82 (0)10 1234 5678",
  "+1 212 555 0100",
])("%s can be dialled", (phone) => expect(isDiallable(phone)).toBe(true));

test.each([
  "010-123-5678",
  "010-1234-56789",
  "02-123-456",
  "031-12-4567",
  "1588-00",
  "12345",
  "+82 10-123-5678",
  "+1 212",
  "010",
])("%s has a digit too few or too many", (phone) => expect(isDiallable(phone)).toBe(false));
