import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { documentNames, documents } from "#domain/consent.ts";
import type { ApiAnswer, ApiOperation } from "#web/api-call.ts";
import { AnswerConsentsDocument, type ConsentDocument } from "#web/graphql/graphql.ts";

/** How the demo reaches the app: over HTTP as everybody does, and by what its operator may do besides. */
export type FrontDoor = {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The code of the newest e-mail to this address. */
  codeFor(email: string): Promise<string>;
  makeAdmin(email: string): Promise<unknown>;
};

export type Ask = <Result, Variables>(
  operation: ApiOperation<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** Asks the API in the name of whoever these headers identify. */
function askingWith(door: FrontDoor, identity: Record<string, string>): Ask {
  return async function ask<Result, Variables>(
    operation: ApiOperation<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    const answer = await door.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...identity },
      body: JSON.stringify({ query: operation.toString(), variables }),
    });
    const { data, errors }: ApiAnswer = await answer.json();
    if (!errors?.[0]) return data as Result;
    const { code, retryAfterSeconds = 1 } = errors[0].extensions ?? {};
    // A small machine that still draws photos may be busy; a browser would ask again, too.
    if (code !== "BUSY")
      throw new Error(`${operation.toString().trim().split("(")[0]}: ${JSON.stringify(errors)}`);
    await sleep(retryAfterSeconds * 1_000);
    return ask(operation, variables);
  };
}

type Settings = { apiKey: string; userPoolClientId: string; identityPoolId: string };

async function settingsOf(door: FrontDoor): Promise<Settings> {
  return (await door.fetch("/config.json")).json();
}

type Pool = { at: "user-pool" | "identity-pool"; operation: string; body: object };

const services = {
  "user-pool": "AWSCognitoIdentityProviderService",
  "identity-pool": "AWSCognitoIdentityService",
};

async function callPool<Answer>(door: FrontDoor, { at, operation, body }: Pool): Promise<Answer> {
  const answer = await door.fetch(`/identity/${at}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `${services[at]}.${operation}`,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
  return answer.json();
}

export type SignIn = { email: string; password: string };

/** A new account with a password that no other demo has, confirmed by the code of its e-mail. */
export async function signUp(door: FrontDoor, email: string): Promise<SignIn> {
  const password = randomBytes(12).toString("base64url");
  const { userPoolClientId: ClientId } = await settingsOf(door);
  const call = (operation: string, body: object) =>
    callPool(door, { at: "user-pool", operation, body: { ClientId, Username: email, ...body } });
  await call("SignUp", { Password: password, UserAttributes: [{ Name: "email", Value: email }] });
  await call("ConfirmSignUp", { ConfirmationCode: await door.codeFor(email) });
  const ask = await signIn(door, { email, password });
  await ask(AnswerConsentsDocument, {
    answers: documentNames.map((document) => ({
      document: document.toUpperCase() as ConsentDocument,
      version: documents[document].version,
      agreed: documents[document].required,
    })),
  });
  return { email, password };
}

export async function signIn(door: FrontDoor, { email, password }: SignIn): Promise<Ask> {
  const { userPoolClientId: ClientId, apiKey } = await settingsOf(door);
  const { AuthenticationResult } = await callPool<{ AuthenticationResult: { AccessToken: string } }>(door, {
    at: "user-pool",
    operation: "InitiateAuth",
    body: {
      ClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    },
  });
  return askingWith(door, {
    "x-api-key": apiKey,
    authorization: `Bearer ${AuthenticationResult.AccessToken}`,
  });
}

/** Somebody new without an account, as every guest's browser is. */
export async function newGuest(door: FrontDoor): Promise<Ask> {
  const { identityPoolId: IdentityPoolId, apiKey } = await settingsOf(door);
  const call = <Answer>(operation: string, body: object) =>
    callPool<Answer>(door, { at: "identity-pool", operation, body });
  const { IdentityId } = await call<{ IdentityId: string }>("GetId", { IdentityPoolId });
  const { Token } = await call<{ Token: string }>("GetOpenIdToken", { IdentityId });
  return askingWith(door, { "x-api-key": apiKey, "x-visitor": Token });
}
