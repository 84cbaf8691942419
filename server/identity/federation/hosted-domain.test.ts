import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "#tests/app.ts";
import { type Kakao, startKakao } from "#tests/kakao-server.ts";
import { type Naver, startNaver } from "#tests/naver-server.ts";
import { createJourney, errorAt, locationOf } from "./journey-for-tests.ts";

let app: TestApp;
let kakao: Kakao;
let naver: Naver;
let people = 0;

beforeAll(async () => {
  [kakao, naver] = await Promise.all([startKakao(), startNaver()]);
  app = await openApp({ env: { ...kakao.env, ...naver.env } });
});
afterAll(() => Promise.all([app.close(), kakao.close(), naver.close()]));
beforeEach(() => {
  kakao.behave();
  naver.feel(undefined);
  naver.signIn({ id: `naver-${++people}` });
  app.pass(61_000);
});

function person() {
  people += 1;
  return kakao.add({
    sub: String(5_000_000 + people),
    email: `hd-${people}@example.com`,
    email_verified: true,
  });
}

/** Somebody new with a code of ours in hand. */
async function withCode() {
  const journey = createJourney(app);
  const location = await journey.byKakao(person().sub);
  return { journey, code: new URL(location).searchParams.get("code") ?? "" };
}

describe("nobody is let in by Kakao", () => {
  type Claims = Record<string, unknown>;
  test.each<[string, (claims: Claims) => Claims]>([
    ["with a token for another sign-in", (claims) => ({ ...claims, nonce: "of another sign-in" })],
    ["with a token for another application", (claims) => ({ ...claims, aud: "another-application" })],
    ["with a token of another issuer", (claims) => ({ ...claims, iss: "https://kakao.example" })],
    ["with a token that has expired", (claims) => ({ ...claims, exp: 1_000_000_000 })],
    ["with a token of somebody else", (claims) => ({ ...claims, sub: "1" })],
  ])("%s", async (_what, change) => {
    kakao.forge(change);
    expect(errorAt(await createJourney(app).byKakao(person().sub))).toBe("invalid_request");
  });

  test("with a token that another key signed", async () => {
    kakao.forge((claims) => claims, { byStranger: true });
    expect(errorAt(await createJourney(app).byKakao(person().sub))).toBe("invalid_request");
  });

  test("who says no there", async () => {
    const journey = createJourney(app);
    const back = await journey.atKakao(await journey.start(), "deny");
    const location = locationOf(await journey.comeBack(back));
    expect(errorAt(location)).toBe("access_denied");
    expect(new URL(location).searchParams.get("state")).toBe(journey.state);
    expect(journey.jar.size).toBe(0);
  });

  test("with a code that was used before", async () => {
    const journey = createJourney(app);
    const back = await journey.atKakao(await journey.start(), { account: person().sub });
    const cookies = new Map(journey.jar);
    expect(locationOf(await journey.comeBack(back))).toContain("code=");
    for (const [name, value] of cookies) journey.jar.set(name, value);
    expect(errorAt(locationOf(await journey.comeBack(back)))).toBe("invalid_request");
  });

  test("with a state that was changed, in another browser, or after half an hour", async () => {
    const journey = createJourney(app);
    const back = await journey.atKakao(await journey.start(), { account: person().sub });
    expect(errorAt(locationOf(await createJourney(app).comeBack(back)))).toBe("invalid_request");
    const cookies = new Map(journey.jar);
    const changed = back.replace(/state=[^&]+/, "state=another");
    expect(errorAt(locationOf(await journey.comeBack(changed)))).toBe("invalid_request");
    app.pass(30 * 60_000);
    for (const [name, value] of cookies) journey.jar.set(name, value);
    expect(errorAt(locationOf(await journey.comeBack(back)))).toBe("invalid_request");
  });

  test.each(["/token", "/me"])("while %s fails there", async (path) => {
    kakao.feel({ path, is: "failing" });
    expect(errorAt(await createJourney(app).byKakao(person().sub))).toBe("temporarily_unavailable");
  });

  test.each(["/token", "/me"])("while %s is silent for three seconds", async (path) => {
    kakao.feel({ path, is: "silent" });
    const began = Date.now();
    expect(errorAt(await createJourney(app).byKakao(person().sub))).toBe("temporarily_unavailable");
    expect(Date.now() - began).toBeGreaterThan(2_500);
  });
});

