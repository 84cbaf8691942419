import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { askOperator } from "#server/operator.ts";
import type { ApiAnswer, ApiOperation } from "#web/api-call.ts";
import { codeIn, emailsIn } from "../outbox.ts";

/** Where the app is open now: elsewhere after each start. */
export type Place = { url: string; folder: string };

/** What an app answered; one that is dead, or dies meanwhile, answers nothing, which is thrown. */
export type Told<Result> = { status: number; data?: Result; code?: string };

export type Client = <Result, Variables>(
  operation: ApiOperation<Result, Variables>,
  variables: Variables,
) => Promise<Told<Result>>;

let networks = 0;
/** Everybody comes from a network of their own, so that no limit for one of them is met. */
export function anotherNetwork(): Record<string, string> {
  networks += 1;
  return { "x-forwarded-for": `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` };
}

/** The app must be told to believe it. */
export const FROM_ANYWHERE = { TRUSTED_PROXIES: "127.0.0.1,::1,::ffff:127.0.0.1" };

const PATIENCE_MS = 60_000;

export function send(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...anotherNetwork(), ...(init.headers as Record<string, string>) };
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), ...init, headers });
}

type Settings = { apiKey: string; userPoolClientId: string; identityPoolId: string };

async function settingsOf({ url }: Place): Promise<Settings> {
  return (await send(`${url}/config.json`)).json();
}

/** Asks the API in the name of whoever these headers identify. */
export async function clientAt(place: Place, identity: Record<string, string>): Promise<Client> {
  const { apiKey } = await settingsOf(place);
  return async function ask<Result, Variables>(
    operation: ApiOperation<Result, Variables>,
    variables: Variables,
  ) {
    const answer = await send(`${place.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": apiKey, ...identity },
      body: JSON.stringify({ query: operation.toString(), variables }),
    });
    const { data, errors }: ApiAnswer = await answer.json();
    const [failure] = errors ?? [];
    if (failure) return { status: answer.status, code: String(failure.extensions?.code) };
    return { status: answer.status, data: data as Result };
  };
}

const services = {
  "user-pool": "AWSCognitoIdentityProviderService",
  "identity-pool": "AWSCognitoIdentityService",
};

type PoolCall = { at: keyof typeof services; operation: string; body: object };

async function callPool<Answer>({ url }: Place, { at, operation, body }: PoolCall): Promise<Answer> {
  const answer = await send(`${url}/identity/${at}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `${services[at]}.${operation}`,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${operation}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Somebody new without an account, as every guest's browser is. */
export async function newGuestAt(place: Place): Promise<Client> {
  const { identityPoolId: IdentityPoolId } = await settingsOf(place);
  const call = <Answer>(operation: string, body: object) =>
    callPool<Answer>(place, { at: "identity-pool", operation, body });
  const { IdentityId } = await call<{ IdentityId: string }>("GetId", { IdentityPoolId });
  const { Token } = await call<{ Token: string }>("GetOpenIdToken", { IdentityId });
  return clientAt(place, { "x-visitor": Token });
}

/** Somebody new with an account, by a token that later processes know as well; an admin, too, where that is wanted. */
export async function newMemberAt(
  place: Place,
  { email, isAdmin = false }: { email: string; isAdmin?: boolean },
): Promise<string> {
  const { userPoolClientId: ClientId } = await settingsOf(place);
  const call = <Answer>(operation: string, body: object) =>
    callPool<Answer>(place, { at: "user-pool", operation, body: { ClientId, ...body } });
  const password = "정성을 다해 8자";
  await call("SignUp", {
    Username: email,
    Password: password,
    UserAttributes: [{ Name: "email", Value: email }],
  });
  await call("ConfirmSignUp", { Username: email, ConfirmationCode: await codeSentTo(place, email) });
  if (isAdmin) await askOperator({ folder: place.folder, command: "make-admin", argument: email });
  const { AuthenticationResult } = await call<{ AuthenticationResult: { AccessToken: string } }>(
    "InitiateAuth",
    { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME: email, PASSWORD: password } },
  );
  return AuthenticationResult.AccessToken;
}

const CODE_EVERY_MS = 50;

async function codeSentTo({ folder }: Place, email: string): Promise<string> {
  for (;;) {
    const emails = (await emailsIn(join(folder, "outbox"))).filter((one) => one.includes(email));
    const code = emails.map(codeIn).at(-1);
    if (code) return code;
    await sleep(CODE_EVERY_MS);
  }
}
