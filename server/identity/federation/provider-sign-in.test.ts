import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { subject } from "#domain/member.ts";
import { EMBEDDED_POOLS } from "#server/adapters/open.ts";
import { openApp, type TestApp } from "#tests/app.ts";
import { type Kakao, startKakao } from "#tests/kakao-server.ts";
import { type Naver, startNaver } from "#tests/naver-server.ts";
import { createJourney, errorAt } from "./journey-for-tests.ts";

const PASSWORD = "조용한 가을 아침에";

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
  // Everybody here comes from one network.
  app.pass(61_000);
});

const newEmail = () => `goi-${++people}@example.com`;
const codeFor = (email: string) => app.letters.findLast(({ to, code }) => to === email && code)?.code ?? "";

async function pool(operation: string, body: object) {
  const answer = await app.fetch("/identity/user-pool", {
    method: "POST",
    headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: EMBEDDED_POOLS.clientId, ...body }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

const byPassword = (email: string, password = PASSWORD) =>
  pool("InitiateAuth", {
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });

async function passwordMember(email = newEmail()): Promise<{ email: string; sub: string }> {
  const { UserSub } = await pool("SignUp", { Username: email, Password: PASSWORD });
  await pool("ConfirmSignUp", { Username: email, ConfirmationCode: codeFor(email) });
  return { email, sub: UserSub };
}

function kakaoPerson(given: { email?: string; email_verified?: boolean; nickname?: string } = {}) {
  return kakao.add({ sub: String(4_000_000 + ++people), ...given });
}

/** Somebody new who came by Kakao, and is signed in. */
async function kakaoMember() {
  const email = newEmail();
  const person = kakaoPerson({ email, email_verified: true, nickname: "민수" });
  const journey = createJourney(app);
  const tokens = await journey.tokensAt(await journey.byKakao(person.sub));
  return { email, person, journey, tokens, sub: subject.parse(tokens.access.sub) };
}

describe("somebody new", () => {
  test("comes in by Kakao at once, with the address that Kakao vouches for", async () => {
    const { email, person, tokens, journey } = await kakaoMember();
    expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 3600 });
    expect(tokens.id).toMatchObject({
      email,
      email_verified: true,
      name: "민수",
      nonce: "of the client",
      "cognito:username": `Kakao_${person.sub}`,
      identities: [{ providerName: "Kakao", userId: person.sub, providerType: "OIDC" }],
    });
    expect(await app.identityService.identity.member(tokens.access_token)).toMatchObject({
      id: tokens.access.sub,
    });
    expect(journey.jar.size).toBe(0);

    const again = createJourney(app);
    const { access } = await again.tokensAt(await again.byKakao(person.sub));
    expect(access.sub).toBe(tokens.access.sub);
  });

  test("who tapped twice has one account", async () => {
    const person = kakaoPerson({ email: newEmail(), email_verified: true });
    const journeys = Array.from({ length: 4 }, () => createJourney(app));
    const subs = await Promise.all(
      journeys.map(async (one) => (await one.tokensAt(await one.byKakao(person.sub))).access.sub),
    );
    expect(new Set(subs).size).toBe(1);
  });

  test.each<[string, { email?: string; email_verified?: boolean }]>([
    ["gives no address", {}],
    ["does not vouch for it", { email: "somebody@example.com", email_verified: false }],
  ])("is asked for an address where Kakao %s, and confirms it by a code", async (_what, told) => {
    const journey = createJourney(app);
    expect(await journey.byKakao(kakaoPerson(told).sub)).toBe("http://localhost/login/continue");
    expect(await journey.finish("GetStep")).toMatchObject({
      Step: "email",
      Provider: "Kakao",
      Email: told.email ?? "",
    });
    const Email = newEmail();
    expect(await journey.finish("SendCode", { Email })).toMatchObject({ status: 200 });
    expect(await journey.finish("ConfirmEmail", { Email, Code: "000000" })).toMatchObject({
      __type: "CodeMismatchException",
    });
    const { Location } = await journey.finish("ConfirmEmail", { Email, Code: codeFor(Email) });
    expect((await journey.tokensAt(Location)).id).toMatchObject({ email: Email, email_verified: true });
  });

  test("by Naver confirms the address, which Naver does not vouch for", async () => {
    const email = newEmail();
    naver.signIn({ id: `Na-ver_${++people}`, email, name: "지우" });
    const journey = createJourney(app);
    expect(await journey.byNaver()).toBe("http://localhost/login/continue");
    expect(await journey.finish("GetStep")).toMatchObject({ Step: "email", Provider: "Naver", Email: email });
    await journey.finish("SendCode", { Email: email });
    const { Location } = await journey.finish("ConfirmEmail", { Email: email, Code: codeFor(email) });
    const { id } = await journey.tokensAt(Location);
    expect(id).toMatchObject({ email, name: "지우", identities: [{ providerName: "Naver" }] });
    expect(errorAt(await createJourney(app).byNaver())).toBeNull();
  });

  test("takes an address from somebody who signed up with it and never confirmed it", async () => {
    const email = newEmail();
    await pool("SignUp", { Username: email, Password: "a stranger's password" });
    const journey = createJourney(app);
    const person = kakaoPerson({ email, email_verified: true });
    expect((await journey.tokensAt(await journey.byKakao(person.sub))).id).toMatchObject({ email });
    expect(await byPassword(email, "a stranger's password")).toMatchObject({
      __type: "NotAuthorizedException",
    });
  });
});

