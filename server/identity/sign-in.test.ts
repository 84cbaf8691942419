import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "#tests/databases.ts";
import { type Given, ids, openIdentity, PASSWORD, refusalOf } from "./pool-under-test.ts";

const ClientId = ids.clientId;
const INCORRECT = "Incorrect username or password.";
let given: Given;

beforeAll(async () => {
  given = await openIdentity(await emptyDatabase());
});
afterAll(() => given.close());

const tryWrong = async (email: string) =>
  (await refusalOf(given.tryPassword(email, "a wrong password"))).message;
const lockedFor = (seconds: number) => `Password attempts exceeded. Try again in ${seconds} seconds.`;

describe("who has no account", () => {
  const byPassword = async (USERNAME: string) => {
    const AuthParameters = { USERNAME, PASSWORD: "a wrong password" };
    const answer = await given.call("InitiateAuth", {
      ClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters,
    });
    return { status: answer.status, headers: withoutIds(answer.headers), body: await answer.json() };
  };

  test("gets the same answer to a wrong password as a member (A1)", async () => {
    const forMember = await byPassword(await given.member());
    expect(forMember.body.message).toBe(INCORRECT);
    expect(await byPassword(given.newEmail())).toEqual(forMember);
    expect(await byPassword(crypto.randomUUID())).toEqual(forMember);
  });

  test("gets an SRP challenge that looks like a member's, the same one every time", async () => {
    const challenge = async (USERNAME: string) => {
      const AuthParameters = { USERNAME, SRP_A: "a".repeat(768) };
      const answer = await given.call("InitiateAuth", {
        ClientId,
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters,
      });
      expect(answer.status).toBe(200);
      return (await answer.json()).ChallengeParameters as Record<string, string>;
    };
    const shape = (parameters: Record<string, string>) =>
      Object.entries(parameters).map(([name, value]) => [name, name === "SRP_B" ? "" : value.length]);
    const email = await given.member();
    const stranger = given.newEmail();
    const forStranger = await challenge(stranger);
    expect(shape(forStranger)).toEqual(shape(await challenge(email)));
    expect(forStranger.USER_ID_FOR_SRP).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    const again = await challenge(stranger);
    expect(again).toMatchObject({ USER_ID_FOR_SRP: forStranger.USER_ID_FOR_SRP, SALT: forStranger.SALT });
    expect(again.SRP_B).not.toBe(forStranger.SRP_B);
  });

  test("is locked out like a member, so that a lock tells nothing", async () => {
    const stranger = given.newEmail();
    for (let n = 1; n <= 5; n += 1) expect(await tryWrong(stranger)).toBe(INCORRECT);
    expect(await tryWrong(stranger)).toBe(lockedFor(1));
  });
});

