import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Database, Email, Log } from "#server/ports.ts";
import { listen } from "#tests/listen.ts";
import { createIdentityService } from "./service.ts";

export const ids = {
  region: "ap-northeast-2",
  userPoolId: "ap-northeast-2_goiTests",
  clientId: "goi0tests0client",
  identityPoolId: "ap-northeast-2:11111111-2222-4333-8444-555555555555",
} as const;

export const PASSWORD = "조용한 가을 아침에";

export type Given = Awaited<ReturnType<typeof openIdentity>>;
export type SignedIn = { email: string; sub: string; access: string; id: string; refresh: string };

/** Where the pools say they are, if it is not where they listen. */
type Issuers = { issuer?: string; identityIssuer?: string };

/** The embedded service on a real port, with a clock that is moved by hand and a mailbox that can be read. */
export async function openIdentity(database: Database, issuers: Issuers = {}) {
  let now = Math.floor(Date.now() / 1000) * 1000;
  const clock = { now: () => new Date(now) };
  const messages: Email[] = [];
  const mail = {
    working: true,
    async send(message: Email) {
      if (!mail.working) throw new Error("The mail server is away");
      messages.push(message);
    },
    async close() {},
  };
  const lines: string[] = [];
  const write = (fields: Record<string, unknown>, message: string) => {
    lines.push(JSON.stringify({ ...fields, message }));
  };
  const log: Log = { info: write, warn: write, error: write };

  // Every request comes from another network unless a test says where from.
  const network: { ip?: string } = {};
  let requests = 0;
  const nextIp = () =>
    network.ip ?? `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests++ & 255}`;

  const server = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    const peer = { ip: nextIp() };
    if (pathname.endsWith("/.well-known/jwks.json")) return service.jwks();
    if (pathname.startsWith("/identity/identity-pool")) return service.identityPool(request, peer);
    return service.userPool(request, peer);
  });
  const settings = {
    ...ids,
    issuer: `${server.origin}/identity/user-pool/${ids.userPoolId}`,
    identityIssuer: `${server.origin}/identity/identity-pool`,
    secret: "0123456789abcdef0123456789abcdef",
    ...issuers,
  };
  const parts = { database, mail, clock, log, settings };
  const service = createIdentityService(parts);
  const userPool = new CognitoIdentityProviderClient({
    ...clientOptions(),
    endpoint: `${server.origin}/identity/user-pool`,
  });

  const codeFor = (email: string) => messages.findLast(({ to, code }) => to === email && code)?.code ?? "";
  const newEmail = () => `goi-${crypto.randomUUID().slice(0, 8)}@example.com`;

  async function signUp(email = newEmail(), password = PASSWORD): Promise<string> {
    const input = { ClientId: ids.clientId, Username: email, Password: password };
    await userPool.send(new SignUpCommand(input));
    return email;
  }

  async function member(email = newEmail(), password = PASSWORD): Promise<string> {
    await signUp(email, password);
    const input = { ClientId: ids.clientId, Username: email, ConfirmationCode: codeFor(email) };
    await userPool.send(new ConfirmSignUpCommand(input));
    return email;
  }

  function tryPassword(email: string, password: string) {
    const AuthParameters = { USERNAME: email, PASSWORD: password };
    const input = { ClientId: ids.clientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters } as const;
    return userPool.send(new InitiateAuthCommand(input));
  }

  async function signIn(email: string, password = PASSWORD): Promise<SignedIn> {
    const { AuthenticationResult: result } = await tryPassword(email, password);
    const access = result?.AccessToken ?? "";
    const { sub } = claimsOf(access) as { sub: string };
    return { email, sub, access, id: result?.IdToken ?? "", refresh: result?.RefreshToken ?? "" };
  }

  return {
    database,
    service,
    settings,
    clock,
    mail,
    messages,
    lines,
    network,
    userPool,
    origin: server.origin,
    /** The same pools served by another process. */
    anotherProcess: () => createIdentityService(parts),
    withSecret: (secret: string) => createIdentityService({ ...parts, settings: { ...settings, secret } }),
    pass(seconds: number) {
      now += seconds * 1000;
    },
    codeFor,
    newEmail,
    signUp,
    member,
    tryPassword,
    signIn,
    signedInMember: async () => signIn(await member()),
    /** A call by hand, for what AWS's own client would never send. */
    call: (operation: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${server.origin}/identity/user-pool/`, {
        method: "POST",
        headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    async close() {
      userPool.destroy();
      await server.close();
      await database.close();
    },
  };
}

/** For every AWS client of the tests. */
export function clientOptions() {
  return {
    region: ids.region,
    retryStrategy: askAgainWhenBusy,
    // A kept connection may be closed by the server just as it is used again.
    requestHandler: { httpAgent: { keepAlive: false, maxSockets: 1000 } },
  };
}

/** A slow machine makes the database refuse at times (503): the client asks again, as it is told. Nothing else is retried. */
const askAgainWhenBusy = {
  acquireInitialRetryToken: async () => retryToken(0),
  async refreshRetryTokenForRetry(last: { getRetryCount(): number }, { error }: { error?: unknown }) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status !== 503) throw error;
    return retryToken(last.getRetryCount() + 1);
  },
  recordSuccess() {},
};

function retryToken(count: number) {
  return { getRetryCount: () => count, getRetryDelay: () => 100 };
}

export function claimsOf(jwt: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString("utf8"));
}

/** The name and message of the error that a call ends with. */
export async function refusalOf(call: Promise<unknown>): Promise<{ name: string; message: string }> {
  const error = await call.then(
    () => new Error("The call was answered"),
    (reason: Error) => reason,
  );
  return { name: error.name, message: error.message };
}