describe("somebody who has an account with a password", () => {
  test("joins it by the password, once, and signs in both ways to the same account", async () => {
    const { email, sub } = await passwordMember();
    const person = kakaoPerson({ email: email.toUpperCase(), email_verified: true });
    const journey = createJourney(app);
    expect(await journey.byKakao(person.sub)).toBe("http://localhost/login/continue");
    expect(await journey.finish("GetStep")).toMatchObject({ Step: "join" });
    const { Location } = await journey.finish("Join", { Password: PASSWORD });
    const { access, id } = await journey.tokensAt(Location);
    expect(access).toMatchObject({ sub, username: sub });
    expect(id).toMatchObject({ email, identities: [{ providerName: "Kakao", userId: person.sub }] });
    expect(app.letters.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining("카카오") });

    const again = createJourney(app);
    expect((await again.tokensAt(await again.byKakao(person.sub))).access.sub).toBe(sub);
    expect((await byPassword(email)).status).toBe(200);
  });

  test("is not joined by a wrong password, which counts as at a sign-in", async () => {
    const { email } = await passwordMember();
    const journey = createJourney(app);
    await journey.byKakao(kakaoPerson({ email, email_verified: true }).sub);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await journey.finish("Join", { Password: "a wrong one" })).toMatchObject({
        message: "Incorrect username or password.",
      });
    }
    const locked = { message: expect.stringMatching(/^Password attempts exceeded/) };
    expect(await journey.finish("Join", { Password: PASSWORD })).toMatchObject(locked);
    expect(await byPassword(email)).toMatchObject(locked);
    expect(await journey.finish("GetStep")).toMatchObject({ Step: "join" });
  });

  test("is neither joined nor hidden by an address that the provider does not vouch for", async () => {
    const { email, sub } = await passwordMember();
    const person = kakaoPerson({ email, email_verified: false });
    const journey = createJourney(app);
    await journey.byKakao(person.sub);
    expect(await journey.finish("GetStep")).toMatchObject({ Step: "email" });
    expect(await journey.finish("Join", { Password: PASSWORD })).toMatchObject({
      __type: "NotAuthorizedException",
    });
    expect((await app.identityService.identity.signIns(subject.parse(sub))).providers).toEqual([]);

    // By a code from the mailbox it is theirs; the password is asked for all the same.
    await journey.finish("SendCode", { Email: email });
    const proved = await journey.finish("ConfirmEmail", { Email: email, Code: codeFor(email) });
    expect(proved).toMatchObject({ Step: "join", Email: email });
    const { Location } = await journey.finish("Join", { Password: PASSWORD });
    expect((await journey.tokensAt(Location)).access.sub).toBe(sub);
  });

  test("keeps the Kakao account that is joined, where another comes with the same address", async () => {
    const { email } = await passwordMember();
    const first = createJourney(app);
    await first.byKakao(kakaoPerson({ email, email_verified: true }).sub);
    await first.finish("Join", { Password: PASSWORD });
    const second = createJourney(app);
    await second.byKakao(kakaoPerson({ email, email_verified: true }).sub);
    expect(await second.finish("Join", { Password: PASSWORD })).toMatchObject({
      __type: "ProviderTakenException",
    });
  });

  test("who has a one-time password chooses their own first", async () => {
    const email = newEmail();
    const { password = "" } = await app.identityService.makeAdmin(email);
    const journey = createJourney(app);
    await journey.byKakao(kakaoPerson({ email, email_verified: true }).sub);
    expect(await journey.finish("Join", { Password: password })).toMatchObject({
      __type: "PasswordResetRequiredException",
    });
  });
});

