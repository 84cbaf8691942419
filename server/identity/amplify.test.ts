import {
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  signIn,
  signOut,
  signUp,
} from "@aws-amplify/auth";
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from "@aws-amplify/auth/cognito";
import { Amplify } from "@aws-amplify/core";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { subject } from "#domain/member.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { isUnavailable } from "#web/session/is-unavailable.ts";
import { claimsOf, type Given, ids, openIdentity, PASSWORD, refusalOf } from "./pool-under-test.ts";

let given: Given;

/** Amplify as the browser has it; without a browser it keeps its tokens here. */
beforeAll(async () => {
  given = await openIdentity(await emptyDatabase());
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  const Auth = {
    Cognito: {
      userPoolId: ids.userPoolId,
      userPoolClientId: ids.clientId,
      identityPoolId: ids.identityPoolId,
      userPoolEndpoint: `${given.origin}/identity/user-pool`,
      identityPoolEndpoint: `${given.origin}/identity/identity-pool`,
      allowGuestAccess: true,
    },
  };
  const providers = {
    tokenProvider: cognitoUserPoolsTokenProvider,
    credentialsProvider: cognitoCredentialsProvider,
  };
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  Amplify.configure({ Auth }, { Auth: providers });
});
afterAll(() => given.close());
beforeEach(() => signOut());

const bySrp = (username: string, password = PASSWORD) => signIn({ username, password });

test("signs up, confirms, signs in by SRP and out again", async () => {
  const email = given.newEmail();
  const options = { userAttributes: { email, name: "고이" } };
  const { nextStep } = await signUp({ username: email, password: PASSWORD, options });
  expect(nextStep.signUpStep).toBe("CONFIRM_SIGN_UP");
  expect((await bySrp(email)).nextStep.signInStep).toBe("CONFIRM_SIGN_UP");
  await confirmSignUp({ username: email, confirmationCode: given.codeFor(email) });

  expect(await bySrp(email)).toEqual({ isSignedIn: true, nextStep: { signInStep: "DONE" } });
  const user = await getCurrentUser();
  const { tokens } = await fetchAuthSession();
  expect(await given.service.identity.member(String(tokens?.accessToken))).toMatchObject({
    id: user.userId,
    username: user.username,
  });
  expect(await fetchUserAttributes()).toMatchObject({ email, name: "고이", email_verified: "true" });

  await signOut();
  await expect(getCurrentUser()).rejects.toMatchObject({ name: "UserUnAuthenticatedException" });
  await expect(given.service.identity.member(String(tokens?.accessToken))).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
});

test("signs in with the password itself where it is told to", async () => {
  const username = await given.member();
  const options = { authFlowType: "USER_PASSWORD_AUTH" } as const;
  expect(await signIn({ username, password: PASSWORD, options })).toMatchObject({ isSignedIn: true });
});

test("refreshes its tokens and keeps the session", async () => {
  const email = await given.member();
  await bySrp(email);
  const before = (await fetchAuthSession()).tokens?.accessToken;
  const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken;
  expect(String(after)).not.toBe(String(before));
  expect(after?.payload.origin_jti).toBe(before?.payload.origin_jti);
  await fetchAuthSession({ forceRefresh: true });
  await given.service.identity.member(String((await fetchAuthSession()).tokens?.accessToken));
});

test("a wrong password by SRP is answered like an unknown account, and locks like any other", async () => {
  const email = await given.member();
  const wrong = await refusalOf(bySrp(email, "a wrong password"));
  expect(wrong).toEqual({ name: "NotAuthorizedException", message: "Incorrect username or password." });
  expect(await refusalOf(bySrp(given.newEmail()))).toEqual(wrong);
  expect(await refusalOf(bySrp(crypto.randomUUID()))).toEqual(wrong);
  for (let n = 2; n <= 5; n += 1) expect(await refusalOf(bySrp(email, "a wrong password"))).toEqual(wrong);
  expect((await refusalOf(bySrp(email))).message).toBe("Password attempts exceeded. Try again in 1 seconds.");
  given.pass(1);
  expect((await bySrp(email)).isSignedIn).toBe(true);
});

test("passwords of every kind sign in by SRP", async () => {
  for (const password of [
    "12345678",
    " blank at both ends ",
    "😀😀😀😀😀😀😀😀",
    "비밀번호를정했어요",
    "a".repeat(256),
  ]) {
    const email = await given.member(given.newEmail(), password);
    expect((await bySrp(email, password)).isSignedIn).toBe(true);
    await signOut();
  }
});

