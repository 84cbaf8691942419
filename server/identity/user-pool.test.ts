import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subject } from "#domain/member.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { claimsOf, type Given, ids, openIdentity, PASSWORD, refusalOf } from "./pool-under-test.ts";

const ClientId = ids.clientId;
let given: Given;

beforeAll(async () => {
  given = await openIdentity(await emptyDatabase());
});
afterAll(() => given.close());

describe("a member's life, by AWS's own client", () => {
  test("from sign-up to leaving", async () => {
    const { userPool } = given;
    const email = given.newEmail();

    const signedUp = await userPool.send(
      new SignUpCommand({
        ClientId,
        Username: email,
        Password: PASSWORD,
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "name", Value: "고이" },
          { Name: "custom:provider", Value: "Company" },
        ],
      }),
    );
    expect(signedUp).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { Destination: "g***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" },
    });
    expect(given.messages.at(-1)).toMatchObject({
      to: email,
      subject: "[고이] 가입 인증번호를 보내드립니다",
    });
    expect(given.messages.at(-1)?.text).toContain(given.codeFor(email));
    expect(await refusalOf(given.tryPassword(email, PASSWORD))).toEqual({
      name: "UserNotConfirmedException",
      message: "User is not confirmed.",
    });
    expect((await refusalOf(given.tryPassword(email, "틀린 비밀번호"))).name).toBe("NotAuthorizedException");

    await userPool.send(
      new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: given.codeFor(email) }),
    );
    const first = await given.signIn(email);
    const user = await userPool.send(new GetUserCommand({ AccessToken: first.access }));
    expect(user.Username).toBe(signedUp.UserSub);
    expect(user.UserAttributes).toEqual([
      { Name: "sub", Value: signedUp.UserSub },
      { Name: "email", Value: email },
      { Name: "email_verified", Value: "true" },
      { Name: "name", Value: "고이" },
      { Name: "custom:provider", Value: "Company" },
    ]);

    const refreshed = await userPool.send(
      new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: first.refresh }),
    );
    const AccessToken = refreshed.AuthenticationResult?.AccessToken;
    await userPool.send(
      new ChangePasswordCommand({
        AccessToken,
        PreviousPassword: PASSWORD,
        ProposedPassword: "새로운 비밀번호",
      }),
    );
    expect((await refusalOf(given.signIn(email))).name).toBe("NotAuthorizedException");
    expect(given.messages.at(-1)).toMatchObject({ to: email, subject: "[고이] 비밀번호가 바뀌었습니다" });

    await userPool.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    await userPool.send(
      new ConfirmForgotPasswordCommand({
        ClientId,
        Username: email,
        ConfirmationCode: given.codeFor(email),
        Password: PASSWORD,
      }),
    );
    expect((await refusalOf(userPool.send(new GetUserCommand({ AccessToken })))).name).toBe(
      "NotAuthorizedException",
    );

    const second = await given.signIn(email);
    await userPool.send(new GlobalSignOutCommand({ AccessToken: second.access }));
    expect((await refusalOf(userPool.send(new GetUserCommand({ AccessToken: second.access })))).name).toBe(
      "NotAuthorizedException",
    );

    const third = await given.signIn(email);
    await given.service.identity.remove(subject.parse(third.sub));
    expect((await refusalOf(given.signIn(email))).message).toBe("Incorrect username or password.");
    expect(await given.signUp(email)).toBe(email);
  });

  test("tokens carry Cognito's claims", async () => {
    const { access, id, sub, email } = await given.signedInMember();
    const now = given.clock.now().getTime() / 1000;
    const shared = {
      sub,
      iss: given.settings.issuer,
      auth_time: now,
      iat: now,
      exp: now + 3600,
      jti: expect.any(String),
      event_id: expect.any(String),
      origin_jti: claimsOf(access).origin_jti,
    };
    expect(claimsOf(access)).toEqual({
      ...shared,
      token_use: "access",
      client_id: ClientId,
      username: sub,
      scope: "aws.cognito.signin.user.admin",
    });
    expect(claimsOf(id)).toEqual({
      ...shared,
      token_use: "id",
      aud: ClientId,
      "cognito:username": sub,
      email,
      email_verified: true,
    });
  });

  test("every sign-in gives new tokens (J11)", async () => {
    const one = await given.signedInMember();
    const two = await given.signIn(one.email);
    expect(two.access).not.toBe(one.access);
    expect(two.refresh).not.toBe(one.refresh);
    expect(claimsOf(two.access).origin_jti).not.toBe(claimsOf(one.access).origin_jti);
  });

  test("the user name signs in like the address", async () => {
    const { sub } = await given.signedInMember();
    expect((await given.signIn(sub)).sub).toBe(sub);
  });
});

