import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "#tests/databases.ts";
import { type Given, ids, openIdentity, PASSWORD, refusalOf } from "./pool-under-test.ts";

const ClientId = ids.clientId;
const HOUR = 3600;
let given: Given;

beforeAll(async () => {
  given = await openIdentity(await emptyDatabase());
});
afterAll(() => given.close());

const forgot = (Username: string) => given.userPool.send(new ForgotPasswordCommand({ ClientId, Username }));
const confirm = (Username: string, ConfirmationCode: string, Password = "새로 정한 비밀번호") =>
  given.userPool.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));
const wrongFor = (email: string) => (given.codeFor(email) === "000000" ? "000001" : "000000");

describe("a forgotten password", () => {
  test("is answered the same for a stranger, who gets no mail (A2)", async () => {
    const answerTo = async (Username: string) => {
      const answer = await given.call("ForgotPassword", { ClientId, Username });
      return [answer.status, await answer.json()];
    };
    const email = await given.member();
    const before = given.messages.length;
    const forMember = await answerTo(email);
    expect(given.messages.slice(before)).toMatchObject([{ to: email }]);
    expect(forMember).toEqual([
      200,
      { CodeDeliveryDetails: { Destination: "g***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" } },
    ]);
    expect(await answerTo(given.newEmail())).toEqual(forMember);
    expect(given.messages).toHaveLength(before + 1);
  });

  test("stays the same for a stranger however often it is asked or a code is tried", async () => {
    const names = async (email: string) => {
      const seen: string[] = [];
      for (let n = 0; n < 2; n += 1) seen.push((await refusalOf(forgot(email))).name);
      for (let n = 0; n < 6; n += 1) seen.push((await refusalOf(confirm(email, "000000"))).name);
      for (let n = 0; n < 4; n += 1) seen.push((await refusalOf(forgot(email))).name);
      return seen;
    };
    const email = await given.member();
    given.pass(HOUR);
    const forMember = await names(email);
    expect(forMember.slice(2)).toEqual([
      ...Array(6).fill("CodeMismatchException"),
      ...Array(3).fill("Error"),
      "LimitExceededException",
    ]);
    expect(await names(given.newEmail())).toEqual(forMember);
  });

  test("does not tell a member by the time the mail takes: the answer does not wait for it", async () => {
    const email = await given.member();
    given.mail.working = false;
    await forgot(email);
    given.mail.working = true;
  });

  test("a new one opens a lock and confirms who had never confirmed", async () => {
    const email = await given.signUp();
    for (let n = 1; n <= 5; n += 1) await refusalOf(given.tryPassword(email, "a wrong password"));
    expect((await refusalOf(given.tryPassword(email, PASSWORD))).message).toContain(
      "Password attempts exceeded",
    );
    await forgot(email);
    await confirm(email, given.codeFor(email));
    await given.signIn(email, "새로 정한 비밀번호");
    expect(given.messages.at(-1)).toMatchObject({ to: email, subject: "[고이] 비밀번호가 바뀌었습니다" });
  });

  test("a password that is too short does not use the code up", async () => {
    const email = await given.member();
    await forgot(email);
    expect((await refusalOf(confirm(email, given.codeFor(email), "short"))).name).toBe(
      "InvalidPasswordException",
    );
    await confirm(email, given.codeFor(email));
  });
});

describe("a code (A6)", () => {
  test("has six digits and works once", async () => {
    const email = await given.member();
    await forgot(email);
    const code = given.codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    await confirm(email, code);
    expect((await refusalOf(confirm(email, code))).name).toBe("CodeMismatchException");
  });

  test("is void after five wrong tries, also for the right digits", async () => {
    const email = await given.member();
    await forgot(email);
    for (let n = 1; n <= 5; n += 1) {
      expect((await refusalOf(confirm(email, wrongFor(email)))).name).toBe("CodeMismatchException");
    }
    expect((await refusalOf(confirm(email, given.codeFor(email)))).name).toBe("CodeMismatchException");
    await forgot(email);
    await confirm(email, given.codeFor(email));
  });

  test("for a reset ends after an hour, for a sign-up after a day", async () => {
    const email = await given.member();
    await forgot(email);
    given.pass(HOUR);
    expect((await refusalOf(confirm(email, given.codeFor(email)))).name).toBe("CodeMismatchException");

    const newcomer = await given.signUp();
    const confirmSignUp = (Username: string) =>
      given.userPool.send(
        new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: given.codeFor(Username) }),
      );
    given.pass(24 * HOUR - 1);
    await confirmSignUp(newcomer);
    const late = await given.signUp();
    given.pass(24 * HOUR);
    expect((await refusalOf(confirmSignUp(late))).name).toBe("CodeMismatchException");
  });

  test("is void as soon as a newer one is sent", async () => {
    const email = await given.member();
    await forgot(email);
    const older = given.codeFor(email);
    do await forgot(email);
    while (given.codeFor(email) === older);
    expect((await refusalOf(confirm(email, older))).name).toBe("CodeMismatchException");
    await confirm(email, given.codeFor(email));
  });

  test("for one purpose is worth nothing for another", async () => {
    const email = await given.signUp();
    const signUpCode = given.codeFor(email);
    await forgot(email);
    if (given.codeFor(email) !== signUpCode) {
      expect((await refusalOf(confirm(email, signUpCode))).name).toBe("CodeMismatchException");
    }
    await given.userPool.send(
      new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: signUpCode }),
    );
  });

  test("is sent at most five times an hour to one address", async () => {
    const email = await given.signUp();
    const resend = () =>
      given.userPool.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    for (let n = 2; n <= 5; n += 1) await resend();
    expect((await refusalOf(resend())).name).toBe("LimitExceededException");
    expect((await refusalOf(forgot(email))).name).toBe("LimitExceededException");
    given.pass(HOUR);
    await resend();
  });

  test("is sent at most twenty times an hour for one network, whatever IPv6 address it uses", async () => {
    for (let n = 1; n <= 20; n += 1) {
      given.network.ip = `2001:db8:1:2:${n}::1`;
      await forgot(given.newEmail());
    }
    given.network.ip = "2001:db8:1:2:ffff::1";
    expect((await refusalOf(forgot(given.newEmail()))).name).toBe("LimitExceededException");
    given.network.ip = "2001:db8:1:3::1";
    await forgot(given.newEmail());
    given.network.ip = undefined;
  });

  test("is nowhere in the database, and neither is a password", async () => {
    const email = await given.member();
    await forgot(email);
    const tables = ["members", "codes", "sessions", "sign_in_failures", "keys"];
    const dumps = await Promise.all(tables.map((table) => given.database.run(`select * from ${table}`)));
    const everything = JSON.stringify(dumps.map(({ rows }) => rows));
    expect(everything).toContain(email);
    expect(everything).not.toMatch(new RegExp(`"${given.codeFor(email)}"`));
    expect(everything).not.toContain(PASSWORD);
    expect(everything).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
    expect(everything).not.toContain("BEGIN");
    expect(everything).not.toContain('\\"kty\\"');
  });
});
