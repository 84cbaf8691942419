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

test("places are found by the keys that are given, at their own addresses unless it is tried out", () => {
  expect(readConfig({}).places).toEqual({ kakao: undefined, juso: undefined, linksUrl: undefined });
  expect(readConfig({ KAKAO_REST_KEY: "k", JUSO_KEY: "j" }).places).toMatchObject({
    kakao: { key: "k", apiUrl: "https://dapi.kakao.com" },
    juso: { key: "j", apiUrl: "https://business.juso.go.kr" },
  });
  expect(() => readConfig({ MAP_LINKS_URL: "localhost:1" })).toThrow("MAP_LINKS_URL");
});

describe("signing in by accounts of elsewhere", () => {
  const kakao = { KAKAO_CLIENT_ID: "id", KAKAO_CLIENT_SECRET: "secret" };
  const naver = { NAVER_CLIENT_ID: "id", NAVER_CLIENT_SECRET: "secret" };
  const cognito = {
    COGNITO_USER_POOL_ID: "ap-northeast-2_goi",
    COGNITO_USER_POOL_CLIENT_ID: "client",
    COGNITO_IDENTITY_POOL_ID: "ap-northeast-2:1",
  };
  const domain = { COGNITO_DOMAIN: "goi.auth.ap-northeast-2.amazoncognito.com" };

  test.each([
    ["nobody without keys", {}, []],
    ["Kakao by its keys", kakao, ["Kakao"]],
    ["both by theirs", { ...kakao, ...naver }, ["Kakao", "Naver"]],
    ["nobody at a user pool that names none", cognito, []],
    ["those of a user pool", { ...cognito, ...domain, COGNITO_PROVIDERS: "Kakao" }, ["Kakao"]],
  ])("offers %s", (_what, env, providers) => {
    expect(readConfig(env).signInProviders).toEqual(providers);
  });

  test.each([
    [
      "half of Kakao's keys",
      { KAKAO_CLIENT_ID: "id" },
      "KAKAO_CLIENT_ID and KAKAO_CLIENT_SECRET go together",
    ],
    ["half of Naver's", { NAVER_CLIENT_SECRET: "s" }, "NAVER_CLIENT_ID and NAVER_CLIENT_SECRET go together"],
    ["keys beside a user pool", { ...cognito, ...kakao }, "KAKAO_CLIENT_ID is for the embedded service"],
    [
      "Naver at a user pool",
      { ...cognito, ...domain, COGNITO_PROVIDERS: "Kakao,Naver" },
      "Naver is none that",
    ],
    [
      "a domain without providers",
      { ...cognito, ...domain },
      "COGNITO_DOMAIN and COGNITO_PROVIDERS go together",
    ],
    ["a domain without a pool", { ...domain, COGNITO_PROVIDERS: "Kakao" }, "COGNITO_USER_POOL_ID is missing"],
    ["an address as a domain", { ...cognito, COGNITO_DOMAIN: "https://goi.example" }, "without https://"],
  ])("refuses %s with a sentence", (_what, env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
