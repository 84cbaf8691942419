import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("the practice gateway, which takes no money", () => {
  const server = { DATABASE_URL: "postgres://goi@localhost/goi" };
  const toss = { TOSS_CLIENT_KEY: "test_ck", TOSS_SECRET_KEY: "test_sk" };

  test.each([
    ["stands in where nothing is configured", {}, true],
    ["is off where it is told to be", { PRACTICE_PAYMENTS: "off" }, false],
    ["is off with a database server", server, false],
    ["is on there where it is asked for", { ...server, PRACTICE_PAYMENTS: "on" }, true],
    ["never stands beside Toss", { ...toss, PRACTICE_PAYMENTS: "on" }, false],
  ])("%s", (_what, env, isOn) => expect(readConfig(env).practicePayments).toBe(isOn));

  test("is not switched by another word", () => {
    expect(() => readConfig({ PRACTICE_PAYMENTS: "yes" })).toThrow("PRACTICE_PAYMENTS");
  });
});