describe("sign-up", () => {
  const signUp = (
    Username: string,
    Password = PASSWORD,
    UserAttributes?: { Name: string; Value: string }[],
  ) => given.userPool.send(new SignUpCommand({ ClientId, Username, Password, UserAttributes }));

  test("one account per address, whatever its case and the blanks around it (A8)", async () => {
    const email = await given.signUp();
    for (const same of [email, email.toUpperCase(), `  ${email}`]) await signUp(same, "another password");
    await given.userPool.send(
      new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: given.codeFor(email) }),
    );
    await given.signIn(email);
    expect((await refusalOf(given.tryPassword(email, "another password"))).name).toBe(
      "NotAuthorizedException",
    );
    const [name, host] = email.split("@");
    await signUp(`${name}+tag@${host}`);
    await signUp(`${name?.replace("-", ".")}@${host}`);
  });

  test("refuses what is no address and sends nothing (A8)", async () => {
    const before = given.messages.length;
    const strange = [
      "goi@example.com\r\nBcc: evil@example.com",
      "goi@example.com\nevil@example.com",
      "goi@example.com,evil@example.com",
      "고이@example.com",
      "goi@예시.한국",
      `${"a".repeat(310)}@example.com`,
      "goi",
      "goi@",
      "\u0000@example.com",
      " ",
    ];
    for (const email of strange)
      expect((await refusalOf(signUp(email))).name).toBe("InvalidParameterException");
    expect(given.messages).toHaveLength(before);
  });

  test("passwords of 8 to 256 characters of any kind, kept as typed (A7)", async () => {
    expect((await refusalOf(signUp(given.newEmail(), "일곱글자일세요"))).name).toBe(
      "InvalidPasswordException",
    );
    expect((await refusalOf(signUp(given.newEmail(), "a".repeat(257)))).name).toBe(
      "InvalidPasswordException",
    );
    const kinds = [
      "12345678",
      "a".repeat(64),
      "a".repeat(256),
      " blank at both ends ",
      "😀😀😀😀😀😀😀😀",
      "        ",
    ];
    for (const password of kinds) {
      const email = await given.member(given.newEmail(), password);
      await given.signIn(email, password);
      const others = [password.trim(), password.slice(0, -1), `${password} `].filter(
        (it) => it && it !== password,
      );
      for (const other of others) {
        expect((await refusalOf(given.tryPassword(email, other))).name).toBe("NotAuthorizedException");
      }
    }
  });

  test("a Hangul password from an iPhone (NFD) and from Android (NFC) is the same (A7)", async () => {
    const typed = "비밀번호를정했어요";
    expect(typed.normalize("NFD")).not.toBe(typed.normalize("NFC"));
    const onIphone = await given.member(given.newEmail(), typed.normalize("NFD"));
    await given.signIn(onIphone, typed.normalize("NFC"));
    const onAndroid = await given.member(given.newEmail(), typed.normalize("NFC"));
    await given.signIn(onAndroid, typed.normalize("NFD"));
  });

  test("nobody writes what is not theirs to say", async () => {
    const attribute = (Name: string, Value: string) =>
      refusalOf(signUp(given.newEmail(), PASSWORD, [{ Name, Value }]));
    for (const name of ["sub", "email_verified", "cognito:groups"]) {
      expect((await attribute(name, "x")).name).toBe("NotAuthorizedException");
    }
    for (const [name, value] of [
      ["custom:isAdmin", "true"],
      ["groups", "Admin"],
      ["__proto__", "x"],
      ["email", "somebody-else@example.com"],
      ["name", "스무 글자보다 한 글자라도 길면 안 됩니다"],
      ["name", "a\nb"],
      ["custom:provider", "x".repeat(65)],
    ] as const) {
      expect((await attribute(name, value)).name).toBe("InvalidParameterException");
    }
  });

  test("says so when the mail could not be sent, and the code can be asked for again", async () => {
    const email = given.newEmail();
    given.mail.working = false;
    expect((await refusalOf(signUp(email))).name).toBe("CodeDeliveryFailureException");
    given.mail.working = true;
    await given.userPool.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    const ConfirmationCode = given.codeFor(email);
    await given.userPool.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode }));
    await given.signIn(email);
  });

  test("asking for the code again answers the same for a stranger and a confirmed member, and mails neither", async () => {
    const ask = (Username: string) =>
      given
        .call("ResendConfirmationCode", { ClientId, Username })
        .then(async (it) => [it.status, await it.json()]);
    const waiting = await given.signUp();
    const confirmed = await given.member();
    const before = given.messages.length;
    const forWaiting = await ask(waiting);
    expect(given.messages).toHaveLength(before + 1);
    expect(await ask(confirmed)).toEqual(forWaiting);
    expect(await ask(given.newEmail())).toEqual(forWaiting);
    expect(given.messages).toHaveLength(before + 1);
  });

  /** What a stranger hears who signs up with an address and tries codes for it. */
  async function heard(Username: string) {
    const seen: unknown[] = [];
    const hear = async (operation: string, more: object = {}) => {
      const answer = await given.call(operation, { ClientId, Username, ...more });
      seen.push(answer.status, { ...(await answer.json()), UserSub: undefined });
    };
    const wrong = () => hear("ConfirmSignUp", { ConfirmationCode: "no code" });
    for (let n = 0; n < 2; n += 1) await wrong();
    await hear("SignUp", { Password: "a stranger's password" });
    for (let n = 0; n < 6; n += 1) await wrong();
    await hear("ResendConfirmationCode");
    await wrong();
    await hear("SignUp", { Password: "short" });
    await hear("ForgotPassword");
    await hear("ConfirmForgotPassword", { ConfirmationCode: "no code", Password: PASSWORD });
    return seen;
  }

  test("tells nobody who is a member, by whatever operation", async () => {
    const confirmed = await given.member();
    const reset = await given.member();
    await given.userPool.send(new ForgotPasswordCommand({ ClientId, Username: reset }));
    const waiting = await given.signUp();
    // What was sent an hour ago no longer counts for how many may be sent.
    given.pass(3600);
    const byStranger = await heard(given.newEmail());
    for (const email of [confirmed, reset, waiting]) expect(await heard(email)).toEqual(byStranger);
    await given.signIn(confirmed);
  });

  test("whoever is a member already reads so in the mail, and nothing changes", async () => {
    const email = await given.member();
    const before = given.messages.length;
    await signUp(email, "another password");
    expect(given.messages.slice(before)).toMatchObject([
      { to: email, subject: "[고이] 이미 가입하신 이메일입니다" },
    ]);
    expect(given.messages.at(-1)?.code).toBeUndefined();
    await given.signIn(email);
  });
});

