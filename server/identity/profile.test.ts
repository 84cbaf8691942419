import {
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "#tests/databases.ts";
import { claimsOf, type Given, openIdentity, refusalOf } from "./pool-under-test.ts";

let given: Given;

beforeAll(async () => {
  given = await openIdentity(await emptyDatabase());
});
afterAll(() => given.close());

const update = (AccessToken: string, attributes: Record<string, string>) => {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  return given.userPool.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
};
const verify = (AccessToken: string, Code: string) =>
  given.userPool.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: "email", Code }));
const attributesOf = async (AccessToken: string) => {
  const { UserAttributes } = await given.userPool.send(new GetUserCommand({ AccessToken }));
  return Object.fromEntries((UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
};

describe("a member's attributes", () => {
  test("name and provider can be written and taken away", async () => {
    const { access, email } = await given.signedInMember();
    await update(access, { name: "정다운", "custom:provider": "Company" });
    expect(await attributesOf(access)).toMatchObject({ name: "정다운", "custom:provider": "Company" });
    const { id } = await given.signIn(email);
    expect(claimsOf(id)).toMatchObject({ name: "정다운", "custom:provider": "Company" });
    await update(access, { name: "" });
    expect(await attributesOf(access)).not.toHaveProperty("name");
  });

  test("nothing else can", async () => {
    const { access } = await given.signedInMember();
    const before = await attributesOf(access);
    expect((await refusalOf(update(access, { email_verified: "true" }))).name).toBe("NotAuthorizedException");
    expect((await refusalOf(update(access, { "cognito:groups": "Admin" }))).name).toBe(
      "NotAuthorizedException",
    );
    expect((await refusalOf(update(access, { "custom:isAdmin": "true" }))).name).toBe(
      "InvalidParameterException",
    );
    expect((await refusalOf(update(access, { name: "x", email: "no" }))).name).toBe(
      "InvalidParameterException",
    );
    expect(await attributesOf(access)).toEqual(before);
  });
});

describe("a change of e-mail (A9)", () => {
  test("counts when the code from the new address comes back, and the old one is told", async () => {
    const { access, email: old } = await given.signedInMember();
    const fresh = given.newEmail();
    const answer = await update(access, { email: fresh.toUpperCase() });
    expect(answer.CodeDeliveryDetailsList).toMatchObject([
      { Destination: "g***@e***", AttributeName: "email" },
    ]);
    expect(given.messages.at(-1)).toMatchObject({
      to: fresh,
      subject: "[고이] 이메일 변경 인증번호를 보내드립니다",
    });
    await given.signIn(old);
    expect((await refusalOf(given.signIn(fresh))).name).toBe("NotAuthorizedException");
    expect((await attributesOf(access)).email).toBe(old);

    await verify(access, given.codeFor(fresh));
    expect(await attributesOf(access)).toMatchObject({ email: fresh, email_verified: "true" });
    await given.signIn(fresh);
    expect((await refusalOf(given.signIn(old))).name).toBe("NotAuthorizedException");
    const notice = given.messages.at(-1);
    expect(notice).toMatchObject({ to: old, subject: "[고이] 이메일 주소가 바뀌었습니다" });
    expect(notice?.text).not.toContain(fresh);
  });

  test("needs a sign-in of the last ten minutes", async () => {
    const { access, email, refresh } = await given.signedInMember();
    given.pass(601);
    const late = { name: "NotAuthorizedException", message: "Please sign in again." };
    expect(await refusalOf(update(access, { email: given.newEmail() }))).toEqual(late);
    const refreshed = await given.call("GetTokensFromRefreshToken", {
      ClientId: given.settings.clientId,
      RefreshToken: refresh,
    });
    const { AuthenticationResult } = await refreshed.json();
    expect(await refusalOf(update(AuthenticationResult.AccessToken, { email: given.newEmail() }))).toEqual(
      late,
    );
    await update(access, { name: "이름은 괜찮아요", email });
    const again = await given.signIn(email);
    given.pass(600);
    await update(again.access, { email: given.newEmail() });
  });

  test("to somebody else's address is refused only to who can read its mail", async () => {
    const taken = await given.member();
    const { access, email } = await given.signedInMember();
    await update(access, { email: taken });
    expect((await refusalOf(verify(access, "000000"))).name).toBe("CodeMismatchException");
    expect((await refusalOf(verify(access, given.codeFor(taken)))).name).toBe("AliasExistsException");
    expect((await attributesOf(access)).email).toBe(email);
  });

  test("the code can be sent again while an address waits", async () => {
    const { access } = await given.signedInMember();
    const ask = () =>
      given.userPool.send(
        new GetUserAttributeVerificationCodeCommand({ AccessToken: access, AttributeName: "email" }),
      );
    expect((await refusalOf(ask())).name).toBe("InvalidParameterException");
    expect((await refusalOf(verify(access, "000000"))).name).toBe("CodeMismatchException");
    const fresh = given.newEmail();
    await update(access, { email: fresh });
    await ask();
    await verify(access, given.codeFor(fresh));
    expect((await attributesOf(access)).email).toBe(fresh);
  });

  test("an earlier code is worth nothing once another address was chosen", async () => {
    const { access } = await given.signedInMember();
    const [first, second] = [given.newEmail(), given.newEmail()];
    await update(access, { email: first });
    await update(access, { email: second });
    if (given.codeFor(first) !== given.codeFor(second)) {
      expect((await refusalOf(verify(access, given.codeFor(first)))).name).toBe("CodeMismatchException");
    }
    await verify(access, given.codeFor(second));
    expect((await attributesOf(access)).email).toBe(second);
  });
});
