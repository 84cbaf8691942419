import { expect, test } from "vitest";
import { Refusal } from "#domain/refusal.ts";
import { readConfig } from "#server/config.ts";
import type { DoctorCheck, Mark, World } from "./checks.ts";
import { examine, report } from "./examine.ts";

const facts = {
  version: "17.2",
  latencyMs: 2.6,
  clockMs: 1_000,
  askedAtMs: 1_000,
  missingMigrations: 0,
  maxConnections: 100,
};

/** A machine on which all is well and everything is set. */
const SET = {
  DATA_DIR: "/var/lib/goi",
  PUBLIC_URL: "https://goi.example",
  TRUSTED_PROXIES: "10.0.0.1",
  DATABASE_URL: "postgres://goi:pg-word@db.example:5432/goi",
  IDENTITY_SECRET: "a secret that only the tests know, 32+",
  S3_BUCKET: "goi-files",
  S3_ACCESS_KEY_ID: "AKIATEST",
  S3_SECRET_ACCESS_KEY: "s3-word",
  SMTP_URL: "smtps://goi:smtp-word@mail.example",
  MAIL_FROM: "고이 <hello@goi.example>",
  COGNITO_USER_POOL_ID: "ap-northeast-2_pool",
  COGNITO_USER_POOL_CLIENT_ID: "client",
  COGNITO_IDENTITY_POOL_ID: "ap-northeast-2:pool",
  TOSS_CLIENT_KEY: "toss-client",
  TOSS_SECRET_KEY: "toss-word",
  KAKAO_REST_KEY: "kakao-word",
  ADMIN_EMAIL: "admin@goi.example",
  METRICS_TOKEN: "metrics-word-metrics",
  ...Object.fromEntries(
    ["NAME", "REPRESENTATIVE", "ADDRESS", "PHONE", "EMAIL", "NUMBER", "MAIL_ORDER_NUMBER", "HOSTING"].map(
      (name) => [`BUSINESS_${name}`, "told"],
    ),
  ),
};

type Changes = Partial<World> & { env?: Record<string, string> };

function worldWith({ env = {}, ...changes }: Changes = {}): World {
  return {
    config: readConfig({ ...SET, ...env }),
    nodeVersion: "v24.1.0",
    processes: 1,
    poolSize: 20,
    runningApp: async () => undefined,
    databaseServer: async () => facts,
    bucket: async () => undefined,
    mailServer: async () => undefined,
    userPoolKeys: async () => 2,
    toss: async () => undefined,
    places: async () => 3,
    statusOf: async () => 200,
    disk: async () => ({ free: 50e9, size: 100e9 }),
    ...changes,
  };
}

async function told(world: World): Promise<string> {
  return report(await examine(world), world.config);
}

test("a machine on which all is well", async () => {
  expect(await told(worldWith())).toMatchInlineSnapshot(`
    "✓ Node      v24.1.0
    ✓ app       not running on /var/lib/goi
    ✓ database  PostgreSQL 17.2, db.example:5432, answers in 3 ms
    ✓ files     bucket goi-files takes, gives and removes a file
    ✓ mail      mail.example answers
    ✓ accounts  Cognito ap-northeast-2_pool publishes 2 keys
    ✓ secret    IDENTITY_SECRET
    ✓ payments  Toss answers, and knows the key
    ✓ places    Kakao Local answers, and knows the key
    ✓ address   https://goi.example answers from here
    ✓ business  the footer has what the law wants
    ✓ disk      50.0 of 100.0 GB are free for DATA_DIR
    ✓ watching  figures at /-/metrics"
  `);
});