describe("leaving", () => {
  test("for good goes through the app, which takes the cards along: a token alone deletes nobody", async () => {
    const { access, email } = await given.signedInMember();
    for (const seconds of [0, 11 * 60]) {
      given.pass(seconds);
      const deleted = given.userPool.send(new DeleteUserCommand({ AccessToken: access }));
      expect((await refusalOf(deleted)).name).toBe("UnknownOperationException");
    }
    await given.signIn(email);
  });

  test("signing out on one device ends that session only (J8)", async () => {
    const here = await given.signedInMember();
    const there = await given.signIn(here.email);
    await given.userPool.send(new RevokeTokenCommand({ ClientId, Token: here.refresh }));
    const getUser = (AccessToken: string) => given.userPool.send(new GetUserCommand({ AccessToken }));
    expect((await refusalOf(getUser(here.access))).name).toBe("NotAuthorizedException");
    await getUser(there.access);
    const refresh = given.userPool.send(
      new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: here.refresh }),
    );
    expect(await refusalOf(refresh)).toEqual({
      name: "NotAuthorizedException",
      message: "Refresh Token has been revoked",
    });
    const withAccess = given.userPool.send(new RevokeTokenCommand({ ClientId, Token: there.access }));
    expect((await refusalOf(withAccess)).name).toBe("UnsupportedTokenTypeException");
  });

  test("changing the password ends the other sessions, not this one", async () => {
    const here = await given.signedInMember();
    const there = await given.signIn(here.email);
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      given.userPool.send(
        new ChangePasswordCommand({ AccessToken: here.access, PreviousPassword, ProposedPassword }),
      );
    expect((await refusalOf(change("wrong password", "another password"))).name).toBe(
      "NotAuthorizedException",
    );
    expect((await refusalOf(change(PASSWORD, "short"))).name).toBe("InvalidPasswordException");
    await change(PASSWORD, "another password");
    await given.userPool.send(new GetUserCommand({ AccessToken: here.access }));
    const other = given.userPool.send(new GetUserCommand({ AccessToken: there.access }));
    expect((await refusalOf(other)).name).toBe("NotAuthorizedException");
  });
});