describe("guessing a password", () => {
  test("locks for 2^(n−5) seconds from the fifth failure on, at most 15 minutes (A4)", async () => {
    const email = await given.member();
    const other = await given.member();
    for (let n = 1; n <= 4; n += 1) expect(await tryWrong(email)).toBe(INCORRECT);
    for (let n = 5; n <= 17; n += 1) {
      const seconds = Math.min(2 ** (n - 5), 900);
      expect(await tryWrong(email)).toBe(INCORRECT);
      // During the lock neither a wrong nor the right password is looked at, and neither makes it longer.
      expect(await tryWrong(email)).toBe(lockedFor(seconds));
      given.pass(seconds - 1);
      expect((await refusalOf(given.tryPassword(email, PASSWORD))).message).toBe(lockedFor(1));
      given.pass(1);
    }
    await given.signIn(other);
    await given.signIn(email);
    for (let n = 1; n <= 4; n += 1) expect(await tryWrong(email)).toBe(INCORRECT);
    await given.signIn(email);
  });

  test("counts by account, whether the address, its upper case or the user name was typed", async () => {
    const { email, sub } = await given.signedInMember();
    for (const typed of [email, email.toUpperCase(), ` ${email}`, sub, email])
      expect(await tryWrong(typed)).toBe(INCORRECT);
    expect(await tryWrong(sub)).toBe(lockedFor(1));
  });

  test("is no easier with a stolen access token", async () => {
    const { access, email } = await given.signedInMember();
    const guess = () =>
      refusalOf(
        given.userPool.send(
          new ChangePasswordCommand({
            AccessToken: access,
            PreviousPassword: "a wrong password",
            ProposedPassword: "mine from now on",
          }),
        ),
      );
    for (let n = 1; n <= 5; n += 1) expect((await guess()).message).toBe(INCORRECT);
    expect((await guess()).message).toBe(lockedFor(1));
    expect((await refusalOf(given.tryPassword(email, PASSWORD))).message).toBe(lockedFor(1));
  });

  test("from three hundred networks locks nobody out of where they are known, and is no easier there", async () => {
    given.network.ip = "198.51.100.7";
    const email = await given.member();
    await given.signIn(email);
    const strangers = { email: given.newEmail(), seconds: 0 };
    given.network.ip = undefined;
    for (let n = 1; n <= 15; n += 1) {
      for (const one of [email, strangers.email]) expect(await tryWrong(one)).toBe(INCORRECT);
      strangers.seconds = Math.min(2 ** Math.max(0, n - 5), 900);
      if (n < 15 && n >= 5) given.pass(strangers.seconds);
    }
    const elsewhere = await refusalOf(given.tryPassword(email, PASSWORD));
    expect(elsewhere.message).toBe(lockedFor(900));

    given.network.ip = "198.51.100.7";
    // A wrong one is answered as for somebody who does not exist: nobody learns who is known here.
    for (let n = 1; n <= 3; n += 1) {
      expect(await tryWrong(email)).toBe(lockedFor(900));
      expect(await tryWrong(strangers.email)).toBe(lockedFor(900));
    }
    await given.signIn(email);
    for (let n = 1; n <= 5; n += 1) expect(await tryWrong(email)).toBe(lockedFor(900));
    expect((await refusalOf(given.tryPassword(email, PASSWORD))).message).toBe(lockedFor(1));
    given.pass(1);
    await given.signIn(email);

    // Who proves by mail who they are is known from then on, wherever they are.
    given.network.ip = "198.51.100.99";
    const before = await refusalOf(given.tryPassword(email, PASSWORD));
    expect(before.message).toBe(lockedFor(899));
    await given.userPool.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    const reset = { ClientId, Username: email, ConfirmationCode: given.codeFor(email), Password: PASSWORD };
    await given.userPool.send(new ConfirmForgotPasswordCommand(reset));
    given.network.ip = undefined;
    for (let n = 1; n <= 5; n += 1) await tryWrong(email);
    expect((await refusalOf(given.tryPassword(email, PASSWORD))).message).toBe(lockedFor(1));
    given.network.ip = "198.51.100.99";
    await given.signIn(email);
    given.network.ip = undefined;
  });

  test("of many accounts from one network ends after 30 a minute (A5)", async () => {
    given.network.ip = "203.0.113.7";
    const email = await given.member();
    for (let n = 1; n <= 30; n += 1) expect(await tryWrong(given.newEmail())).toBe(INCORRECT);
    given.pass(20);
    const refused = await given.call("InitiateAuth", {
      ClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD },
    });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("40");
    expect(await refused.json()).toMatchObject({ __type: "TooManyRequestsException" });
    given.network.ip = "203.0.113.8";
    await given.signIn(email);
    given.network.ip = "203.0.113.7";
    given.pass(40);
    await given.signIn(email);
    given.network.ip = undefined;
  });

  test("by SRP is limited as well: 30 challenges and 30 answers a minute", async () => {
    given.network.ip = "203.0.113.9";
    const start = () =>
      given.call("InitiateAuth", {
        ClientId,
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters: { USERNAME: "goi@example.com", SRP_A: "2" },
      });
    const answer = () =>
      given.call("RespondToAuthChallenge", {
        ClientId,
        ChallengeName: "PASSWORD_VERIFIER",
        ChallengeResponses: {
          PASSWORD_CLAIM_SECRET_BLOCK: "x",
          PASSWORD_CLAIM_SIGNATURE: "x",
          TIMESTAMP: "now",
        },
      });
    for (const call of [start, answer]) {
      for (let n = 1; n <= 30; n += 1) expect((await call()).status).not.toBe(429);
      expect((await call()).status).toBe(429);
    }
    given.network.ip = undefined;
  });

  test("an SRP number that would fix the shared key is refused", async () => {
    const prime = `ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7edee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3be39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa051015728e5a8aaac42dad33170d04507a33a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864d87602733ec86a64521f2b18177b200cbbe117577a615d6c770988c0bad946e208e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff`;
    for (const SRP_A of ["0", "000", prime, "", "xyz", "-1", "a".repeat(769)]) {
      const AuthParameters = { USERNAME: "goi@example.com", SRP_A };
      const answer = await given.call("InitiateAuth", {
        ClientId,
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters,
      });
      expect(await answer.json()).toMatchObject({ __type: "InvalidParameterException" });
    }
  });
});

/** Everything but what must differ between two answers. */
function withoutIds(headers: Headers) {
  return [...headers].filter(
    ([name]) => !["x-amzn-requestid", "date", "keep-alive", "connection"].includes(name),
  );
}
