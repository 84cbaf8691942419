import { expect, test, vi } from "vitest";
import { EMBEDDED_POOLS } from "../../server/adapters/open.ts";
import { ids, openIdentity, PASSWORD } from "../../server/identity/pool-under-test.ts";
import { emptyDatabase } from "../../tests/databases.ts";
import { EMBEDDED_CLIENT_ID } from "../migrate-member.ts";
import { migrate } from "./index.mjs";

const env = { OLD_POOL_ENDPOINT: "https://old.example.kr/identity/user-pool", OLD_POOL_CLIENT_ID: "client" };

function asked(triggerSource = "UserMigration_Authentication") {
  return {
    triggerSource,
    userName: "goi@example.com",
    request: { password: "여덟 글자 넘는 말" },
    response: {},
  };
}

/** The old pool, which knows one password. */
function poolAnswering(answers: Record<string, () => Response>) {
  return vi.fn<typeof fetch>(async (_address, { headers } = {}) => {
    const operation = new Headers(headers).get("x-amz-target")?.split(".")[1] ?? "";
    return answers[operation]?.() ?? new Response(null, { status: 500 });
  });
}

const attributes = [
  { Name: "sub", Value: "0d1f6b2c" },
  { Name: "email", Value: "goi@example.com" },
  { Name: "name", Value: "고이" },
  { Name: "custom:provider", Value: "Company" },
];
const signedIn = () => Response.json({ AuthenticationResult: { AccessToken: "token" } });

test("whoever proves their old password is moved, with who they were", async () => {
  const fetch = poolAnswering({
    InitiateAuth: signedIn,
    GetUser: () => Response.json({ UserAttributes: attributes }),
  });
  const { response } = await migrate(asked(), { fetch, env });
  expect(response).toEqual({
    userAttributes: {
      email: "goi@example.com",
      email_verified: "true",
      name: "고이",
      "custom:provider": "Company",
      "custom:former_sub": "0d1f6b2c",
    },
    finalUserStatus: "CONFIRMED",
    messageAction: "SUPPRESS",
  });
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect(address).toBe(env.OLD_POOL_ENDPOINT);
  expect(JSON.parse(String(request?.body))).toEqual({
    ClientId: "client",
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: "goi@example.com", PASSWORD: "여덟 글자 넘는 말" },
  });
});

test.each([
  [
    "a wrong password",
    () => Response.json({ __type: "NotAuthorizedException" }, { status: 400 }),
    "Bad credentials",
  ],
  ["a one-time password", () => Response.json({ ChallengeName: "NEW_PASSWORD_REQUIRED" }), "Bad credentials"],
  ["an app that is away", () => new Response(null, { status: 503 }), "The old pool is away"],
])("nobody is moved by %s", async (_what, answer, says) => {
  const fetch = poolAnswering({ InitiateAuth: answer });
  await expect(migrate(asked(), { fetch, env })).rejects.toThrow(says);
});

test("whoever forgot the password is not asked about: nothing proves them", async () => {
  const fetch = poolAnswering({});
  await expect(migrate(asked("UserMigration_ForgotPassword"), { fetch, env })).rejects.toThrow();
  expect(fetch).not.toHaveBeenCalled();
});

test("an embedded pool lets its members be moved, and tells nothing without their password", async () => {
  const old = await openIdentity(await emptyDatabase());
  const email = await old.member();
  const { sub } = await old.signIn(email);
  const outside = {
    fetch,
    env: { OLD_POOL_ENDPOINT: `${old.origin}/identity/user-pool`, OLD_POOL_CLIENT_ID: ids.clientId },
  };
  const typed = (password: string) => ({ ...asked(), userName: email, request: { password } });
  const { response } = await migrate(typed(PASSWORD), outside);
  expect(response.userAttributes).toEqual({ email, email_verified: "true", "custom:former_sub": sub });
  await expect(migrate(typed("다른 비밀번호입니다"), outside)).rejects.toThrow("Bad credentials");
  await old.close();
});

test("the client that is named to an embedded pool is its own", () => {
  expect(EMBEDDED_CLIENT_ID).toBe(EMBEDDED_POOLS.clientId);
});
