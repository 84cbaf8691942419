import { z } from "zod";
import { authenticated } from "./authenticated.ts";
import { CognitoError } from "./errors.ts";
import { AccessToken, ClientId } from "./inputs.ts";
import type { Pool } from "./pool.ts";
import { operation } from "./protocol.ts";

const refreshInput = z.object({ ClientId, RefreshToken: z.string().min(1) });
const revokeInput = z.object({ ClientId, Token: z.string().min(1) });
const globalSignOutInput = z.object({ AccessToken });

/** New tokens for a refresh token, which is replaced whichever operation asks. */
export async function refreshedTokens(pool: Pool, refreshToken: string) {
  const { member, session, successor } = await pool.refreshTokens.rotate(refreshToken);
  return authenticated(pool, { member, session, refreshToken: successor });
}

export function refreshOperations(pool: Pool) {
  const { refreshTokens, sessions } = pool;

  /** A token of any generation ends its session: whoever has it may at least give it back. */
  async function revokeToken({ Token }: z.output<typeof revokeInput>) {
    const token = refreshTokens.read(Token);
    if (!token)
      throw new CognitoError("UnsupportedTokenTypeException", "Only refresh tokens can be revoked.");
    await sessions.end(token.id);
    return {};
  }

  async function globalSignOut(input: z.output<typeof globalSignOutInput>) {
    const { member } = await pool.signedIn(input.AccessToken);
    await sessions.endAllOf(member.sub);
    return {};
  }

  return {
    GetTokensFromRefreshToken: operation(refreshInput, ({ RefreshToken }) =>
      refreshedTokens(pool, RefreshToken),
    ),
    RevokeToken: operation(revokeInput, revokeToken),
    GlobalSignOut: operation(globalSignOutInput, globalSignOut),
  };
}
