import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
  GetOpenIdTokenCommand,
} from "@aws-sdk/client-cognito-identity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subject } from "#domain/member.ts";
import { databases } from "#tests/databases.ts";
import {
  claimsOf,
  clientOptions,
  type Given,
  ids,
  openIdentity,
  refusalOf,
  type SignedIn,
} from "./pool-under-test.ts";

const IdentityPoolId = ids.identityPoolId;

describe.each(databases)("the identity pool on %s, by AWS's own client", (_name, open) => {
  let given: Given;
  let pool: CognitoIdentityClient;
  beforeAll(async () => {
    given = await openIdentity(await open());
    const endpoint = `${given.origin}/identity/identity-pool`;
    pool = new CognitoIdentityClient({ ...clientOptions(), endpoint });
  });
  afterAll(async () => {
    pool.destroy();
    await given.close();
  });

  /** As Amplify names the provider, from the token's issuer. */
  const loginsOf = ({ id }: SignedIn) => ({ [given.settings.issuer.replace("http://", "")]: id });
  const getId = async (Logins?: Record<string, string>) =>
    (await pool.send(new GetIdCommand({ IdentityPoolId, Logins }))).IdentityId ?? "";
  const openId = (IdentityId: string, Logins?: Record<string, string>) =>
    pool.send(new GetOpenIdTokenCommand({ IdentityId, Logins }));
  const visitorOf = async (IdentityId: string, Logins?: Record<string, string>) => {
    const { Token } = await openId(IdentityId, Logins);
    return (await given.service.identity.visitor(Token ?? "")).id;
  };

  test("a guest gets an identity, a token and credentials without an account", async () => {
    const guest = await getId();
    expect(guest).toMatch(/^ap-northeast-2:[0-9a-f-]{36}$/);
    expect(await getId()).not.toBe(guest);
    const { Token } = await openId(guest);
    const now = given.clock.now().getTime() / 1000;
    expect(claimsOf(Token ?? "")).toMatchObject({
      sub: guest,
      aud: IdentityPoolId,
      iss: given.settings.identityIssuer,
      amr: ["unauthenticated"],
      exp: now + 24 * 3600,
    });
    expect(await given.service.identity.visitor(Token ?? "")).toEqual({ id: guest });
    const { Credentials, IdentityId } = await pool.send(
      new GetCredentialsForIdentityCommand({ IdentityId: guest }),
    );
    expect(IdentityId).toBe(guest);
    expect(Credentials).toMatchObject({
      AccessKeyId: expect.stringMatching(/^ASIA[0-9A-F]{16}$/),
      SecretKey: expect.any(String),
      SessionToken: expect.any(String),
      Expiration: new Date((now + 3600) * 1000),
    });
  });

  test("a member has one identity, however many devices ask at once and whichever way the pool is named", async () => {
    const member = await given.signedInMember();
    const cognitosName = { [`cognito-idp.ap-northeast-2.amazonaws.com/${ids.userPoolId}`]: member.id };
    const asked = Array.from({ length: 20 }, (_, index) =>
      getId(index % 2 ? loginsOf(member) : cognitosName),
    );
    expect(new Set(await Promise.all(asked)).size).toBe(1);
  });

  test("the guest of a new member's device becomes the member", async () => {
    const guest = await getId();
    const member = await given.signedInMember();
    expect(await visitorOf(guest, loginsOf(member))).toBe(guest);
    expect(await getId(loginsOf(member))).toBe(guest);
    expect(claimsOf((await openId(guest, loginsOf(member))).Token ?? "").amr).toEqual([
      "authenticated",
      given.settings.issuer.replace("http://", ""),
    ]);
  });

  test("guests of other devices are joined, and what they hold leads to the member", async () => {
    const member = await given.signedInMember();
    const own = await getId(loginsOf(member));
    const guests = await Promise.all(Array.from({ length: 5 }, () => getId()));
    const tokens = await Promise.all(guests.map(async (guest) => (await openId(guest)).Token ?? ""));
    const joined = await Promise.all(guests.map((guest) => visitorOf(guest, loginsOf(member))));
    expect(new Set(joined)).toEqual(new Set([own]));
    for (const token of tokens) expect(await given.service.identity.visitor(token)).toEqual({ id: own });
  });

  test("two guests that sign in at once end as one", async () => {
    const member = await given.signedInMember();
    const guests = await Promise.all(Array.from({ length: 10 }, () => getId()));
    const joined = await Promise.all(guests.map((guest) => visitorOf(guest, loginsOf(member))));
    expect(new Set(joined).size).toBe(1);
    expect(guests).toContain(joined[0]);
  });

  test("nobody takes a member's identity: not without a token, not with another member's", async () => {
    const member = await given.signedInMember();
    const other = await given.signedInMember();
    const guest = await getId();
    const own = await getId(loginsOf(member));
    await openId(guest, loginsOf(member));
    for (const id of [own, guest]) {
      expect((await refusalOf(openId(id))).name).toBe("NotAuthorizedException");
      expect((await refusalOf(openId(id, loginsOf(other)))).name).toBe("NotAuthorizedException");
    }
    expect(await visitorOf(guest, loginsOf(member))).toBe(own);
  });

  test("only a living id token of ours signs in", async () => {
    const member = await given.signedInMember();
    const guest = await getId();
    const provider = Object.keys(loginsOf(member))[0] ?? "";
    const refused: Record<string, string>[] = [
      { [provider]: member.access },
      { [provider]: `${member.id.slice(0, -3)}abc` },
      { "accounts.google.com": member.id },
      { [provider]: member.id, other: member.id },
    ];
    for (const logins of refused) {
      expect((await refusalOf(openId(guest, logins))).name).toBe("NotAuthorizedException");
      expect((await refusalOf(getId(logins))).name).toBe("NotAuthorizedException");
    }
    await given.service.identity.remove(subject.parse(member.sub));
    expect((await refusalOf(openId(guest, loginsOf(member)))).name).toBe("NotAuthorizedException");
    expect(await visitorOf(guest)).toBe(guest);
  });

  test("who leaves takes the identity along, with the devices' that were joined, and begins anew with a new account", async () => {
    const first = await given.signedInMember();
    const own = await getId(loginsOf(first));
    const joined = await getId();
    const { Token = "" } = await openId(joined, loginsOf(first));
    const guest = await getId();
    await given.service.identity.remove(subject.parse(first.sub));
    for (const gone of [own, joined]) {
      expect((await refusalOf(openId(gone))).name).toBe("ResourceNotFoundException");
    }
    await expect(given.service.identity.visitor(Token)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    expect(await visitorOf(guest)).toBe(guest);
    const second = await given.signIn(await given.member(first.email));
    expect(await getId(loginsOf(second))).not.toBe(own);
  });

  test("unknown identities and pools are refused by Cognito's names", async () => {
    const unknown = `ap-northeast-2:${crypto.randomUUID()}`;
    const member = await given.signedInMember();
    expect((await refusalOf(openId(unknown))).name).toBe("ResourceNotFoundException");
    expect((await refusalOf(openId(unknown, loginsOf(member)))).name).toBe("ResourceNotFoundException");
    expect((await refusalOf(openId("' or 1=1"))).name).toBe("InvalidParameterException");
    const elsewhere = pool.send(new GetIdCommand({ IdentityPoolId: "ap-northeast-2:other" }));
    expect((await refusalOf(elsewhere)).name).toBe("ResourceNotFoundException");
  });

  test("one network cannot fill the pool", async () => {
    given.network.ip = "198.51.100.1";
    const asked = await Promise.all(
      Array.from({ length: 610 }, () => refusalOf(getId()).then(({ name }) => name)),
    );
    given.network.ip = undefined;
    expect(asked.filter((name) => name === "TooManyRequestsException")).toHaveLength(10);
  });
});