test("what was sent to answer a challenge is worth nothing a second time, nor after three minutes", async () => {
  const email = await given.member();
  const sent: string[] = [];
  const real = globalThis.fetch;
  // Holds the answer back, as somebody on the line would, and presents it many times at once.
  globalThis.fetch = async (input, init) => {
    if (!String(init?.body).includes("PASSWORD_CLAIM_SIGNATURE")) return real(input, init);
    sent.push(String(init?.body));
    const answers = await Promise.all(Array.from({ length: 10 }, () => real(input, init)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    return answers.find(({ status }) => status === 200) ?? Response.error();
  };
  expect((await bySrp(email)).isSignedIn).toBe(true);
  globalThis.fetch = real;
  const replayed = await given.call("RespondToAuthChallenge", sent[0] ?? "");
  expect(await replayed.json()).toMatchObject({ __type: "NotAuthorizedException" });

  given.pass(180);
  const late = await given.call("RespondToAuthChallenge", sent[0] ?? "");
  expect((await late.json()).message).toBe("Invalid session for the user, session is expired.");
});

test("an admin with a one-time password chooses a new one at the first sign-in", async () => {
  const email = given.newEmail();
  const { created, password = "" } = await given.service.makeAdmin(email);
  expect(created).toBe(true);
  expect((await bySrp(email, password)).nextStep.signInStep).toBe(
    "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED",
  );
  expect((await refusalOf(confirmSignIn({ challengeResponse: "short" }))).name).toBe(
    "InvalidPasswordException",
  );
  expect((await confirmSignIn({ challengeResponse: PASSWORD })).isSignedIn).toBe(true);
  const { tokens } = await fetchAuthSession();
  expect(tokens?.accessToken.payload["cognito:groups"]).toEqual(["Admin"]);
  expect((await given.service.identity.member(String(tokens?.accessToken))).isAdmin).toBe(true);
  await signOut();
  expect((await refusalOf(bySrp(email, password))).name).toBe("NotAuthorizedException");
});

test("a guest's identity is joined to the member who signs in, and a new guest begins after sign-out", async () => {
  const guest = await fetchAuthSession();
  expect(guest.tokens).toBeUndefined();
  expect(guest.identityId).toMatch(/^ap-northeast-2:/);
  expect(guest.credentials?.accessKeyId).toMatch(/^ASIA/);

  const email = await given.member();
  await bySrp(email);
  const member = await fetchAuthSession({ forceRefresh: true });
  expect(member.identityId).toBe(guest.identityId);
  await signOut();

  const nextGuest = await fetchAuthSession();
  expect(nextGuest.identityId).not.toBe(guest.identityId);
  await bySrp(email);
  expect((await fetchAuthSession({ forceRefresh: true })).identityId).toBe(guest.identityId);
});

test("a member who leaves is gone", async () => {
  const email = await given.member();
  await bySrp(email);
  const token = String((await fetchAuthSession()).tokens?.accessToken);
  await given.service.identity.remove(subject.parse(claimsOf(token).sub));
  await signOut();
  expect((await refusalOf(bySrp(email))).name).toBe("NotAuthorizedException");
  await expect(given.service.identity.member(token)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
});

const outages: [what: string, answer: () => Promise<Response>][] = [
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "has an error of its own",
    async () => Response.json({ __type: "InternalErrorException", message: "no" }, { status: 500 }),
  ],
  [
    "has too many requests",
    async () => Response.json({ __type: "TooManyRequestsException", message: "no" }, { status: 400 }),
  ],
  ["is behind a balancer that finds nobody", async () => new Response("<html>503</html>", { status: 503 })],
];

test.each(outages)("while the user pool %s nobody is signed out", async (_what, answer) => {
  const email = await given.member();
  await bySrp(email);
  vi.stubGlobal("fetch", answer);
  const error = await fetchAuthSession({ forceRefresh: true }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  vi.unstubAllGlobals();
  expect(isUnavailable(error), String(error)).toBe(true);
  expect((await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload.username).toBeTruthy();
});

test("who was signed out elsewhere is signed out here, and not taken for an outage", async () => {
  const email = await given.member();
  await bySrp(email);
  const { sub } = (await fetchAuthSession()).tokens?.accessToken.payload ?? {};
  await given.service.identity.remove(subject.parse(sub));
  expect(await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true })).toBeNull();
});
