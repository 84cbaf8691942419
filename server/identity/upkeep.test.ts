import {
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyDatabase } from "#tests/databases.ts";
import { opensSealed } from "./opens-sealed.ts";
import { type Given, ids, openIdentity, PASSWORD, refusalOf } from "./pool-under-test.ts";

const DAY = 24 * 3600;
const opened: Given[] = [];
let given: Given;

async function open() {
  given = await openIdentity(await emptyDatabase());
  opened.push(given);
}
afterAll(() => Promise.all(opened.map((it) => it.close())));

describe("purging", () => {
  beforeAll(open);

  test("takes away what has served its time, once, and leaves the rest", async () => {
    const member = await given.signedInMember();
    const gone = await given.signIn(member.email);
    await given.userPool.send(new RevokeTokenCommand({ ClientId: ids.clientId, Token: gone.refresh }));
    const unconfirmed = await given.signUp();
    await refusalOf(given.tryPassword(given.newEmail(), "a wrong password"));
    expect(await given.service.purge()).toEqual({
      codes: 0,
      sessions: 0,
      failures: 0,
      places: 0,
      unconfirmedMembers: 0,
      signingKeys: 0,
    });

    given.pass(DAY + 1);
    expect(await given.service.purge()).toEqual({
      codes: 2,
      sessions: 1,
      failures: 1,
      places: 0,
      unconfirmedMembers: 0,
      signingKeys: 0,
    });
    expect((await refusalOf(given.tryPassword(unconfirmed, PASSWORD))).name).toBe(
      "UserNotConfirmedException",
    );

    given.pass(6 * DAY);
    expect(await given.service.purge()).toMatchObject({ unconfirmedMembers: 1 });
    expect(await given.service.purge()).toMatchObject({ unconfirmedMembers: 0 });
    expect((await refusalOf(given.tryPassword(unconfirmed, PASSWORD))).name).toBe("NotAuthorizedException");
    await given.signUp(unconfirmed);

    given.pass(24 * DAY);
    expect(await given.service.purge()).toMatchObject({ sessions: 1, places: 0 });
    given.pass(59 * DAY);
    expect(await given.service.purge()).toMatchObject({ places: 2 });
    await given.signIn(member.email);
  });

  test("does not let an address have more codes than it may", async () => {
    const email = given.newEmail();
    const forgot = () =>
      given.userPool.send(new ForgotPasswordCommand({ ClientId: ids.clientId, Username: email }));
    for (let n = 1; n <= 5; n += 1) await forgot();
    await given.service.purge();
    expect((await refusalOf(forgot())).name).toBe("LimitExceededException");
  });
});

describe("signing keys", () => {
  // Each lets a year pass, or takes keys away.
  beforeEach(open);

  const published = async (service = given.service) => {
    const answer = await service.jwks();
    expect(answer.headers.get("content-type")).toBe("application/json");
    const { keys } = (await answer.json()) as { keys: Record<string, string>[] };
    return keys;
  };
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;

  test("only their public halves are published", async () => {
    const [key] = await published();
    expect(Object.keys(key ?? {}).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  });

  test("are followed by a new one thirty days before they end, and honoured until then", async () => {
    const email = await given.member();
    const [first] = await published();
    given.pass(335 * DAY - 1);
    expect(await published()).toEqual([first]);
    given.pass(1);
    const { access } = await given.signIn(email);
    const both = await published();
    expect(both).toHaveLength(2);
    expect(both[0]).toEqual(first);
    expect(kidOf(access)).toBe(both[1]?.kid);
    given.pass(30 * DAY);
    expect(await published()).toEqual([both[1]]);
    expect(await given.service.purge()).toMatchObject({ signingKeys: 1 });
    await given.signIn(email);
  });

  test("of another process are found, but the database is asked at most every ten seconds (J10)", async () => {
    const email = await given.member();
    const before = await given.signIn(email);
    const reader = given.anotherProcess();
    await reader.identity.member(before.access);
    given.pass(335 * DAY);
    await published(reader);
    await given.database.run("delete from keys where id = 'signing-2'");
    const { access } = await given.signIn(email);
    const codeOf = () =>
      reader.identity.member(access).then(
        () => "accepted",
        (error) => error.code,
      );
    expect(await codeOf()).toBe("TOKEN_INVALID");
    given.pass(9);
    expect(await codeOf()).toBe("TOKEN_INVALID");
    given.pass(1);
    expect(await codeOf()).toBe("accepted");
  });

  test("sealed with another secret are not used, and a new one is made", async () => {
    const { access } = await given.signedInMember();
    const other = given.withSecret("another secret of at least 32 characters");
    const [key] = await published(other);
    expect(key?.kid).not.toBe(kidOf(access));
    await expect(other.identity.member(access)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    expect(given.lines.join()).toContain("sealed with another secret");
    await given.service.identity.member(access);
  });

  test("tell a secret that the database was used with from any other", async () => {
    await given.signedInMember();
    const opens = (secret: string) => opensSealed(given.database, secret);
    expect(await opens("a third secret of at least 32 characters")).toBe(false);
    expect(await opens("0123456789abcdef0123456789abcdef")).toBe(true);
    await given.database.run("delete from keys");
    expect(await opens("a third secret of at least 32 characters")).toBe(false);
    expect(await opens("0123456789abcdef0123456789abcdef")).toBe(true);
    await given.database.run("delete from members");
    expect(await opens("a third secret of at least 32 characters")).toBe(true);
  });
});

describe("making an admin", () => {
  beforeAll(open);

  test("of a member, twice, changes nothing else", async () => {
    const { email, sub } = await given.signedInMember();
    expect(await given.service.makeAdmin(` ${email.toUpperCase()} `)).toEqual({ created: false });
    expect(await given.service.makeAdmin(email)).toEqual({ created: false });
    const { rows } = await given.database.run("select groups from members where sub = $1", [sub]);
    expect(rows).toEqual([{ groups: ["Admin"] }]);
    await given.signIn(email);
  });

  test("of an address without an account makes one with a one-time password", async () => {
    const email = given.newEmail();
    const { created, password = "" } = await given.service.makeAdmin(email);
    expect(created).toBe(true);
    expect(password).toMatch(/^[\w-]{16}$/);
    expect((await given.tryPassword(email, password)).ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
  });

  test("does not trust a password that somebody chose for an address they never confirmed", async () => {
    const email = await given.signUp(given.newEmail(), "chosen by a stranger");
    const code = given.codeFor(email);
    const { created } = await given.service.makeAdmin(email);
    expect(created).toBe(true);
    const input = { ClientId: ids.clientId, Username: email, ConfirmationCode: code };
    await refusalOf(given.userPool.send(new ConfirmSignUpCommand(input)));
    expect((await refusalOf(given.tryPassword(email, "chosen by a stranger"))).name).toBe(
      "NotAuthorizedException",
    );
  });

  test("needs an address", async () => {
    await expect(given.service.makeAdmin("goi")).rejects.toThrow();
  });
});
