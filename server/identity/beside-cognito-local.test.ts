import {
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openCognitoLocal } from "#server/adapters/identity-worlds-for-tests.ts";
import { JUDGE_CODE } from "#server/adapters/judge-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { claimsOf, type Given, ids, openIdentity, PASSWORD } from "./pool-under-test.ts";

/** A user pool with one person in it, who goes through the table below from its first line to its last. */
type Pool = {
  userPool: CognitoIdentityProviderClient;
  ClientId: string;
  email: string;
  code(): string;
  access: string;
  id: string;
  refresh: string;
};

const NEXT_PASSWORD = "고요한 겨울 저녁에";
const LAST_PASSWORD = "따뜻한 봄날 오후에";
const STRANGER = "nobody-at-all@example.com";

const signUp = ({ userPool, ClientId }: Pool, Username: string, Password: string) =>
  userPool.send(new SignUpCommand({ ClientId, Username, Password }));
const confirm = ({ userPool, ClientId }: Pool, Username: string, ConfirmationCode: string) =>
  userPool.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
const signIn = ({ userPool, ClientId }: Pool, USERNAME: string, password: string) =>
  userPool.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME, PASSWORD: password },
    }),
  );
const getUser = ({ userPool }: Pool, AccessToken: string) =>
  userPool.send(new GetUserCommand({ AccessToken }));
const update = ({ userPool, access }: Pool, Name: string, Value: string) =>
  userPool.send(new UpdateUserAttributesCommand({ AccessToken: access, UserAttributes: [{ Name, Value }] }));
const refreshTokens = ({ userPool, ClientId, refresh }: Pool) =>
  userPool.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: refresh },
    }),
  );
const changePassword = ({ userPool, access }: Pool, PreviousPassword: string, ProposedPassword: string) =>
  userPool.send(new ChangePasswordCommand({ AccessToken: access, PreviousPassword, ProposedPassword }));
const forgot = ({ userPool, ClientId }: Pool, Username: string) =>
  userPool.send(new ForgotPasswordCommand({ ClientId, Username }));
const reset = ({ userPool, ClientId }: Pool, Username: string, ConfirmationCode: string) =>
  userPool.send(
    new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password: LAST_PASSWORD }),
  );
const revoke = ({ userPool, ClientId }: Pool, Token: string) =>
  userPool.send(new RevokeTokenCommand({ ClientId, Token }));

async function signInAndKeep(pool: Pool, password: string) {
  const { AuthenticationResult: result = {} } = await signIn(pool, pool.email, password);
  pool.access = result.AccessToken ?? "";
  pool.id = result.IdToken ?? "";
  pool.refresh = result.RefreshToken ?? "";
  return result;
}

async function attributeNames(pool: Pool) {
  const { UserAttributes = [] } = await getUser(pool, pool.access);
  return Object.fromEntries(UserAttributes.map(({ Name = "", Value }) => [Name, Value]));
}

/** Names of what is answered, or of the error. `both`, or each its own with who is right and by what. */
type Line = { what: string; ask(pool: Pool): Promise<object> } & (
  | { both: string }
  | { ours: string; theirs: string; right: string }
);

