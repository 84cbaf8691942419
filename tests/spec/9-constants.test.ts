import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD_MIN_LENGTH, password } from "#domain/credentials.ts";
import { openApp, type TestApp } from "#tests/app.ts";
import {
  CHECK_INTERVAL_MS,
  HEIGHT_THRESHOLD_PX,
  NON_DESKTOP_STOPS_AFTER_MS,
  WIDTH_THRESHOLD_PX,
} from "#web/shell/devtools-guard.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("business constants of the specification, section 9", () => {
  test("password minimum length: 8, no character class asked", () => {
    expect(PASSWORD_MIN_LENGTH).toBe(8);
    expect(password.safeParse("1234567").success).toBe(false);
    for (const fine of ["12345678", "aaaaaaaa", "        ", "가나다라마바사아", "🎂🎂🎂🎂🎂🎂🎂🎂"]) {
      expect(password.safeParse(fine).success).toBe(true);
    }
  });

  test("cloud region: Seoul", async () => {
    const settings = await (await app.fetch("/config.json")).json();
    expect(settings.region).toBe("ap-northeast-2");
    expect(settings.userPoolId).toMatch(/^ap-northeast-2_/);
    expect(settings.identityPoolId).toMatch(/^ap-northeast-2:/);
  });

  test("the sign-up attribute is e-mail, which also verifies; multi-factor authentication is off", async () => {
    const { userPoolClientId: ClientId } = await (await app.fetch("/config.json")).json();
    async function pool(operation: string, body: object) {
      const answer = await app.fetch("/identity/user-pool", {
        method: "POST",
        headers: {
          "content-type": "application/x-amz-json-1.1",
          "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify({ ClientId, ...body }),
      });
      return answer.json();
    }
    const [Username, Password] = ["minsu@example.com", "12345678"];
    const UserAttributes = [{ Name: "email", Value: Username }];
    const { CodeDeliveryDetails } = await pool("SignUp", { Username, Password, UserAttributes });
    expect(CodeDeliveryDetails).toMatchObject({ AttributeName: "email", DeliveryMedium: "EMAIL" });

    const signIn = {
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: Username, PASSWORD: Password },
    };
    expect((await pool("InitiateAuth", signIn)).__type).toContain("UserNotConfirmedException");
    const letter = app.letters.find(({ to }) => to === Username);
    const ConfirmationCode = /(?<!\d)\d{6}(?!\d)/.exec(letter?.text ?? "")?.[0];
    await pool("ConfirmSignUp", { Username, ConfirmationCode });
    // The tokens at once, and no challenge for a second factor.
    const { AuthenticationResult, ChallengeName } = await pool("InitiateAuth", signIn);
    expect(AuthenticationResult).toHaveProperty("AccessToken");
    expect(ChallengeName).toBeUndefined();
  });

  test("developer-tools check: every 500 ms, on non-desktop until 5000 ms, 200 px wide, 300 px high", () => {
    expect([CHECK_INTERVAL_MS, NON_DESKTOP_STOPS_AFTER_MS]).toEqual([500, 5000]);
    expect([WIDTH_THRESHOLD_PX, HEIGHT_THRESHOLD_PX]).toEqual([200, 300]);
  });

  test("light colour scheme", async () => {
    expect(await (await app.fetch("/")).text()).toContain('data-mantine-color-scheme="light"');
  });

  test("the machine's settings name every field a browser needs", async () => {
    const settings = await (await app.fetch("/config.json")).json();
    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining([
        "region",
        "userPoolId",
        "userPoolClientId",
        "identityPoolId",
        "userPoolEndpoint",
        "identityPoolEndpoint",
        "graphqlEndpoint",
        "apiKey",
      ]),
    );
  });
});

test("the specification's error sentence stands in the error screen, word for word", () => {
  const source = readFileSync(new URL("../../web/shell/error-screen.tsx", import.meta.url), "utf8");
  expect(source).toContain("서비스 에러가 발생 하였습니다.");
});
