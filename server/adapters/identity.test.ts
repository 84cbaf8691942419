import { createHmac, createPublicKey } from "node:crypto";
import { GlobalSignOutCommand, RevokeTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import { exportSPKI, importJWK, type JWK, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Owner, ownerOf, subject } from "#domain/member.ts";
import { makeKey } from "#server/identity/jwt.ts";
import { claimsOf, type Given, ids, openIdentity, type SignedIn } from "#server/identity/pool-under-test.ts";
import { createSecrets } from "#server/identity/secrets.ts";
import type { Identity, PayoutAccount } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { listen } from "#tests/listen.ts";
import { createCognitoIdentity } from "./identity-cognito.ts";

let given: Given;
let cloud: Awaited<ReturnType<typeof listen>>;
/** What the cloud's administrator would set; the embedded service has no such operations. */
const cloudGroups = new Map<string, string[]>();
const asked: string[] = [];

beforeAll(async () => {
  given = await openIdentity(await emptyDatabase());
  cloud = await listen(answerLikeTheCloud);
  // An administrator's operations are signed, with whatever there is to sign with.
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cloud.close();
  await given.close();
});

/** Our own service in the cloud's place, with the operations that only an administrator may call. */
async function answerLikeTheCloud(request: Request): Promise<Response> {
  if (request.method === "GET") {
    asked.push("JWKS");
    return given.service.jwks();
  }
  const operation = request.headers.get("x-amz-target")?.split(".")[1] ?? "";
  asked.push(operation);
  const isForAdmins = operation.startsWith("Admin") || operation === "ListUsers";
  if (!isForAdmins) return given.service.userPool(request, { ip: "10.0.0.1" });
  const { Username, Filter, GroupName, Limit } = await request.json();
  const { identity } = given.service;
  if (operation === "ListUsers") {
    const email = /^email \^= "(.*)"$/.exec(Filter)?.[1] ?? "";
    const found = await identity.find({ email, limit: Limit });
    return Response.json({
      Users: found.map((account) => ({ ...userOf(account), Attributes: attributesOf(account) })),
    });
  }
  if (operation === "AdminAddUserToGroup" || operation === "AdminRemoveUserFromGroup") {
    const isAdmin = operation === "AdminAddUserToGroup";
    cloudGroups.set(Username, isAdmin ? [GroupName] : []);
    // The next tokens say so.
    await identity.setAdmin(subject.parse(Username), isAdmin);
    return Response.json({});
  }
  if (operation === "AdminDisableUser" || operation === "AdminEnableUser") {
    await identity.setEnabled(subject.parse(Username), operation === "AdminEnableUser");
    return Response.json({});
  }
  if (operation === "AdminUserGlobalSignOut") return Response.json({});
  if (operation === "AdminListGroupsForUser") {
    return Response.json({ Groups: (cloudGroups.get(Username) ?? []).map((GroupName) => ({ GroupName })) });
  }
  if (operation === "AdminGetUser") {
    const account = await identity.account(subject.parse(Username));
    if (!account) return Response.json({ __type: "UserNotFoundException" }, { status: 400 });
    return Response.json({ ...userOf(account), UserAttributes: attributesOf(account) });
  }
  await identity.remove(subject.parse(Username));
  return Response.json({});
}

function userOf({ id, isEnabled, isConfirmed, createdAt }: PayoutAccount) {
  const UserCreateDate = createdAt.getTime() / 1000;
  return {
    Username: id,
    Enabled: isEnabled,
    UserStatus: isConfirmed ? "CONFIRMED" : "UNCONFIRMED",
    UserCreateDate,
  };
}

function attributesOf({ id, email, isConfirmed }: PayoutAccount) {
  const attributes = { sub: id, email, email_verified: String(isConfirmed) };
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}

function cloudIdentity(): Identity {
  const { issuer, identityIssuer } = given.settings;
  return createCognitoIdentity({
    ...ids,
    clock: given.clock,
    elsewhere: {
      issuer,
      identityIssuer,
      userPoolEndpoint: cloud.origin,
      userPoolKeys: `${cloud.origin}/jwks.json`,
      identityPoolKeys: `${cloud.origin}/jwks.json`,
    },
  });
}

const setGroups = async (sub: string, groups: string[]) => {
  cloudGroups.set(sub, groups);
  await given.database.run("update members set groups = $1 where sub = $2", [groups, sub]);
};

const adapters: [name: string, open: () => Identity][] = [
  ["embedded", () => given.anotherProcess().identity],
  ["cognito", cloudIdentity],
];

describe.each(adapters)("identity by the %s adapter", (_name, open) => {
  let identity: Identity;
  let signedIn: SignedIn;
  let key: { jwk: JWK & { kid: string }; sign(claims: JWTPayload, header?: object): Promise<string> };

  beforeAll(async () => {
    signedIn = await given.signedInMember();
    key = await signingKey();
  });
  beforeEach(() => {
    identity = open();
  });

  /** The service's own key, to sign what the service never would. */
  async function signingKey() {
    const { rows } = await given.database.run("select secret from keys where purpose = 'signing'");
    const text = createSecrets(given.settings.secret).open("signing-key", String(rows[0]?.secret));
    const jwk = JSON.parse(text ?? "") as JWK & { kid: string };
    const secret = await importJWK(jwk, "RS256");
    const sign = (claims: JWTPayload, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: jwk.kid, ...header }).sign(secret);
    return { jwk, sign };
  }

  const claims = () => claimsOf(signedIn.access) as JWTPayload;
  const now = () => Math.floor(given.clock.now().getTime() / 1000);
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
    expect(await codeOf(await key.sign({ ...claims(), iss: `${given.settings.issuer}x` }))).toBe(
      "TOKEN_INVALID",
    );
    const other = await makeKey();
    const foreign = await new SignJWT(claims())
      .setProtectedHeader({ alg: "RS256", kid: key.jwk.kid })
      .sign(await importJWK(other, "RS256"));
    expect(await codeOf(foreign)).toBe("TOKEN_INVALID");
  });

  test("refuses a token out of its time, to the second (J5)", async () => {
    expect(await codeOf(await key.sign({ ...claims(), exp: now() }))).toBe("TOKEN_EXPIRED");
    expect(await codeOf(await key.sign({ ...claims(), exp: now() - 1 }))).toBe("TOKEN_EXPIRED");
    expect(await codeOf(await key.sign({ ...claims(), exp: now() + 1 }))).toBe("accepted");
    expect(await codeOf(await key.sign({ ...claims(), nbf: now() + 1 }))).toBe("TOKEN_EXPIRED");
    expect(await codeOf(await key.sign({ ...claims(), iat: now() + 1 }))).toBe("TOKEN_EXPIRED");
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
    [
      "being disabled",
      ({ sub }) => given.database.run("update members set enabled = false where sub = $1", [sub]),
    ],
  ])("after %s the token is refused within a minute (J8)", async (_what, leave) => {
    const who = await given.signedInMember();
    expect(await codeOf(who.access)).toBe("accepted");
    await leave(who);
    given.pass(30);
    expect(await codeOf(who.access)).toBe("TOKEN_INVALID");
  });

  test("asks for keys once, however many made-up ones are presented (J10)", async () => {
    expect(await codeOf(signedIn.access)).toBe("accepted");
    asked.length = 0;
    const token = (kid: string) => key.sign(claims(), { kid });
    const flood = await Promise.all(Array.from({ length: 50 }, (_, index) => token(`kid-${index}`)));
    expect(new Set(await Promise.all(flood.map(codeOf)))).toEqual(new Set(["TOKEN_INVALID"]));
    expect(asked.filter((it) => it === "JWKS").length).toBeLessThanOrEqual(1);
    expect(await codeOf(signedIn.access)).toBe("accepted");
  });

  test("only the exact group Admin in a list makes an admin (J14)", async () => {
    const isAdmin = async (groups: unknown) =>
      (await open().member(await key.sign({ ...claims(), "cognito:groups": groups }))).isAdmin;
    await setGroups(signedIn.sub, ["admin", "Admin ", "Administrator", "ADMIN"]);
    for (const groups of ["Admin", "Administrator", ["admin"], ["Admin "], ["Admin"], { 0: "Admin" }]) {
      expect(await isAdmin(groups)).toBe(false);
    }
    await setGroups(signedIn.sub, ["Admin"]);
    expect(await isAdmin(["Admin"])).toBe(true);
    await setGroups(signedIn.sub, []);
  });

  test("a group that is taken away stops counting within a minute, though the token lives (Z13)", async () => {
    const { email, sub } = await given.signedInMember();
    await setGroups(sub, ["Admin"]);
    const { access } = await given.signIn(email);
    expect((await identity.member(access)).isAdmin).toBe(true);
    await setGroups(sub, []);
    given.pass(30);
    expect((await identity.member(access)).isAdmin).toBe(false);
  });

  test("finds accounts by the beginning of their address, and nobody by a sign that means everybody", async () => {
    const { email, sub } = await given.signedInMember();
    const [found, ...others] = await identity.find({ email: email.slice(0, -3), limit: 5 });
    expect(found).toMatchObject({ id: sub, email, isConfirmed: true, isEnabled: true, isAdmin: false });
    expect(others).toEqual([]);
    expect(await identity.account(subject.parse(sub))).toEqual(found);
    for (const typed of ["%", "_", '"']) expect(await identity.find({ email: typed, limit: 5 })).toEqual([]);
    expect(await identity.account(subject.parse("00000000-0000-4000-8000-000000000000"))).toBeNull();
  });

  test("puts somebody into the group, takes them out and shuts them out, within a minute for every process", async () => {
    const { email, sub } = await given.signedInMember();
    const id = subject.parse(sub);
    await identity.setAdmin(id, true);
    await identity.setAdmin(id, true);
    const { access } = await given.signIn(email);
    const elsewhere = open();
    expect((await elsewhere.member(access)).isAdmin).toBe(true);
    await identity.setAdmin(id, false);
    expect((await identity.account(id))?.isAdmin).toBe(false);
    given.pass(30);
    expect((await elsewhere.member(access)).isAdmin).toBe(false);

    await identity.setEnabled(id, false);
    expect((await identity.account(id))?.isEnabled).toBe(false);
    given.pass(30);
    await expect(elsewhere.member(access)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    await expect(given.signIn(email)).rejects.toThrow();
    await identity.setEnabled(id, true);
    expect((await identity.member((await given.signIn(email)).access)).id).toBe(sub);
  });

  test("knows the visitor of an identity token, and no other token", async () => {
    const token = await guestToken();
    const visitor = await identity.visitor(token.text);
    expect(visitor).toEqual({ id: token.id });
    const mine = claimsOf(token.text) as JWTPayload;
    for (const claims of [
      { ...mine, aud: "other" },
      { ...mine, iss: given.settings.issuer },
      { ...mine, sub: "" },
    ]) {
      await expect(identity.visitor(await key.sign(claims))).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    }
    await expect(identity.visitor(await key.sign({ ...mine, exp: now() }))).rejects.toMatchObject({
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
    const [stays, leaves] = [await given.signedInMember(), await given.signedInMember()];
    const [here, gone] = [stays, leaves].map(({ sub }) =>
      ownerOf({ id: subject.parse(sub), username: sub }),
    ) as [Owner, Owner];
    await identity.remove(subject.parse(leaves.sub));
    expect(await identity.gone([here, gone])).toEqual([gone]);
    expect(await identity.gone([])).toEqual([]);
  });

  test("removes a member, and does so twice without complaint", async () => {
    const who = await given.signedInMember();
    await identity.remove(subject.parse(who.sub));
    await identity.remove(subject.parse(who.sub));
    given.pass(30);
    expect(await codeOf(who.access)).toBe("TOKEN_INVALID");
    await expect(given.signIn(who.email)).rejects.toMatchObject({ name: "NotAuthorizedException" });
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

test("an outage of the cloud is not taken for a wrong token", async () => {
  const { access, sub } = await given.signedInMember();
  const { issuer, identityIssuer } = given.settings;
  const nowhere = "http://127.0.0.1:9/";
  const elsewhere = {
    issuer,
    identityIssuer,
    userPoolEndpoint: nowhere,
    userPoolKeys: nowhere,
    identityPoolKeys: nowhere,
  };
  const away = createCognitoIdentity({ ...ids, clock: given.clock, elsewhere });
  const error = await away.member(access).catch((reason) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).not.toBe("Refusal");
  const owner = ownerOf({ id: subject.parse(sub), username: sub });
  await expect(away.gone([owner])).rejects.toThrow();
});