describe("somebody without a password", () => {
  test("who comes by another provider with the same address is told by which they came before", async () => {
    const { email } = await kakaoMember();
    naver.signIn({ id: `naver-${++people}`, email });
    const journey = createJourney(app);
    await journey.byNaver();
    await journey.finish("SendCode", { Email: email });
    const step = await journey.finish("ConfirmEmail", { Email: email, Code: codeFor(email) });
    expect(step).toMatchObject({ Step: "taken", Email: email, Providers: ["Kakao"] });
  });

  test("reads in the mail what to do, and may set a password by its code", async () => {
    const { email, sub, person } = await kakaoMember();
    await pool("ForgotPassword", { Username: email });
    expect(app.letters.at(-1)?.text).toContain("로그인 화면에서 '카카오로 계속하기' 버튼을 눌러 주세요.");
    const { identity } = app.identityService;
    expect(await identity.signIns(sub)).toEqual({ hasPassword: false, providers: ["Kakao"] });
    expect(await identity.unlink(sub, "Kakao")).toBe(false);

    const given = { Username: email, ConfirmationCode: codeFor(email), Password: PASSWORD };
    expect((await pool("ConfirmForgotPassword", given)).status).toBe(200);
    expect((await byPassword(email)).status).toBe(200);
    expect(await identity.signIns(sub)).toEqual({ hasPassword: true, providers: ["Kakao"] });
    expect(await identity.unlink(sub, "Kakao")).toBe(true);
    expect(await identity.signIns(sub)).toEqual({ hasPassword: true, providers: [] });

    // Without the link the address alone lets nobody in.
    const journey = createJourney(app);
    await journey.byKakao(person.sub);
    expect(await journey.finish("GetStep")).toMatchObject({ Step: "join" });
  });

  test("who signs up with the same address is told by which provider they came", async () => {
    const { email } = await kakaoMember();
    await pool("SignUp", { Username: email, Password: PASSWORD });
    expect(app.letters.at(-1)).toMatchObject({
      to: email,
      text: expect.stringContaining("카카오로 계속하기"),
    });
  });

  test("who leaves is gone, and begins anew by the same Kakao account", async () => {
    const { sub, person } = await kakaoMember();
    await app.identityService.identity.remove(sub);
    const journey = createJourney(app);
    const { access } = await journey.tokensAt(await journey.byKakao(person.sub));
    expect(access.sub).not.toBe(sub);
  });

  test("who was locked out stays out", async () => {
    const { sub, person } = await kakaoMember();
    await app.identityService.identity.setEnabled(sub, false);
    const location = await createJourney(app).byKakao(person.sub);
    expect(errorAt(location)).toBe("access_denied");
    expect(new URL(location).searchParams.get("error_description")).toBe("User is disabled.");
  });
});