test.each(["failing", "silent"] as const)("who starts while Kakao is %s comes back to /login", async (is) => {
  // It has never told anything about itself to this app.
  const fresh = await openApp({ env: kakao.env });
  kakao.feel({ path: "/openid-configuration", is });
  expect(errorAt(locationOf(await createJourney(fresh).start()))).toBe("temporarily_unavailable");
  kakao.behave();
  expect(locationOf(await createJourney(fresh).start())).toContain(kakao.issuer);
  await fresh.close();
});

describe("by Naver", () => {
  test("who says no there comes back to /login", async () => {
    naver.signIn(undefined);
    expect(errorAt(await createJourney(app).byNaver())).toBe("access_denied");
  });

  test.each([
    ["the token is refused", { path: "/token", is: "refusing" }, "invalid_request"],
    ["tokens fail", { path: "/token", is: "failing" }, "temporarily_unavailable"],
    ["tokens are silent", { path: "/token", is: "silent" }, "temporarily_unavailable"],
    ["profiles fail", { path: "/me", is: "failing" }, "temporarily_unavailable"],
    ["profiles are silent", { path: "/me", is: "silent" }, "temporarily_unavailable"],
  ] as const)("nobody is let in while %s", async (_what, mood, error) => {
    naver.feel(mood);
    expect(errorAt(await createJourney(app).byNaver())).toBe(error);
  });
});

