import { createSign, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "./project-root.ts";

/** Somebody who has an account at Kakao, and what they let it tell. */
export type KakaoPerson = { sub: string; nickname?: string; email?: string; email_verified?: boolean };
type Claims = Record<string, unknown>;

/** How Kakao is to answer, by the end of an address: not at all, with a failure, or well. */
type KakaoMood = { path: string; is: "silent" | "failing" };

export type Kakao = Awaited<ReturnType<typeof startKakao>>;

const CLIENT = { client_id: "goi-at-kakao", client_secret: "a secret that Kakao gave us" };

/**
 * Kakao as a provider of OpenID Connect that others wrote (oidc-provider), with Kakao's names for what it tells. It
 * misbehaves on demand: what its tokens claim can be changed before they are signed, and it falls silent or fails.
 */
export async function startKakao() {
  const people = new Map<string, KakaoPerson>();
  const key = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = { ...key.privateKey.export({ format: "jwk" }), kid: "kakao", use: "sig", alg: "RS256" };
  let forge: ((claims: Claims) => Claims) | undefined;
  let signer = key.privateKey;
  let mood: KakaoMood | undefined;
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://kakao");
    asked.push(pathname);
    if (mood && pathname.endsWith(mood.path)) {
      if (mood.is === "failing") response.writeHead(500).end("no");
      return;
    }
    if (pathname.startsWith("/interaction/")) return void decide(request, response);
    if (pathname === "/token") alterTokens(response);
    void callback(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await openProvider({ issuer, jwk, people });
  const callback = provider.callback();

  /** The one page at which somebody signs in and agrees, or does not. */
  async function decide(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== "POST") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
      return;
    }
    const form = new URLSearchParams(await textOf(request));
    const result =
      form.get("decision") === "deny"
        ? { error: "access_denied", error_description: "User denied access" }
        : { login: { accountId: form.get("account") } };
    await provider.interactionFinished(request, response, result);
  }

  function alterTokens(response: ServerResponse) {
    const end = response.end.bind(response);
    response.end = ((chunk?: string | Buffer) => {
      const body = JSON.parse(String(chunk ?? "{}"));
      if (!forge || !body.id_token) return end(chunk);
      const [header = "", payload = ""] = body.id_token.split(".");
      const claims = forge(JSON.parse(Buffer.from(payload, "base64url").toString()));
      const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
      const signature = createSign("RSA-SHA256").update(text).sign(signer).toString("base64url");
      const altered = JSON.stringify({ ...body, id_token: `${text}.${signature}` });
      response.setHeader("content-length", Buffer.byteLength(altered));
      return end(altered);
    }) as typeof response.end;
  }

  return {
    issuer,
    /** What the app is configured with. */
    env: {
      KAKAO_CLIENT_ID: CLIENT.client_id,
      KAKAO_CLIENT_SECRET: CLIENT.client_secret,
      KAKAO_ISSUER: issuer,
    },
    /** Which addresses were asked for. */
    asked,
    add(person: KakaoPerson): KakaoPerson {
      people.set(person.sub, person);
      return person;
    },
    /** From now on tokens claim this; signed with a key of nobody where it is said. */
    forge(change: (claims: Claims) => Claims, { byStranger = false } = {}) {
      forge = change;
      if (byStranger) signer = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    },
    feel(next: KakaoMood) {
      mood = next;
    },
    behave() {
      forge = undefined;
      mood = undefined;
      signer = key.privateKey;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const page = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>카카오계정</title>
<h1>카카오계정으로 로그인</h1><form method="post"><label>계정 <input name="account"></label>
<button name="decision" value="agree">동의하고 계속하기</button>
<button name="decision" value="deny">취소</button></form></html>`;

type Callback = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type OidcProvider = {
  callback(): Callback;
  interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  Client: { prototype: { redirectUriAllowed(uri: string): boolean } };
  Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> };
};
type Parts = { issuer: string; jwk: object; people: ReadonlyMap<string, KakaoPerson> };

async function openProvider({ issuer, jwk, people }: Parts): Promise<OidcProvider> {
  if (!existsSync(join(projectRoot, "infra/node_modules/oidc-provider"))) {
    throw new Error("oidc-provider is not installed; npm test does so, or: npm ci --prefix infra");
  }
  const installed = createRequire(join(projectRoot, "infra/package.json"));
  const module = await import(pathToFileURL(installed.resolve("oidc-provider")).href);
  const Provider: new (issuer: string, settings: object) => OidcProvider = module.default;
  const provider = new Provider(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: ["http://localhost/identity/oauth2/idpresponse"],
        token_endpoint_auth_method: "client_secret_post",
        require_auth_time: true,
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ["of the tests"] },
    scopes: ["openid", "account_email", "profile_nickname"],
    claims: { openid: ["sub"], account_email: ["email", "email_verified"], profile_nickname: ["nickname"] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: async () => person };
    },
    async loadExistingGrant({
      oidc,
    }: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) {
      const { clientId } = oidc.client;
      const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid account_email profile_nickname");
      await grant.save();
      return grant;
    },
  });
  // An app listens where a port is free.
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    URL.canParse(uri) && new URL(uri).pathname === "/identity/oauth2/idpresponse";
  return provider;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
