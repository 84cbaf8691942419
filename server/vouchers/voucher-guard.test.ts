import { expect, test } from "vitest";
import { createVoucherGuard } from "./voucher-guard.ts";

const unlimited = { name: "voucher", take: async () => 0, giveBack: async () => undefined };

test("many links that nobody has, from wherever, wake the operator once an hour", () => {
  let now = new Date("2026-11-15T00:00:00Z");
  const alarms: unknown[] = [];
  const quiet = () => undefined;
  const log = { info: quiet, warn: quiet, error: (fields: object) => void alarms.push(fields) };
  const guard = createVoucherGuard({ clock: { now: () => now }, log, limit: () => unlimited });
  const miss = (times: number) => Array.from({ length: times }, () => guard.miss());
  miss(199);
  now = new Date("2026-11-15T01:00:00Z");
  miss(199);
  expect(alarms).toEqual([]);
  miss(500);
  expect(alarms).toEqual([{ code: "VOUCHER_UNKNOWN", counts: { misses: 200 } }]);
  now = new Date("2026-11-15T02:00:00Z");
  miss(200);
  expect(alarms).toHaveLength(2);
});
