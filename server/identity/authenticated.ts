import { identitiesOf } from "./federation/identities-claim.ts";
import { listLinksOf } from "./federation/links-store.ts";
import type { Pool } from "./pool.ts";
import type { LiveSession } from "./sessions.ts";
import { TOKEN_SECONDS } from "./tokens.ts";

/** The answer of every operation that ends in tokens. */
export async function authenticated(
  pool: Pool,
  who: LiveSession & { refreshToken: string; nonce?: string | undefined },
) {
  const links = await listLinksOf(pool.database.orm, who.member.sub);
  const { access, id } = await pool.tokens.forSession(who.member, who.session, {
    nonce: who.nonce,
    identities: identitiesOf(links),
  });
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      AccessToken: access,
      IdToken: id,
      RefreshToken: who.refreshToken,
      ExpiresIn: TOKEN_SECONDS,
      TokenType: "Bearer",
    },
  };
}
