import { createHmac, createPublicKey } from "node:crypto";
import { GlobalSignOutCommand, RevokeTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import { exportSPKI, importJWK, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Owner, ownerOf, subject } from "#domain/member.ts";
import { makeKey } from "#server/identity/jwt.ts";
import { claimsOf, type Given, ids, type SignedIn } from "#server/identity/pool-under-test.ts";
import type { Identity } from "#server/ports.ts";
import { listen } from "#tests/listen.ts";
import {
  type IdentityWorld,
  openCognitoLocal,
  openOwnWorlds,
  ownKey,
  type PoolKey,
} from "./identity-worlds-for-tests.ts";
import { leaveOut } from "./left-out-for-tests.ts";

let worlds: Awaited<ReturnType<typeof openOwnWorlds>>;
let cognitoLocal: Awaited<ReturnType<typeof openCognitoLocal>>;
let given: Given;

beforeAll(async () => {
  // An administrator's operations are signed, with whatever there is to sign with.
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  worlds = await openOwnWorlds();
  given = worlds.given;
  cognitoLocal = await openCognitoLocal({ identityEndpoint: worlds.cloud.origin });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cognitoLocal?.close();
  await worlds?.close();
});

const adapters: [name: string, open: () => IdentityWorld][] = [
  ["the embedded adapter", () => worlds.embedded],
  ["Cognito's adapter on our own service", () => worlds.cognito],
  ["Cognito's adapter on cognito-local", () => cognitoLocal],
];

/** What cognito-local cannot judge, by the line of the contract. */
const leftOut = {
  "Cognito's adapter on cognito-local": {
    "after signing out the token is refused within a minute (J8)":
      "its GetUser answers for a token whose refresh token was revoked",
    "after signing out everywhere the token is refused within a minute (J8)": "it has no GlobalSignOut",
    "after being disabled the token is refused within a minute (J8)":
      "its GetUser answers for somebody who is disabled",
    "shuts somebody out and lets them in again, within a minute for every process":
      "it has no AdminUserGlobalSignOut, and signs in somebody who is disabled",
    "knows the visitor of an identity token, and no other token": "it has no identity pool",
  },
};

describe.each(adapters)("identity by %s", (name, worldOf) => {
  leaveOut(leftOut, name);
  let world: IdentityWorld;
  let identity: Identity;
  let signedIn: SignedIn;
  let key: PoolKey;

  beforeAll(async () => {
    world = worldOf();
    signedIn = await world.signedInMember();
    key = await world.userPoolKey();
  });
  beforeEach(() => {
    identity = world.open();
  });

  const claims = () => claimsOf(signedIn.access) as JWTPayload;
  const now = () => Math.floor(world.clock.now().getTime() / 1000);
  const codeOf = (token: string) =>
    identity.member(token).then(
      () => "accepted",
      (error) => error.code,
    );
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  test("knows the member of an access token", async () => {
    expect(await identity.member(signedIn.access)).toEqual({
      id: signedIn.sub,
      username: signedIn.sub,
      isAdmin: false,
      signedInAt: new Date((claims().auth_time as number) * 1000),
    });
    expect(await codeOf(await key.sign(claims()))).toBe("accepted");
  });

  test("refuses a token without a signature, whatever it says (J1)", async () => {
    for (const alg of ["none", "None", "NONE"]) {
      expect(await codeOf(`${part({ alg })}.${part(claims())}.`)).toBe("TOKEN_INVALID");
      expect(await codeOf(`${part({ alg, kid: key.jwk.kid })}.${part(claims())}.x`)).toBe("TOKEN_INVALID");
    }
  });

  test("refuses a token signed with the public key as a password (J2)", async () => {
    const { n, e } = key.jwk;
    const published = createPublicKey({ key: { kty: "RSA", n, e }, format: "jwk" });
    const pem = published.export({ type: "spki", format: "pem" }).toString();
    const spki = await exportSPKI((await importJWK({ kty: "RSA", n, e }, "RS256")) as CryptoKey);
    for (const password of [pem, pem.trim(), spki, n ?? "", JSON.stringify(key.jwk)]) {
      const signed = `${part({ alg: "HS256", kid: key.jwk.kid })}.${part(claims())}`;
      const signature = createHmac("sha256", password).update(signed).digest("base64url");
      expect(await codeOf(`${signed}.${signature}`)).toBe("TOKEN_INVALID");
    }
  });

  test("refuses an id token as an access token and the reverse (J3)", async () => {
    expect(await codeOf(signedIn.id)).toBe("WRONG_TOKEN_USE");
    for (const token of [signedIn.access, signedIn.id]) {
      await expect(identity.visitor(token)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    }
  });

  test("refuses a token for another client, pool or issuer (J4)", async () => {
    expect(await codeOf(await key.sign({ ...claims(), client_id: "other" }))).toBe("TOKEN_INVALID");
    expect(await codeOf(await key.sign({ ...claims(), iss: `${world.issuer}x` }))).toBe("TOKEN_INVALID");
    const other = await makeKey();
    const foreign = await new SignJWT(claims())
      .setProtectedHeader({ alg: "RS256", kid: key.jwk.kid })
      .sign(await importJWK(other, "RS256"));
    expect(await codeOf(foreign)).toBe("TOKEN_INVALID");
  });

  test("refuses a token out of its time, but for the ten seconds that clocks are apart (J5)", async () => {
    expect(await codeOf(await key.sign({ ...claims(), exp: now() - 10 }))).toBe("TOKEN_EXPIRED");
    expect(await codeOf(await key.sign({ ...claims(), exp: now() - 9 }))).toBe("accepted");
    expect(await codeOf(await key.sign({ ...claims(), nbf: now() + 11 }))).toBe("TOKEN_EXPIRED");
    expect(await codeOf(await key.sign({ ...claims(), nbf: now() + 10 }))).toBe("accepted");
    expect(await codeOf(await key.sign({ ...claims(), iat: now() + 11 }))).toBe("TOKEN_EXPIRED");
    expect(await codeOf(await key.sign({ ...claims(), iat: now() + 10 }))).toBe("accepted");
    expect(await codeOf(await key.sign({ ...claims(), exp: undefined }))).toBe("TOKEN_INVALID");
  });

  test("never looks where a token's header points (J6)", async () => {
    const outside: string[] = [];
    const canary = await listen(async (request) => {
      outside.push(request.url);
      return Response.json({ keys: [key.jwk] });
    });
    const other = await makeKey();
    const sign = async (header: object) =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: "RS256", ...header })
        .sign(await importJWK(other, "RS256"));
    const { kid: _, d: __, ...publicJwk } = other;
    for (const header of [
      { kid: other.kid, jku: `${canary.origin}/jwks.json` },
      { kid: other.kid, x5u: `${canary.origin}/cert.pem` },
      { kid: other.kid, jwk: publicJwk },
      { kid: "../../dev/null" },
      { kid: "' or 1=1 --" },
      {},
    ]) {
      expect(await codeOf(await sign(header))).toBe("TOKEN_INVALID");
    }
    expect(outside).toEqual([]);
    await canary.close();
  });

  test("refuses what is damaged, too long or no token at all (J7)", async () => {
    const [header = "", payload = "", signature = ""] = signedIn.access.split(".");
    const flipped = Buffer.from(signature, "base64url");
    flipped.writeUInt8(flipped.readUInt8(0) ^ 1, 0);
    const admin = part({ ...claims(), "cognito:groups": ["Admin"] });
    const broken = [
      `${header}.${payload}.${flipped.toString("base64url")}`,
      `${header}.${admin}.${signature}`,
      `${header}.${payload}.${signature}.x`,
      `${header}.${payload}`,
      `${signedIn.access}${"a".repeat(2_000_000)}`,
      "a".repeat(2_000_000),
      "...",
      "..",
      "",
      "null",
      `${part([])}.${payload}.${signature}`,
      `${header}.${part([])}.${signature}`,
    ];
    for (const token of broken) expect(await codeOf(token)).toBe("TOKEN_INVALID");
  });

  test.each<[string, (who: SignedIn) => Promise<unknown>]>([
    ["signing out", (who) => world.signOut(who)],
    ["signing out everywhere", (who) => world.signOutEverywhere(who)],
    ["leaving", (who) => world.leave(who)],
    ["being disabled", (who) => world.disable(who)],
  ])("after %s the token is refused within a minute (J8)", async (_what, leave) => {
    const who = await world.signedInMember();
    expect(await codeOf(who.access)).toBe("accepted");
    await leave(who);
    world.pass(30);
    expect(await codeOf(who.access)).toBe("TOKEN_INVALID");
  });

  test("asks for keys once, however many made-up ones are presented (J10)", async () => {
    expect(await codeOf(signedIn.access)).toBe("accepted");
    const before = world.keysAsked();
    const token = (kid: string) => key.sign(claims(), { kid });
    const flood = await Promise.all(Array.from({ length: 50 }, (_, index) => token(`kid-${index}`)));
    expect(new Set(await Promise.all(flood.map(codeOf)))).toEqual(new Set(["TOKEN_INVALID"]));
    expect(world.keysAsked() - before).toBeLessThanOrEqual(1);
    expect(await codeOf(signedIn.access)).toBe("accepted");
  });

  test("only the exact group Admin in a list makes an admin (J14)", async () => {
    const isAdmin = async (groups: unknown) =>
      (await world.open().member(await key.sign({ ...claims(), "cognito:groups": groups }))).isAdmin;
    await world.setGroups(signedIn.sub, ["admin", "Admin ", "Administrator", "ADMIN"]);
    for (const groups of ["Admin", "Administrator", ["admin"], ["Admin "], ["Admin"], { 0: "Admin" }]) {
      expect(await isAdmin(groups)).toBe(false);
    }
    await world.setGroups(signedIn.sub, ["Admin"]);
    expect(await isAdmin(["Admin"])).toBe(true);
    await world.setGroups(signedIn.sub, []);
  });

  test("a group that is taken away stops counting within a minute, though the token lives (Z13)", async () => {
    const { email, sub } = await world.signedInMember();
    await world.setGroups(sub, ["Admin"]);
    const { access } = await world.signIn(email);
    expect((await identity.member(access)).isAdmin).toBe(true);
    await world.setGroups(sub, []);
    world.pass(30);
    expect((await identity.member(access)).isAdmin).toBe(false);
  });

  test("finds accounts by the beginning of their address, and nobody by a sign that means everybody", async () => {
    const { email, sub } = await world.signedInMember();
    const [found, ...others] = await identity.find({ email: email.slice(0, -3), limit: 5 });
    expect(found).toMatchObject({ id: sub, email, isConfirmed: true, isEnabled: true, isAdmin: false });
    expect(others).toEqual([]);
    expect(await identity.account(subject.parse(sub))).toEqual(found);
    for (const typed of ["%", "_", '"']) expect(await identity.find({ email: typed, limit: 5 })).toEqual([]);
    expect(await identity.account(subject.parse("00000000-0000-4000-8000-000000000000"))).toBeNull();
  });

  test("puts somebody into the group and takes them out, within a minute for every process", async () => {
    const { email, sub } = await world.signedInMember();
    const id = subject.parse(sub);
    await identity.setAdmin(id, true);
    await identity.setAdmin(id, true);
    const { access } = await world.signIn(email);
    const elsewhere = world.open();
    expect((await elsewhere.member(access)).isAdmin).toBe(true);
    await identity.setAdmin(id, false);
    expect((await identity.account(id))?.isAdmin).toBe(false);
    world.pass(30);
    expect((await elsewhere.member(access)).isAdmin).toBe(false);
  });

  test("shuts somebody out and lets them in again, within a minute for every process", async () => {
    const { access, email, sub } = await world.signedInMember();
    const id = subject.parse(sub);
    const elsewhere = world.open();
    expect((await elsewhere.member(access)).id).toBe(sub);
    await identity.setEnabled(id, false);
    expect((await identity.account(id))?.isEnabled).toBe(false);
    world.pass(30);
    await expect(elsewhere.member(access)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    await expect(world.signIn(email)).rejects.toThrow();
    await identity.setEnabled(id, true);
    expect((await identity.member((await world.signIn(email)).access)).id).toBe(sub);
  });

  test("knows the visitor of an identity token, and no other token", async () => {
    const token = await guestToken();
    const visitor = await identity.visitor(token.text);
    expect(visitor).toEqual({ id: token.id });
    const mine = claimsOf(token.text) as JWTPayload;
    const poolKey = await ownKey(given);
    for (const claims of [
      { ...mine, aud: "other" },
      { ...mine, iss: world.issuer },
      { ...mine, sub: "" },
    ]) {
      await expect(identity.visitor(await poolKey.sign(claims))).rejects.toMatchObject({
        code: "TOKEN_INVALID",
      });
    }
    await expect(identity.visitor(await poolKey.sign({ ...mine, exp: now() - 10 }))).rejects.toMatchObject({
      code: "TOKEN_EXPIRED",
    });
    await expect(identity.member(token.text)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
  });

  async function guestToken() {
    const call = async (operation: string, body: object) => {
      const headers = { "x-amz-target": `AWSCognitoIdentityService.${operation}` };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      return (await fetch(`${given.origin}/identity/identity-pool`, init)).json();
    };
    const { IdentityId: id } = await call("GetId", { IdentityPoolId: ids.identityPoolId });
    const { Token: text } = await call("GetOpenIdToken", { IdentityId: id });
    return { id, text };
  }

  test("knows where e-mails to a member go, and that nobody has no address", async () => {
    expect(await identity.email(subject.parse(signedIn.sub))).toBe(signedIn.email);
    expect(await identity.email(subject.parse("7f4d2a90-11c3-4f6e-8b1a-5e9c0a6d2b99"))).toBeNull();
  });

  test("knows which owners are gone, and takes no failure for an answer", async () => {
    const [stays, leaves] = [await world.signedInMember(), await world.signedInMember()];
    const [here, gone] = [stays, leaves].map(({ sub }) =>
      ownerOf({ id: subject.parse(sub), username: sub }),
    ) as [Owner, Owner];
    await identity.remove(subject.parse(leaves.sub));
    expect(await identity.gone([here, gone])).toEqual([gone]);
    expect(await identity.gone([])).toEqual([]);
  });

  test("removes a member, and does so twice without complaint", async () => {
    const who = await world.signedInMember();
    await identity.remove(subject.parse(who.sub));
    await identity.remove(subject.parse(who.sub));
    world.pass(30);
    expect(await codeOf(who.access)).toBe("TOKEN_INVALID");
    await expect(world.signIn(who.email)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });
});

describe("in the process where it happens", () => {
  test.each<[string, (who: SignedIn) => Promise<unknown>]>([
    [
      "signing out",
      ({ refresh }) =>
        given.userPool.send(new RevokeTokenCommand({ ClientId: ids.clientId, Token: refresh })),
    ],
    [
      "signing out everywhere",
      ({ access }) => given.userPool.send(new GlobalSignOutCommand({ AccessToken: access })),
    ],
    ["leaving", ({ sub }) => given.service.identity.remove(subject.parse(sub))],
  ])("%s counts at once", async (_what, leave) => {
    const who = await given.signedInMember();
    await given.service.identity.member(who.access);
    await leave(who);
    await expect(given.service.identity.member(who.access)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
  });

  test("becoming an admin counts at once", async () => {
    const who = await given.signedInMember();
    expect((await given.service.identity.member(who.access)).isAdmin).toBe(false);
    expect(await given.service.makeAdmin(who.email)).toEqual({ created: false });
    expect((await given.service.identity.member(who.access)).isAdmin).toBe(true);
  });
});

test("who leaves Cognito takes along the identities that are named; without them nothing else is asked", async () => {
  const identity = worlds.cognito.open();
  const [one, other] = [await given.signedInMember(), await given.signedInMember()];
  await identity.remove(subject.parse(other.sub));
  expect(worlds.cloud.deletedIdentities).toEqual([]);
  const identities = Array.from({ length: 61 }, (_, n) => `ap-northeast-2:0000-${n}`);
  await identity.remove(subject.parse(one.sub), { identities });
  expect(worlds.cloud.deletedIdentities).toEqual(identities);
  expect(worlds.cloud.asked.filter((it) => it === "DeleteIdentities")).toHaveLength(2);
  expect(await identity.account(subject.parse(one.sub))).toBeNull();
});
