import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("several processes", () => {
  const shared = {
    DATABASE_URL: "postgres://goi@localhost/goi",
    S3_BUCKET: "goi",
    IDENTITY_SECRET: "a secret of at least 32 characters",
  };

  test.each(["DATABASE_URL", "S3_BUCKET", "IDENTITY_SECRET"])("need %s", (name) => {
    const env = { ...shared, [name]: undefined };
    expect(() => readConfig({ ...env, PROCESSES: "3" })).toThrow(`PROCESSES: 3 processes need ${name}`);
    expect(readConfig(env).missingForSeveral).toEqual([name]);
  });

  test("share what they need, and keep no folder where mails go out, too", () => {
    expect(readConfig({ ...shared, PROCESSES: "3" })).toMatchObject({ processes: 3, keepsFolder: true });
    expect(readConfig({ ...shared, SMTP_URL: "smtp://localhost" }).keepsFolder).toBe(false);
  });
});

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