test("one on which nothing is set, and the app is running", async () => {
  const bare = worldWith({ runningApp: async () => ({ database: facts }) });
  const world = { ...bare, config: readConfig({ DATA_DIR: "/var/lib/goi" }) };
  expect(await told(world)).toMatchInlineSnapshot(`
    "✓ Node      v24.1.0
    ✓ app       running on /var/lib/goi
    ✓ database  PostgreSQL 17.2, embedded, answers in 3 ms
    !           embedded in DATA_DIR: it promises nothing after a power cut → set DATABASE_URL where real people are served
    ✓ files     in DATA_DIR/files
    ! mail      e-mails stay in DATA_DIR/outbox, sign-up codes among them → set SMTP_URL and MAIL_FROM
    ✓ accounts  embedded
    ✓ secret    DATA_DIR/secret, beside its database
    ! payments  PRACTICE_PAYMENTS is on: orders are paid without money → set TOSS_* or BANK_*, and turn it off
    ✓ places    typed by hand: neither KAKAO_REST_KEY nor JUSO_KEY is set
    ! address   links name whatever host a request names → set PUBLIC_URL to the one address people use
    ! business  the footer lacks BUSINESS_NAME, BUSINESS_REPRESENTATIVE, BUSINESS_ADDRESS, BUSINESS_PHONE, BUSINESS_EMAIL, BUSINESS_NUMBER, BUSINESS_MAIL_ORDER_NUMBER, BUSINESS_HOSTING → set them: Korean law wants them there
    !           nobody is written to about companies and reports → set ADMIN_EMAIL
    ✓ disk      50.0 of 100.0 GB are free for DATA_DIR
    ! watching  no figures are told → set METRICS_TOKEN or METRICS_PORT"
  `);
});

const away = () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.7"));

const TRACED = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://otel.example:4318/" };

test("a collector of traces that takes no such question is there", async () => {
  const world = worldWith({ env: TRACED, statusOf: async (url) => (url.endsWith("/v1/traces") ? 405 : 200) });
  expect(await told(world)).toContain("✓ traces    otel.example:4318 answers, as goi");
});

