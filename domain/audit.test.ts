import { expect, test } from "vitest";
import { maskedNetwork } from "./audit.ts";

test.each([
  ["203.0.113.77", "203.0.113.*"],
  ["::ffff:203.0.113.77", "203.0.113.*"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::*"],
  ["2001:db8::1", "2001:db8::*"],
  ["::1", "::*"],
  ["somewhere", null],
  [undefined, null],
])("%s is written down as %s", (ip, network) => {
  expect(maskedNetwork(ip)).toBe(network);
});
