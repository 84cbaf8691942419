import { readText } from "#server/http/body.ts";
import { authenticated } from "#server/identity/authenticated.ts";
import type { Pool } from "#server/identity/pool.ts";
import { refreshedTokens } from "#server/identity/refresh.ts";
import type { AuthorizationCodes } from "./authorization-codes.ts";
import type { DomainCall } from "./hosted-domain.ts";
import { identitiesOf } from "./identities-claim.ts";
import { listLinksOf } from "./links-store.ts";
import { answered, redirect } from "./oauth-answer.ts";
import { OauthError } from "./oauth-error.ts";

/** A code and a verifier. */
const MOST_BYTES = 8 * 1024;

type Parts = { pool: Pool; codes: AuthorizationCodes };

/** What our client asks the domain for without a person: tokens for a code, new ones, and their end. */
export function createTokenEndpoints({ pool, codes }: Parts) {
  const { database, limits, refreshTokens, sessions, settings } = pool;

  async function token(request: Request, { ip }: DomainCall): Promise<Response> {
    await limits.proof(ip);
    const form = await formOf(request);
    switch (form.get("grant_type")) {
      case "authorization_code":
        return tokensAnswer(await byCode(form));
      case "refresh_token":
        return tokensAnswer(await refreshedTokens(pool, form.get("refresh_token") ?? ""));
      default:
        throw new OauthError("unsupported_grant_type");
    }
  }

  async function byCode(form: URLSearchParams) {
    const { nonce, ...who } = await codes.redeem({
      code: form.get("code") ?? "",
      verifier: form.get("code_verifier") ?? "",
      redirectUri: form.get("redirect_uri") ?? "",
    });
    return authenticated(pool, { ...who, refreshToken: refreshTokens.write(who.session), nonce });
  }

  /** A token that we did not write is nobody's: there is nothing to end, and nothing to tell. */
  async function revoke(request: Request): Promise<Response> {
    const ended = refreshTokens.read((await formOf(request)).get("token") ?? "");
    if (ended) await sessions.end(ended.id);
    return answered({});
  }

  async function userInfo(request: Request): Promise<Response> {
    const [, accessToken = ""] = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
    const { member } = await pool.signedIn(accessToken);
    const links = await listLinksOf(database.orm, member.sub);
    return answered({
      sub: member.sub,
      username: member.username,
      email: member.email,
      email_verified: String(member.emailVerified),
      ...(member.name && { name: member.name }),
      ...(links.length > 0 && { identities: JSON.stringify(identitiesOf(links)) }),
    });
  }

  /** Where Amplify leads after a sign-out, to end the domain's own session. Ours keeps none. */
  async function logout(request: Request, { origin }: DomainCall): Promise<Response> {
    const { searchParams } = new URL(request.url);
    if (searchParams.get("client_id") !== settings.clientId) throw new OauthError("invalid_client");
    if (searchParams.get("logout_uri") !== `${origin}/`) {
      throw new OauthError("invalid_request", { message: "logout_uri is not one of this client." });
    }
    return redirect(new URL("/", origin));
  }

  async function formOf(request: Request): Promise<URLSearchParams> {
    const form = new URLSearchParams(await readText(request, MOST_BYTES));
    if (form.get("client_id") !== settings.clientId) throw new OauthError("invalid_client");
    return form;
  }

  return { token, revoke, userInfo, logout };
}

type Tokens = Awaited<ReturnType<typeof authenticated>>;

function tokensAnswer({ AuthenticationResult: tokens }: Tokens): Response {
  return answered({
    access_token: tokens.AccessToken,
    id_token: tokens.IdToken,
    refresh_token: tokens.RefreshToken,
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  });
}