const lines: Line[] = [
  {
    what: "SignUp",
    ask: (pool) => signUp(pool, pool.email, PASSWORD),
    both: "CodeDeliveryDetails UserConfirmed UserSub",
  },
  {
    what: "SignUp with a password that is too short",
    ask: (pool) => signUp(pool, "short@example.com", "1234"),
    ours: "InvalidPasswordException",
    theirs: "CodeDeliveryDetails UserConfirmed UserSub",
    right: "ours: a password against the policy is InvalidPasswordException; cognito-local has no policy",
  },
  {
    what: "SignUp with an address that has an account",
    ask: (pool) => signUp(pool, pool.email, PASSWORD),
    ours: "CodeDeliveryDetails UserConfirmed UserSub",
    theirs: "UsernameExistsException",
    right: "theirs; ours says so in the mail only, so that nobody learns who has an account (decision 62)",
  },
  {
    what: "SignUp at another client",
    ask: (pool) => signUp({ ...pool, ClientId: "another" }, pool.email, PASSWORD),
    both: "ResourceNotFoundException",
  },
  {
    what: "InitiateAuth before the address is confirmed",
    ask: (pool) => signIn(pool, pool.email, PASSWORD),
    both: "UserNotConfirmedException",
  },
  {
    what: "ConfirmSignUp with a wrong code",
    ask: (pool) => confirm(pool, pool.email, "000000"),
    both: "CodeMismatchException",
  },
  {
    what: "ConfirmSignUp of somebody unknown",
    ask: (pool) => confirm(pool, STRANGER, "000000"),
    ours: "CodeMismatchException",
    theirs: "NotAuthorizedException",
    right: "ours: where a pool hides who has an account, a code that does not fit is CodeMismatchException",
  },
  {
    what: "ConfirmSignUp",
    ask: (pool) => confirm(pool, pool.email, pool.code()),
    both: "",
  },
  {
    what: "ConfirmSignUp once more",
    ask: (pool) => confirm(pool, pool.email, pool.code()),
    ours: "CodeMismatchException",
    theirs: "ExpiredCodeException",
    right:
      "neither: Cognito says NotAuthorizedException; ours hides that the account is confirmed (decision 62)",
  },
  {
    what: "InitiateAuth with a wrong password",
    ask: (pool) => signIn(pool, pool.email, "a wrong password"),
    ours: "NotAuthorizedException",
    theirs: "InvalidPasswordException",
    right: "ours: NotAuthorizedException; InvalidPasswordException is for a new password against the policy",
  },
  {
    what: "InitiateAuth of somebody unknown",
    ask: (pool) => signIn(pool, STRANGER, PASSWORD),
    both: "NotAuthorizedException",
  },
  {
    what: "InitiateAuth: the result",
    ask: (pool) => signInAndKeep(pool, PASSWORD),
    ours: "AccessToken ExpiresIn IdToken RefreshToken TokenType",
    theirs: "AccessToken IdToken RefreshToken",
    right: "ours: the result says how long the token lasts and what kind it is",
  },
  {
    what: "InitiateAuth: claims of the access token",
    ask: async ({ access }) => claimsOf(access),
    ours: "auth_time client_id event_id exp iat iss jti origin_jti scope sub token_use username",
    theirs: "auth_time client_id event_id exp iat iss jti scope sub token_use username",
    right: "ours where tokens can be revoked, which a new client has; without it there is no origin_jti",
  },
  {
    what: "InitiateAuth: claims of the id token",
    ask: async ({ id }) => claimsOf(id),
    ours: "aud auth_time cognito:username email email_verified event_id exp iat iss jti origin_jti sub token_use",
    theirs: "aud auth_time cognito:username email email_verified event_id exp iat iss jti sub token_use",
    right: "ours, as for the access token",
  },
  {
    what: "GetUser: the attributes",
    ask: attributeNames,
    ours: "email email_verified sub",
    theirs: "email sub",
    right: "ours: the code verifies the address that it was sent to",
  },
  {
    what: "GetUser with what is no token",
    ask: (pool) => getUser(pool, "no-token"),
    ours: "NotAuthorizedException",
    theirs: "InvalidParameterException",
    right: "ours: NotAuthorizedException",
  },
  {
    what: "GetUser with a token whose signature is another's",
    ask: (pool) => getUser(pool, `${pool.access.slice(0, -8)}AAAAAAAA`),
    ours: "NotAuthorizedException",
    theirs: "UserAttributes Username",
    right: "ours: cognito-local reads a token without verifying it",
  },
  {
    what: "UpdateUserAttributes",
    ask: (pool) => update(pool, "name", "고이"),
    both: "CodeDeliveryDetailsList",
  },
  {
    what: "UpdateUserAttributes of what nobody may write",
    ask: (pool) => update(pool, "sub", "another"),
    ours: "NotAuthorizedException",
    theirs: "InvalidParameterException",
    right: "both: one is for what a client may not write, the other for what cannot change",
  },
  {
    what: "InitiateAuth by the refresh token: the result",
    ask: async (pool) => (await refreshTokens(pool)).AuthenticationResult ?? {},
    ours: "AccessToken ExpiresIn IdToken RefreshToken TokenType",
    theirs: "AccessToken IdToken",
    right:
      "theirs but for how long it lasts; ours replaces the refresh token whichever operation asks (decision 4)",
  },
  {
    what: "ChangePassword with a wrong one",
    ask: (pool) => changePassword(pool, "a wrong password", NEXT_PASSWORD),
    ours: "NotAuthorizedException",
    theirs: "InvalidPasswordException",
    right: "ours: NotAuthorizedException",
  },
  {
    what: "ChangePassword",
    ask: (pool) => changePassword(pool, PASSWORD, NEXT_PASSWORD),
    both: "",
  },
  {
    what: "ForgotPassword",
    ask: (pool) => forgot(pool, pool.email),
    both: "CodeDeliveryDetails",
  },
  {
    what: "ForgotPassword of somebody unknown",
    ask: (pool) => forgot(pool, STRANGER),
    ours: "CodeDeliveryDetails",
    theirs: "UserNotFoundException",
    right: "ours: a pool that hides who has an account answers as if there were one",
  },
  {
    what: "ConfirmForgotPassword with a wrong code",
    ask: (pool) => reset(pool, pool.email, "000000"),
    both: "CodeMismatchException",
  },
  {
    what: "ConfirmForgotPassword of somebody unknown",
    ask: (pool) => reset(pool, STRANGER, "000000"),
    ours: "CodeMismatchException",
    theirs: "UserNotFoundException",
    right: "ours: such a pool says CodeMismatchException",
  },
  {
    what: "ConfirmForgotPassword",
    ask: (pool) => reset(pool, pool.email, pool.code()),
    both: "",
  },
  {
    what: "InitiateAuth with the new password: the result",
    ask: (pool) => signInAndKeep(pool, LAST_PASSWORD),
    ours: "AccessToken ExpiresIn IdToken RefreshToken TokenType",
    theirs: "AccessToken IdToken RefreshToken",
    right: "ours, as above",
  },
  {
    what: "RevokeToken of what is no token",
    ask: (pool) => revoke(pool, "no-token"),
    ours: "UnsupportedTokenTypeException",
    theirs: "NotAuthorizedException",
    right: "ours: UnsupportedTokenTypeException; RevokeToken knows no NotAuthorizedException",
  },
  {
    what: "RevokeToken",
    ask: (pool) => revoke(pool, pool.refresh),
    both: "",
  },
  {
    what: "InitiateAuth by the revoked refresh token",
    ask: refreshTokens,
    both: "NotAuthorizedException",
  },
  {
    what: "GetUser after the refresh token was revoked",
    ask: (pool) => getUser(pool, pool.access),
    ours: "NotAuthorizedException",
    theirs: "UserAttributes Username",
    right: "ours: a revoked session's access tokens open nothing of Cognito's",
  },
  {
    what: "GlobalSignOut",
    ask: async (pool) => {
      await signInAndKeep(pool, LAST_PASSWORD);
      return pool.userPool.send(new GlobalSignOutCommand({ AccessToken: pool.access }));
    },
    ours: "",
    theirs: "Unsupported",
    right: "ours: cognito-local does not have it",
  },
  {
    what: "DeleteUser",
    ask: async (pool) => {
      await signInAndKeep(pool, LAST_PASSWORD);
      return pool.userPool.send(new DeleteUserCommand({ AccessToken: pool.access }));
    },
    ours: "UnknownOperationException",
    theirs: "",
    right: "theirs; ours has none, because who leaves does so through the app, which takes the cards along",
  },
];

