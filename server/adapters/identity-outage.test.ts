import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ownerOf, subject } from "#domain/member.ts";
import { refusals } from "#domain/refusal.ts";
import { startApi } from "#server/graphql/api-for-tests.ts";
import { claimsOf, type SignedIn } from "#server/identity/pool-under-test.ts";
import type { Identity } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import type { Mood } from "./fault-proxy-for-tests.ts";
import { createCognitoIdentity } from "./identity-cognito.ts";
import { openCognitoLocal } from "./identity-worlds-for-tests.ts";

let cognito: Awaited<ReturnType<typeof openCognitoLocal>>;
let who: SignedIn;
let identity: Identity;
const warnings: string[] = [];
const log = { warn: (_fields: object, message: string) => void warnings.push(message) };

/** As long as it takes for an answer that comes, and a moment for one that does not. */
const patience = { connectMs: 60_000, answerMs: 60_000 };
function feel(...moods: Mood[]) {
  cognito.judge.proxy.feel(...moods);
  patience.answerMs = moods[0] === "hang" ? 50 : 60_000;
}

beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  cognito = await openCognitoLocal({ identityEndpoint: "http://127.0.0.1:9" });
  const { email, sub } = await cognito.signedInMember();
  await cognito.setGroups(sub, ["Admin"]);
  who = await cognito.signIn(email);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cognito?.close();
});
beforeEach(() => {
  feel("well");
  warnings.length = 0;
  identity = open();
});

function open() {
  const { clock, judge, pools } = cognito;
  return createCognitoIdentity({ ...pools, endpoint: judge.origin, clock, log, patience });
}

/** As Cognito's protocol tells an error. */
const problem = (status: number, __type: string): Mood => ({
  status,
  body: JSON.stringify({ __type, message: "no" }),
});

const outages: [what: string, mood: Mood][] = [
  ["hangs", "hang"],
  ["hangs up", "hang up"],
  ["answers 500", problem(500, "InternalErrorException")],
  ["answers 503 without a word", { status: 503, body: "" }],
  ["has too many requests, as 400", problem(400, "TooManyRequestsException")],
  ["has too many requests, as 429", problem(429, "TooManyRequestsException")],
  ["is at its limit", problem(400, "LimitExceededException")],
];
const busy = expect.objectContaining({ code: "BUSY", cause: expect.any(Error) });

describe.each(outages)("while Cognito %s", (_what, mood) => {
  test("who was signed in lately is believed for five minutes, then told that we are busy", async () => {
    const member = { id: who.sub, isAdmin: true };
    expect(await identity.member(who.access)).toMatchObject(member);
    feel(mood);
    cognito.pass(31);
    expect(await identity.member(who.access)).toMatchObject(member);
    expect(warnings[0]).toBe("Cognito does not answer; who was signed in lately is believed");
    cognito.pass(268);
    expect(await identity.member(who.access)).toMatchObject(member);
    cognito.pass(1);
    await expect(identity.member(who.access)).rejects.toEqual(busy);

    feel("well");
    cognito.pass(5);
    expect(await identity.member(who.access)).toMatchObject(member);
  });

  test("nothing is taken for an answer", async () => {
    const id = subject.parse(who.sub);
    await identity.member(who.access);
    feel(mood);
    const key = await cognito.userPoolKey();
    const unknownSession = await key.sign({ ...claimsOf(who.access), jti: crypto.randomUUID() });
    await expect(identity.member(unknownSession)).rejects.toEqual(busy);
    await expect(identity.gone([ownerOf({ id, username: who.sub })])).rejects.toEqual(busy);
    await expect(identity.account(id)).rejects.toEqual(busy);
    await expect(identity.email(id)).rejects.toEqual(busy);
    await expect(identity.find({ email: "goi", limit: 5 })).rejects.toEqual(busy);
    await expect(identity.setAdmin(id, false)).rejects.toEqual(busy);
    await expect(identity.remove(id)).rejects.toEqual(busy);
    feel("well");
    expect((await identity.account(id))?.isAdmin).toBe(true);
  });

  test("tokens are told apart by the keys that were fetched last, and a first fetch that fails is no wrong token", async () => {
    expect(await identity.member(who.access)).toMatchObject({ id: who.sub });
    feel(mood);
    // The keys are asked for again after a while, by the machine's own clock.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    const timedOut = AbortSignal.abort(new DOMException("", "TimeoutError"));
    if (mood === "hang") vi.spyOn(AbortSignal, "timeout").mockReturnValue(timedOut);
    try {
      expect(await identity.member(who.access)).toMatchObject({ id: who.sub });
      await expect(identity.member(`${who.access.slice(0, -8)}AAAAAAAA`)).rejects.toMatchObject({
        code: "TOKEN_INVALID",
      });
      await expect(open().member(who.access)).rejects.toEqual(busy);
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });
});

describe("a no of Cognito's counts", () => {
  test.each([
    "NotAuthorizedException",
    "UserNotFoundException",
    "UserNotConfirmedException",
    "PasswordResetRequiredException",
  ])("%s: signed out, also while it falls silent later", async (name) => {
    expect(await identity.member(who.access)).toMatchObject({ id: who.sub });
    cognito.pass(30);
    feel(problem(400, name));
    await expect(identity.member(who.access)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    feel("hang");
    cognito.pass(30);
    await expect(identity.member(who.access)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
  });

  test.each(["InvalidParameterException", "ResourceNotFoundException", "AccessDeniedException"])(
    "%s is our mistake: an error, and neither signed out nor busy",
    async (name) => {
      feel("well", problem(400, name), "well");
      const error = await identity.member(who.access).catch((reason) => reason);
      expect(error).toMatchObject({ name });
      expect(await identity.member(who.access)).toMatchObject({ id: who.sub });
    },
  );
});

test("a failure that passes within the call is not noticed", async () => {
  feel("well", problem(500, "InternalErrorException"), "well");
  expect(await identity.member(who.access)).toMatchObject({ id: who.sub });
  expect(warnings).toEqual([]);
});

test("while nobody answers, a session is asked about once in five seconds", async () => {
  const { proxy } = cognito.judge;
  await identity.member(who.access);
  cognito.pass(31);
  feel("hang");
  await Promise.all(Array.from({ length: 20 }, () => identity.member(who.access)));
  const asked = proxy.asked.filter((it) => it === "GetUser").length;
  cognito.pass(4);
  await identity.member(who.access);
  expect(proxy.asked.filter((it) => it === "GetUser").length).toBe(asked);
  cognito.pass(1);
  await identity.member(who.access);
  expect(proxy.asked.filter((it) => it === "GetUser").length).toBe(asked + 1);
});

test("the API says busy in Korean, when to come back, and never that somebody is signed out", async () => {
  const database = await emptyDatabase();
  const api = await startApi({ database, identity: open() });
  try {
    expect((await api.post("{ me { id } }", { token: who.access })).data).toEqual({ me: { id: who.sub } });
    feel("hang");
    cognito.pass(301);
    const answer = await api.post("{ me { id } }", { token: who.access });
    expect(answer.status).toBe(503);
    expect(answer.errors?.[0]).toMatchObject({
      message: refusals.BUSY.sentence,
      extensions: { code: "BUSY", retryAfterSeconds: 5 },
    });
    expect(api.log).toContainEqual(
      expect.objectContaining({ level: "warn", message: "what we rely on does not answer" }),
    );
  } finally {
    await database.close();
  }
});
