import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const zones = ["Asia/Seoul", "UTC", "America/New_York"];

function answersIn(zone: string): { offset: number; answers: { day: string; coupon: boolean }[] } {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["tests/faults/answers-of-time.ts"], {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

test("days, deadlines, coupons and order numbers are those of Korea, wherever the machine stands", () => {
  const [seoul, utc, newYork] = zones.map(answersIn);
  expect([seoul?.offset, utc?.offset, newYork?.offset]).toEqual([-540, 0, 240]);
  expect(utc?.answers).toEqual(seoul?.answers);
  expect(newYork?.answers).toEqual(seoul?.answers);
  // A coupon of the fourteenth is good until the last moment of that day in Korea.
  expect(seoul?.answers.slice(0, 2)).toMatchObject([
    { day: "2026-11-14", coupon: true },
    { day: "2026-11-15", coupon: false },
  ]);
  expect(seoul?.answers[2]).toMatchObject({ day: "2028-02-29" });
});
