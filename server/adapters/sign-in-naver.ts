import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  fetchProtectedResource,
} from "openid-client";
import { z } from "zod";
import { ProviderFailure } from "#server/identity/federation/provider-failure.ts";
import type { SignInProvider } from "#server/ports.ts";
import { allowPlain, asked, PROVIDER_SECONDS } from "./sign-in-provider-calls.ts";

/** Its answer about somebody, who is inside; address and name are each agreed to there, or not. */
const profile = z.object({
  resultcode: z.literal("00"),
  response: z.object({
    id: z.string().min(1),
    email: z.string().optional(),
    name: z.string().optional(),
  }),
});

type Parts = { issuer: string; apiUrl: string; clientId: string; clientSecret: string };

/**
 * Signing in with Naver, by OAuth 2 and its profile API: no token says who signed in, and none when. The address is the
 * one that somebody wrote into their profile there; Naver does not say that it was confirmed, so we do not believe it.
 */
export function createNaverSignIn({ issuer, apiUrl, clientId, clientSecret }: Parts): SignInProvider {
  const config = new Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/oauth2.0/authorize`,
      token_endpoint: `${issuer}/oauth2.0/token`,
    },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  config.timeout = PROVIDER_SECONDS;
  for (const allow of allowPlain(issuer)) allow(config);

  async function profileOf(accessToken: string) {
    const answer = await fetchProtectedResource(config, accessToken, new URL(`${apiUrl}/v1/nid/me`), "GET");
    if (answer.status >= 500) throw new ProviderFailure("away");
    const parsed = profile.safeParse(await answer.json().catch(() => undefined));
    if (!parsed.success) throw new ProviderFailure("untrusted", parsed.error);
    return parsed.data.response;
  }

  return {
    name: "Naver",

    async start({ redirectUri, state, anew }) {
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        state,
        ...(anew && { auth_type: "reauthenticate" }),
      });
    },

    async finish(returned, { state }) {
      const tokens = await asked(
        authorizationCodeGrant(config, returned, { expectedState: state }, { state }),
      );
      const { id, email, name } = await asked(profileOf(tokens.access_token));
      return {
        subject: id,
        email: email ?? null,
        isEmailVerified: false,
        name: name ?? null,
        signedInAt: null,
      };
    },
  };
}
