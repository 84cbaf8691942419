import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases } from "#tests/databases.ts";
import { createLockOut } from "./lock-out.ts";
import { type Given, ids, openIdentity, PASSWORD, refusalOf } from "./pool-under-test.ts";

const ClientId = ids.clientId;
const AT_ONCE = 50;

/** How often each outcome was seen. */
async function tally(calls: Promise<unknown>[]) {
  const outcomes = await Promise.all(
    calls.map((call) =>
      call.then(
        () => "answered",
        (error: Error) => (error.name === "NotAuthorizedException" ? error.message : error.name),
      ),
    ),
  );
  const seen = Object.groupBy(outcomes, (outcome) => outcome);
  return Object.fromEntries(Object.entries(seen).map(([outcome, list]) => [outcome, list?.length]));
}

const times = <Result>(work: (index: number) => Result) =>
  Array.from({ length: AT_ONCE }, (_, index) => work(index));

describe.each(databases)("50 at once on %s", (_name, open) => {
  let given: Given;
  beforeAll(async () => {
    given = await openIdentity(await open());
  });
  afterAll(() => given.close());

  test("wrong passwords: exactly five are judged, the others find the account locked", async () => {
    const email = await given.member();
    expect(await tally(times(() => given.tryPassword(email, "a wrong password")))).toEqual({
      "Incorrect username or password.": 5,
      "Password attempts exceeded. Try again in 1 seconds.": 45,
    });
    const { rows } = await given.database.run("select failures from sign_in_failures where email = $1", [
      email,
    ]);
    expect(rows).toEqual([{ failures: 5 }]);
    given.pass(1);
    expect(await tally(times(() => given.tryPassword(email, "a wrong password")))).toEqual({
      "Incorrect username or password.": 1,
      "Password attempts exceeded. Try again in 2 seconds.": 49,
    });
  });

  test("wrong proofs by SRP: exactly five are judged, whether for one challenge or many", async () => {
    const email = await given.member();
    const AuthParameters = { USERNAME: email, SRP_A: "2" };
    const start = () =>
      given.userPool.send(new InitiateAuthCommand({ ClientId, AuthFlow: "USER_SRP_AUTH", AuthParameters }));
    const blocks = (await Promise.all([start(), start()])).map(
      ({ ChallengeParameters }) => ChallengeParameters?.SECRET_BLOCK ?? "",
    );
    const answer = (index: number) =>
      given.userPool.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          ChallengeName: "PASSWORD_VERIFIER",
          ChallengeResponses: {
            USERNAME: email,
            PASSWORD_CLAIM_SECRET_BLOCK: blocks[index % 2] ?? "",
            PASSWORD_CLAIM_SIGNATURE: "AAAA",
            TIMESTAMP: "Sun Nov 15 00:00:00 UTC 2026",
          },
        }),
      );
    expect(await tally(times(answer))).toEqual({
      "Incorrect username or password.": 5,
      "Password attempts exceeded. Try again in 1 seconds.": 45,
    });
  });

  test("a right guess that arrives after the fifth wrong one is thrown away", async () => {
    const { assertOpen, guard } = createLockOut(given);
    const email = given.newEmail();
    const tried = { email, place: null };
    const meanwhile = () =>
      Promise.all(Array.from({ length: 5 }, () => refusalOf(guard(tried, async () => false))));
    const late = guard(tried, async () => {
      await meanwhile();
      return true;
    });
    expect((await refusalOf(late)).message).toBe("Password attempts exceeded. Try again in 1 seconds.");
    given.pass(1);
    await guard(tried, async () => true);
    await assertOpen(email);
    expect(
      (await given.database.run("select * from sign_in_failures where email = $1", [email])).rows,
    ).toEqual([]);
  });

  test("right passwords: all sign in", async () => {
    const email = await given.member();
    expect(await tally(times(() => given.tryPassword(email, PASSWORD)))).toEqual({ answered: AT_ONCE });
  });

  test("wrong codes: exactly five are judged, and the right one comes too late", async () => {
    const email = await given.member();
    await given.userPool.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    const right = given.codeFor(email);
    const confirm = (ConfirmationCode: string) =>
      given.userPool.send(
        new ConfirmForgotPasswordCommand({
          ClientId,
          Username: email,
          ConfirmationCode,
          Password: "another one",
        }),
      );
    const wrong = right === "000000" ? "000001" : "000000";
    expect(await tally(times(() => confirm(wrong)))).toEqual({
      CodeMismatchException: AT_ONCE,
    });
    const { rows } = await given.database.run(
      "select tries from codes where email = $1 and purpose = 'reset-password'",
      [email],
    );
    expect(rows).toEqual([{ tries: 5 }]);
    expect((await refusalOf(confirm(right))).name).toBe("CodeMismatchException");
  });

  test("the right code: used once", async () => {
    const email = await given.member();
    await given.userPool.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    const ConfirmationCode = given.codeFor(email);
    const confirm = (index: number) =>
      given.userPool.send(
        new ConfirmForgotPasswordCommand({
          ClientId,
          Username: email,
          ConfirmationCode,
          Password: `password ${index}`,
        }),
      );
    expect(await tally(times(confirm))).toEqual({ answered: 1, CodeMismatchException: 49 });
  });

  test("requests for a code: five are sent", async () => {
    const email = given.newEmail();
    const forgot = () => given.userPool.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    expect(await tally(times(forgot))).toEqual({ answered: 5, LimitExceededException: 45 });
  });

  test("sign-ups with one address: one account, and its mailed code counts", async () => {
    const email = given.newEmail();
    const signUp = () =>
      given.userPool.send(new SignUpCommand({ ClientId, Username: email, Password: PASSWORD }));
    expect(await tally(times(signUp))).toEqual({ answered: 5, LimitExceededException: 45 });
    const { rows } = await given.database.run("select status from members where email = $1", [email]);
    expect(rows).toEqual([{ status: "UNCONFIRMED" }]);
    const ConfirmationCode = given.codeFor(email);
    await given.userPool.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode }));
  });

  const refresh = (RefreshToken: string) =>
    given.userPool
      .send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }))
      .then(({ AuthenticationResult }) => AuthenticationResult?.RefreshToken ?? "");

  test("refreshes with one token: one rotation, the same successor for all", async () => {
    const { refresh: first, sub } = await given.signedInMember();
    const successors = new Set(await Promise.all(times(() => refresh(first))));
    expect(successors.size).toBe(1);
    const { rows } = await given.database.run("select generation from sessions where sub = $1", [sub]);
    expect(rows).toEqual([{ generation: 1 }]);
  });

  test("an old refresh token that comes back ends the whole family (J9)", async () => {
    const { refresh: first, access } = await given.signedInMember();
    const second = await refresh(first);
    given.pass(9);
    expect(await refresh(first)).toBe(second);
    given.pass(1);
    expect(await tally(times(() => refresh(first)))).toEqual({ "Refresh Token has been revoked": AT_ONCE });
    expect((await refusalOf(refresh(second))).message).toBe("Refresh Token has been revoked");
    const getUser = given.userPool.send(new GetUserCommand({ AccessToken: access }));
    expect((await refusalOf(getUser)).name).toBe("NotAuthorizedException");
  });

  test("a token two generations old is refused at once, also within the grace of its successor", async () => {
    const { refresh: first } = await given.signedInMember();
    const second = await refresh(first);
    const third = await refresh(second);
    expect((await refusalOf(refresh(first))).message).toBe("Refresh Token has been revoked");
    expect((await refusalOf(refresh(third))).message).toBe("Refresh Token has been revoked");
  });

  test("refreshing does not outlive the thirty days of the sign-in", async () => {
    const { refresh: first } = await given.signedInMember();
    given.pass(30 * 24 * 3600 - 1);
    const second = await refresh(first);
    given.pass(1);
    expect((await refusalOf(refresh(second))).message).toBe("Refresh Token has expired");
  });

  test("refreshing by InitiateAuth rotates as well", async () => {
    const { refresh: REFRESH_TOKEN } = await given.signedInMember();
    for (const AuthFlow of ["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"] as const) {
      const answer = await given.userPool.send(
        new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters: { REFRESH_TOKEN } }),
      );
      expect(answer.AuthenticationResult?.RefreshToken).not.toBe(REFRESH_TOKEN);
    }
  });

  test("first requests in two processes agree on one signing key", async () => {
    await given.database.run("delete from keys");
    const processes = Array.from({ length: 4 }, () => given.anotherProcess());
    const sets = await Promise.all(
      processes.map(async ({ jwks }) => JSON.stringify(await (await jwks()).json())),
    );
    expect(new Set(sets).size).toBe(1);
    expect((await given.database.run("select id from keys")).rows).toEqual([{ id: "signing-1" }]);
  });
});
