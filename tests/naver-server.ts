import { randomUUID } from "node:crypto";
import { listen } from "./listen.ts";

/** Somebody who has an account at Naver, and what they let it tell. */
export type NaverPerson = { id: string; email?: string; name?: string };

/** How Naver is to answer, by the end of an address. */
type NaverMood = { path: string; is: "silent" | "failing" | "refusing" };

export type Naver = Awaited<ReturnType<typeof startNaver>>;

const CLIENT = { id: "goi-at-naver", secret: "a secret that Naver gave us" };

/**
 * Naver's shape: OAuth 2 with a state of its own in the token request, seconds as words, a failure told with 200, and
 * somebody inside of an answer of its API. It cannot run here; this stands in, and fails on demand.
 */
export async function startNaver() {
  let person: NaverPerson | undefined;
  let mood: NaverMood | undefined;
  const codes = new Map<string, { state: string; person: NaverPerson }>();
  const tokens = new Map<string, NaverPerson>();

  function authorize({ searchParams: asked }: URL): Response {
    const back = new URL(asked.get("redirect_uri") ?? "");
    const state = asked.get("state") ?? "";
    back.searchParams.set("state", state);
    if (person && asked.get("client_id") === CLIENT.id) {
      const code = randomUUID();
      codes.set(code, { state, person });
      back.searchParams.set("code", code);
    } else {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_description", "Canceled By User");
    }
    return new Response(null, { status: 302, headers: { location: back.href } });
  }

  async function token(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const issued = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const isOurs = form.get("client_id") === CLIENT.id && form.get("client_secret") === CLIENT.secret;
    if (!issued || !isOurs || form.get("state") !== issued.state || mood?.is === "refusing") {
      return Response.json({ error: "invalid_request", error_description: "no valid data in session" });
    }
    const access = randomUUID();
    tokens.set(access, issued.person);
    return Response.json({
      access_token: access,
      refresh_token: randomUUID(),
      token_type: "bearer",
      expires_in: "3600",
    });
  }

  function profile(request: Request): Response {
    const who = tokens.get((request.headers.get("authorization") ?? "").replace("Bearer ", ""));
    if (!who) return Response.json({ resultcode: "024", message: "Authentication failed" }, { status: 401 });
    return Response.json({ resultcode: "00", message: "success", response: who });
  }

  const server = await listen(async (request) => {
    const url = new URL(request.url);
    if (mood && url.pathname.endsWith(mood.path)) {
      if (mood.is === "silent") return new Promise<Response>(() => {});
      if (mood.is === "failing") return new Response("no", { status: 500 });
    }
    if (url.pathname === "/oauth2.0/authorize") return authorize(url);
    if (url.pathname === "/oauth2.0/token") return token(request);
    return profile(request);
  });

  return {
    /** What the app is configured with. */
    env: {
      NAVER_CLIENT_ID: CLIENT.id,
      NAVER_CLIENT_SECRET: CLIENT.secret,
      NAVER_ISSUER: server.origin,
      NAVER_API_URL: server.origin,
    },
    /** Who agrees at the next visit; nobody says no. */
    signIn(next: NaverPerson | undefined) {
      person = next;
    },
    feel(next: NaverMood | undefined) {
      mood = next;
    },
    close: server.close,
  };
}