let given: Given;
let cognitoLocal: Awaited<ReturnType<typeof openCognitoLocal>>;
let own: Pool;
let judged: Pool;

beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  given = await openIdentity(await emptyDatabase());
  cognitoLocal = await openCognitoLocal({ identityEndpoint: given.origin });
  const email = given.newEmail();
  const person = { email, access: "", id: "", refresh: "" };
  own = { ...person, userPool: given.userPool, ClientId: ids.clientId, code: () => given.codeFor(email) };
  const { userPool, clientId } = cognitoLocal;
  judged = { ...person, userPool, ClientId: clientId, code: () => JUDGE_CODE };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cognitoLocal?.close();
  await given?.close();
});

test.each(lines)("$what", async ({ ask, ...line }) => {
  const expected = "both" in line ? { ours: line.both, theirs: line.both } : line;
  const found = { ours: await namesOf(ask(own)), theirs: await namesOf(ask(judged)) };
  expect(found).toEqual({ ours: expected.ours, theirs: expected.theirs });
});

async function namesOf(asking: Promise<object>): Promise<string> {
  const answer = await asking.catch((error: Error) => error);
  if (answer instanceof Error) return answer.name;
  const names = Object.entries(answer).flatMap(([name, value]) =>
    name === "$metadata" || value === undefined ? [] : [name],
  );
  return names.toSorted().join(" ");
}