/** What is changed on that machine → the mark and words of the line that tells of it. */
const findings: [what: string, changes: Changes, mark: Mark, words: string][] = [
  ["an old Node", { nodeVersion: "v22.1.0" }, "!", "v22.1.0 is older than"],
  ["a database that is away", { databaseServer: away }, "✗", "ECONNREFUSED 10.0.0.7"],
  [
    "a database that was not upgraded",
    { databaseServer: async () => ({ ...facts, missingMigrations: 3 }) },
    "!",
    "3 migrations are missing → start 고이",
  ],
  [
    "a clock that is wrong",
    { databaseServer: async () => ({ ...facts, clockMs: 6_500 }) },
    "!",
    "its clock is 5.5 s from ours",
  ],
  ["more processes than the database takes", { processes: 5 }, "!", "5 × 20 connections are more than"],
  ["an embedded database", { env: { DATABASE_URL: "" } }, "!", "embedded in DATA_DIR"],
  ["a bucket that is away", { bucket: away }, "✗", "cannot be reached: connect"],
  [
    "a bucket that lets us in no more",
    {
      bucket: () => Promise.reject(Object.assign(new Refusal("BUSY"), { cause: new Error("AccessDenied") })),
    },
    "✗",
    "cannot be reached: AccessDenied → mend S3_*",
  ],
  ["no mail server", { env: { SMTP_URL: "" } }, "!", "e-mails stay in DATA_DIR/outbox"],
  ["a mail server that is away", { mailServer: away }, "✗", "cannot be reached"],
  ["a sender that nobody can answer", { env: { MAIL_FROM: "" } }, "!", "set MAIL_FROM"],
  ["a user pool that is away", { userPoolKeys: away }, "✗", "cannot be reached"],
  ["a secret in the folder only", { env: { IDENTITY_SECRET: "" } }, "!", "only in DATA_DIR/secret"],
  [
    "Toss with a wrong key",
    { toss: () => Promise.reject(new Error("Toss does not accept TOSS_SECRET_KEY")) },
    "✗",
    "does not accept",
  ],
  [
    "practice payments",
    { env: { TOSS_CLIENT_KEY: "", TOSS_SECRET_KEY: "", PRACTICE_PAYMENTS: "on" } },
    "!",
    "paid without money",
  ],
  ["no way to pay", { env: { TOSS_CLIENT_KEY: "", TOSS_SECRET_KEY: "" } }, "!", "nothing can be paid"],
  [
    "a search for places with a wrong key",
    {
      places: () => Promise.reject(Object.assign(new Refusal("BUSY"), { cause: new Error("answered 401") })),
    },
    "✗",
    "cannot be reached: answered 401 → mend KAKAO_REST_KEY",
  ],
  [
    "a search for places that finds nothing",
    { env: { KAKAO_REST_KEY: "", JUSO_KEY: "juso-word" }, places: async () => 0 },
    "!",
    "Juso answers, and finds nothing",
  ],
  ["no address of one's own", { env: { PUBLIC_URL: "" } }, "!", "set PUBLIC_URL"],
  ["an address that answers something else", { statusOf: async () => 502 }, "✗", "answers 502"],
  ["an address that nobody answers", { statusOf: away }, "✗", "cannot be reached"],
  ["a proxy that nobody told of", { env: { TRUSTED_PROXIES: "" } }, "!", "set TRUSTED_PROXIES"],
  ["a footer with a gap", { env: { BUSINESS_MAIL_ORDER_NUMBER: "" } }, "!", "BUSINESS_MAIL_ORDER_NUMBER"],
  ["no admin who is written to", { env: { ADMIN_EMAIL: "" } }, "!", "set ADMIN_EMAIL"],
  ["a disk that is nearly full", { disk: async () => ({ free: 9e9, size: 100e9 }) }, "!", "9.0 of 100.0 GB"],
  [
    "a collector of traces that nobody answers",
    { env: TRACED, statusOf: (url) => (url.endsWith("/v1/traces") ? away() : Promise.resolve(200)) },
    "✗",
    "cannot be reached: connect ECONNREFUSED 10.0.0.7 → mend OTEL_EXPORTER_OTLP_ENDPOINT",
  ],
  [
    "a collector of traces that is ill",
    { env: TRACED, statusOf: async (url) => (url === "http://otel.example:4318/v1/traces" ? 503 : 200) },
    "!",
    "otel.example:4318 answers, as goi, with 503",
  ],
  ["nobody who watches", { env: { METRICS_TOKEN: "" } }, "!", "no figures are told"],
];

test.each(findings)("%s is told, and nothing else changes", async (_what, changes, mark, words) => {
  const found = await examine(worldWith(changes));
  const wrong = found.filter((finding) => finding.mark !== "✓");
  expect(wrong.map((finding) => finding.mark)).toEqual([mark]);
  expect(`${wrong[0]?.fact} → ${wrong[0]?.todo}`).toContain(words);
});

test("one that never answers is given up, and the others are told", async () => {
  const hangs: DoctorCheck = {
    about: "mail",
    settings: "SMTP_URL",
    look: () => new Promise(() => undefined),
  };
  const well: DoctorCheck = {
    about: "disk",
    settings: "DATA_DIR",
    look: async () => [{ mark: "✓", fact: "there" }],
  };
  const found = await examine(worldWith(), { all: [hangs, well], patienceMs: 1 });
  expect(found.map(({ mark, about }) => mark + about)).toEqual(["✗mail", "✓disk"]);
});

test("no secret is told, whoever repeats it", async () => {
  const loud = () => Promise.reject(new Error(Object.values(SET).join(" ")));
  const world = worldWith({ databaseServer: loud, bucket: loud, mailServer: loud, toss: loud, places: loud });
  const text = await told(world);
  expect(text).toContain("goi-files");
  for (const word of [
    "pg-word",
    "smtp-word",
    "s3-word",
    "toss-word",
    "kakao-word",
    "metrics-word",
    "only the tests know",
  ]) {
    expect(text).not.toContain(word);
  }
});