describe("the protocol", () => {
  test("answers in AWS's JSON with errors in Cognito's form, never to be stored", async () => {
    const wrong = await given.call("InitiateAuth", {
      ClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: given.newEmail(), PASSWORD },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.headers.get("x-amzn-errortype")).toBe("NotAuthorizedException");
    expect(wrong.headers.get("content-type")).toBe("application/x-amz-json-1.1");
    expect(wrong.headers.get("cache-control")).toBe("no-store");
    expect(await wrong.json()).toEqual({
      __type: "NotAuthorizedException",
      message: "Incorrect username or password.",
    });
  });

  test.each([
    ["an operation we do not have", "AdminCreateUser", {}, "UnknownOperationException", 400],
    ["a name every object has", "constructor", {}, "UnknownOperationException", 400],
    ["a body that is not JSON", "SignUp", "{", "SerializationException", 400],
    ["null", "SignUp", "null", "InvalidParameterException", 400],
    ["a list", "SignUp", "[]", "InvalidParameterException", 400],
    ["an empty sign-up", "SignUp", {}, "InvalidParameterException", 400],
    [
      "a flow we do not have",
      "InitiateAuth",
      { ClientId, AuthFlow: "CUSTOM_AUTH" },
      "InvalidParameterException",
      400,
    ],
    [
      "another client",
      "ForgotPassword",
      { ClientId: "x", Username: "a@b.co" },
      "ResourceNotFoundException",
      400,
    ],
    [
      "a NUL in the name",
      "ForgotPassword",
      { ClientId, Username: "a\u0000b" },
      "InvalidParameterException",
      400,
    ],
    ["no token", "GetUser", { AccessToken: "" }, "InvalidParameterException", 400],
    ["a made-up token", "GetUser", { AccessToken: "a.b.c" }, "NotAuthorizedException", 400],
    ["65 KB", "SignUp", { ClientId: "x".repeat(65 * 1024) }, "InvalidParameterException", 413],
  ])("refuses %s", async (_what, operation, body, type, status) => {
    const answer = await given.call(operation, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ __type: type });
  });

  test("refuses another service's target", async () => {
    const answer = await given.call("", "{}", { "x-amz-target": "AWSCognitoIdentityService.GetId" });
    expect(await answer.json()).toMatchObject({ __type: "UnknownOperationException" });
  });

  test("masks a failure of ours and logs neither address nor password", async () => {
    const email = given.newEmail();
    await given.database.run("alter table sign_in_failures rename to away");
    const failed = await given.call("InitiateAuth", {
      ClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD },
    });
    await given.database.run("alter table away rename to sign_in_failures");
    expect(failed.status).toBe(500);
    expect(await failed.json()).toEqual({
      __type: "InternalErrorException",
      message: "Internal server error.",
    });
    const line = given.lines.at(-1) ?? "";
    expect(line).toContain("sign_in_failures");
    expect(line).not.toContain(email);
    expect(given.lines.join("\n")).not.toContain(PASSWORD);
  });

  test("a wrong refresh token is refused in Cognito's words", async () => {
    const refresh = (REFRESH_TOKEN: string) =>
      given.userPool.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: "REFRESH_TOKEN_AUTH",
          AuthParameters: { REFRESH_TOKEN },
        }),
      );
    const { refresh: token } = await given.signedInMember();
    const forged = [
      token.replace(".0.", ".1."),
      `${token.slice(0, -2)}aa`,
      "x",
      `${crypto.randomUUID()}.0.x`,
    ];
    for (const text of forged) {
      expect(await refusalOf(refresh(text))).toEqual({
        name: "NotAuthorizedException",
        message: "Invalid Refresh Token",
      });
    }
    expect((await refresh(token)).AuthenticationResult?.RefreshToken).not.toBe(token);
  });
});
