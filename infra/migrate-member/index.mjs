/**
 * Cognito asks here about somebody whom it does not know. The pool that they come from is asked with the password that
 * was typed; when it fits, Cognito keeps them from then on and never asks again.
 */
export function handler(event) {
  return migrate(event, { fetch, env: process.env });
}

export async function migrate(event, { fetch, env }) {
  // Who forgot the password has nothing that proves them to the old pool, which tells nobody who is a member.
  if (event.triggerSource !== "UserMigration_Authentication") throw new Error("Bad credentials");
  const signedIn = await ask("InitiateAuth", {
    ClientId: env.OLD_POOL_CLIENT_ID,
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: event.userName, PASSWORD: event.request.password },
  });
  // A challenge instead of tokens: a one-time password that was never replaced.
  if (!signedIn.AuthenticationResult) throw new Error("Bad credentials");
  const { AccessToken } = signedIn.AuthenticationResult;
  const { UserAttributes } = await ask("GetUser", { AccessToken });
  const old = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
  event.response.userAttributes = {
    email: old.email,
    email_verified: "true",
    ...(old.name && { name: old.name }),
    ...(old["custom:provider"] && { "custom:provider": old["custom:provider"] }),
    // By it their cards are found again: Cognito gives everybody a new subject.
    "custom:former_sub": old.sub,
  };
  event.response.finalUserStatus = "CONFIRMED";
  event.response.messageAction = "SUPPRESS";
  return event;

  async function ask(operation, body) {
    const answer = await fetch(env.OLD_POOL_ENDPOINT, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(2_000),
    });
    // Never the pool's own words, in which an address might stand.
    if (!answer.ok) throw new Error(answer.status === 400 ? "Bad credentials" : "The old pool is away");
    return answer.json();
  }
}
