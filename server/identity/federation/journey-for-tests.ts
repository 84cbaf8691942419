import { createHash, randomBytes } from "node:crypto";
import { EMBEDDED_POOLS } from "#server/adapters/open.ts";
import { claimsOf } from "#server/identity/pool-under-test.ts";
import type { TestApp } from "#tests/app.ts";

const ORIGIN = "http://localhost";

type Start = { provider?: string; change?: Record<string, string | undefined>; ip?: string };
export type Exchange = { verifier?: string; redirectUri?: string; clientId?: string };

/** A browser that signs in at the app by a provider, as Amplify would have it; each step can go wrong on demand. */
export function createJourney(app: TestApp) {
  const jar = new Map<string, string>();
  const verifier = randomBytes(32).toString("base64url");
  const state = randomBytes(16).toString("hex");

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await app.fetch(path, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  }

  /** Where /oauth2/authorize leads. */
  async function start({ provider = "Kakao", change = {} }: Start = {}): Promise<Response> {
    const asked = new URLSearchParams();
    const parameters: Record<string, string | undefined> = {
      client_id: EMBEDDED_POOLS.clientId,
      redirect_uri: `${ORIGIN}/login`,
      response_type: "code",
      scope: "openid email profile aws.cognito.signin.user.admin",
      identity_provider: provider,
      state,
      nonce: "of the client",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...change,
    };
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) asked.set(name, value);
    return ask(`/identity/oauth2/authorize?${asked}`);
  }

  /** Signs in at Kakao's page, or says no; answers with the address that leads back. */
  async function atKakao(from: Response, decision: { account: string } | "deny"): Promise<string> {
    const cookies = new Map<string, string>();
    let next = locationOf(from);
    let body: URLSearchParams | undefined;
    for (let steps = 0; steps < 8; steps += 1) {
      if (next.startsWith(ORIGIN)) return next.slice(ORIGIN.length);
      const answer: Response = await fetch(next, {
        method: body ? "POST" : "GET",
        redirect: "manual",
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(body && { body }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const { headers, status } = answer;
      if (status === 200) {
        body = new URLSearchParams(
          decision === "deny" ? { decision } : { decision: "agree", account: decision.account },
        );
      } else if (headers.has("location")) {
        next = new URL(headers.get("location") ?? "", next).href;
        body = undefined;
      } else throw new Error(`Kakao answered ${status}: ${await answer.text()}`);
    }
    throw new Error("Kakao leads round in a circle");
  }

  /** Naver has no page here: it leads back at once. */
  async function atNaver(from: Response): Promise<string> {
    const answer = await fetch(locationOf(from), { redirect: "manual" });
    return locationOf(answer).slice(ORIGIN.length);
  }

  const comeBack = (path: string) => ask(path);

  function exchange(code: string, given: Exchange = {}): Promise<Response> {
    const form = new URLSearchParams({
      grant_type: "authorization_code",
      code,
      client_id: given.clientId ?? EMBEDDED_POOLS.clientId,
      redirect_uri: given.redirectUri ?? `${ORIGIN}/login`,
      ...(given.verifier !== "" && { code_verifier: given.verifier ?? verifier }),
    });
    return ask("/identity/oauth2/token", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    });
  }

  /** What the page asks after somebody came back and is not let in yet. */
  async function finish(operation: string, body: object = {}) {
    const answer = await ask("/identity/federation", {
      method: "POST",
      headers: { "x-amz-target": `GoiFederation.${operation}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...(await answer.json()) };
  }

  /** The tokens at the end of where an answer leads. */
  async function tokensAt(location: string) {
    const { searchParams } = new URL(location);
    if (searchParams.get("state") !== state) throw new Error("The state is not the client's");
    const tokens = await (await exchange(searchParams.get("code") ?? "")).json();
    return { ...tokens, id: claimsOf(tokens.id_token), access: claimsOf(tokens.access_token) };
  }

  return {
    state,
    jar,
    ask,
    start,
    atKakao,
    atNaver,
    comeBack,
    exchange,
    finish,
    tokensAt,
    /** All of the way by Kakao, as far as it leads. */
    async byKakao(account: string): Promise<string> {
      return locationOf(await comeBack(await atKakao(await start(), { account })));
    },
    async byNaver(): Promise<string> {
      return locationOf(await comeBack(await atNaver(await start({ provider: "Naver" }))));
    },
  };
}

export function locationOf(answer: Response): string {
  return answer.headers.get("location") ?? `(no location: ${answer.status})`;
}

/** Why somebody was sent back to /login, by OAuth's name. */
export function errorAt(location: string): string | null {
  const { pathname, searchParams } = new URL(location, ORIGIN);
  return pathname === "/login" && !searchParams.has("code") ? searchParams.get("error") : null;
}