describe("/oauth2/authorize", () => {
  test.each([
    ["another address", { redirect_uri: "http://localhost/login/" }],
    ["an address of another site", { redirect_uri: "https://evil.example/login" }],
    ["another client", { client_id: "another" }],
    ["no address", { redirect_uri: undefined }],
  ])("leads nowhere for %s", async (_what, change) => {
    const answer = await createJourney(app).start({ change });
    expect(answer.status).toBe(400);
    expect(answer.headers.has("location")).toBe(false);
  });

  test.each([
    ["without PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["with PKCE in plain", { code_challenge_method: "plain" }, "invalid_request"],
    ["without a state", { state: undefined }, "invalid_request"],
    ["for a provider that is not there", { identity_provider: "Google" }, "invalid_request"],
    ["for tokens in the address", { response_type: "token" }, "unsupported_response_type"],
    ["for a scope that nobody has", { scope: "openid everything" }, "invalid_scope"],
  ])("refuses %s, and tells the client", async (_what, change, error) => {
    expect(errorAt(locationOf(await createJourney(app).start({ change })))).toBe(error);
  });

  test("asks Kakao for a new sign-in where the client wants one", async () => {
    const plain = new URL(locationOf(await createJourney(app).start()));
    expect(plain.searchParams.get("prompt")).toBeNull();
    expect(plain.searchParams.get("code_challenge_method")).toBe("S256");
    const anew = locationOf(await createJourney(app).start({ change: { prompt: "login" } }));
    expect(new URL(anew).searchParams.get("prompt")).toBe("login");
  });

  test("keeps its cookie to itself, and says nothing of where it leads", async () => {
    const answer = await createJourney(app).start();
    expect(answer.headers.get("set-cookie")).toMatch(
      /^goi_sign_in=[\w-]+; Path=\/identity; HttpOnly; SameSite=Lax; Max-Age=1800$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const { cookie } = { cookie: answer.headers.get("set-cookie") ?? "" };
    expect(cookie.length).toBeLessThan(4_096);
  });

  test("lets one network start thirty times a minute", async () => {
    const locations = await Promise.all(
      Array.from({ length: 31 }, async () => locationOf(await createJourney(app).start())),
    );
    expect(locations.filter((one) => errorAt(one) === "temporarily_unavailable")).toHaveLength(1);
  });
});

describe("/oauth2/token", () => {
  test.each([
    ["another verifier", { verifier: "a".repeat(43) }],
    ["no verifier", { verifier: "" }],
    ["another address", { redirectUri: "http://localhost/" }],
  ])("gives nothing for %s", async (_what, given) => {
    const { journey, code } = await withCode();
    const answer = await journey.exchange(code, given);
    expect([answer.status, await answer.json()]).toEqual([400, { error: "invalid_grant" }]);
    expect((await journey.exchange(code)).status).toBe(200);
  });

  test("gives nothing to another client", async () => {
    const { journey, code } = await withCode();
    expect(await (await journey.exchange(code, { clientId: "another" })).json()).toEqual({
      error: "invalid_client",
    });
  });

  test("takes a code once; one that comes back ends what it began", async () => {
    const { journey, code } = await withCode();
    const { access_token } = await (await journey.exchange(code)).json();
    const { identity } = app.identityService;
    await identity.member(access_token);
    expect((await journey.exchange(code)).status).toBe(400);
    await expect(identity.member(access_token)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
  });

  test("takes a code within a minute", async () => {
    const { journey, code } = await withCode();
    app.pass(60_000);
    expect((await journey.exchange(code)).status).toBe(400);
  });

  test("takes no code that we did not write", async () => {
    const { journey, code } = await withCode();
    const changed = `${code.slice(0, -4)}AAAA`;
    for (const one of [changed, "", "x"]) expect((await journey.exchange(one)).status).toBe(400);
  });

  test("renews tokens, tells who they are of, and takes them back", async () => {
    const { journey, code } = await withCode();
    const first = await (await journey.exchange(code)).json();
    const post = (path: string, form: Record<string, string>) =>
      journey.ask(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ client_id: "goiweb0embedded0client0id0", ...form }).toString(),
      });
    const renewed = await post("/identity/oauth2/token", {
      grant_type: "refresh_token",
      refresh_token: first.refresh_token,
    });
    const { access_token, refresh_token } = await renewed.json();
    const headers = { authorization: `Bearer ${access_token}` };
    const info = await (await journey.ask("/identity/oauth2/userInfo", { headers })).json();
    expect(info).toMatchObject({ email_verified: "true", identities: expect.stringContaining("Kakao") });
    expect((await post("/identity/oauth2/revoke", { token: refresh_token })).status).toBe(200);
    expect((await journey.ask("/identity/oauth2/userInfo", { headers })).status).toBe(401);
    const late = { grant_type: "refresh_token", refresh_token };
    expect((await post("/identity/oauth2/token", late)).status).toBe(400);
  });
});

test("/logout leads to the main page, and to no other place", async () => {
  const leave = (uri: string) =>
    app.fetch(`/identity/logout?client_id=goiweb0embedded0client0id0&logout_uri=${encodeURIComponent(uri)}`);
  expect(locationOf(await leave("http://localhost/"))).toBe("http://localhost/");
  expect((await leave("https://evil.example/")).status).toBe(400);
});

test("who has not come back from a provider is asked nothing", async () => {
  const journey = createJourney(app);
  await journey.start();
  for (const operation of ["GetStep", "Join", "SendCode", "ConfirmEmail"]) {
    const body = { Password: "x", Email: "a@example.com", Code: "123456" };
    expect(await journey.finish(operation, body)).toMatchObject({ __type: "NotAuthorizedException" });
  }
});

test("the browser is told which providers there are, and nothing where there are none", async () => {
  const { oauth } = await (await app.fetch("/config.json")).json();
  expect(oauth).toEqual({ domain: "localhost/identity", providers: ["Kakao", "Naver"] });
  const bare = await openApp();
  expect(await (await bare.fetch("/config.json")).json()).not.toHaveProperty("oauth");
  expect(errorAt(locationOf(await createJourney(bare).start()))).toBe("invalid_request");
  await bare.close();
});
