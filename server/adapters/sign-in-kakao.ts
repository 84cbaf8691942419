import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from "openid-client";
import { ProviderFailure } from "#server/identity/federation/provider-failure.ts";
import type { SignInProvider } from "#server/ports.ts";
import { allowPlain, asked, PROVIDER_SECONDS } from "./sign-in-provider-calls.ts";

/** Kakao's names for what it tells of somebody; address and nickname are each agreed to there, or not. */
const SCOPE = "openid account_email profile_nickname";

/** Kakao changes nothing of what it says about itself without a notice; a new key is found by its name all the same. */
const DESCRIBED_MS = 60 * 60_000;

type Parts = { issuer: string; clientId: string; clientSecret: string };

/** Signing in with Kakao, by OpenID Connect. */
export function createKakaoSignIn({ issuer, clientId, clientSecret }: Parts): SignInProvider {
  let described: { at: number; config: Promise<Configuration> } | undefined;

  function description(): Promise<Configuration> {
    if (described && Date.now() - described.at < DESCRIBED_MS) return described.config;
    const config = asked(
      discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
        // The token comes from Kakao itself; that it is signed by Kakao is asked all the same.
        execute: [enableNonRepudiationChecks, ...allowPlain(issuer)],
        timeout: PROVIDER_SECONDS,
      }),
    );
    const asking = { at: Date.now(), config };
    described = asking;
    config.catch(() => {
      if (described === asking) described = undefined;
    });
    return config;
  }

  return {
    name: "Kakao",

    async start({ redirectUri, state, nonce, verifier, anew }) {
      return buildAuthorizationUrl(await description(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(anew && { prompt: "login" }),
      });
    },

    async finish(returned, { state, nonce, verifier }) {
      const config = await description();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const tokens = await asked(
        authorizationCodeGrant(config, returned, { ...checks, idTokenExpected: true }),
      );
      const claims = tokens.claims();
      if (!claims) throw new ProviderFailure("untrusted");
      // The token names the address; whether it is theirs stands only here.
      const user = await asked(fetchUserInfo(config, tokens.access_token, claims.sub));
      return {
        subject: claims.sub,
        email: user.email ?? null,
        isEmailVerified: user.email_verified === true,
        name: user.nickname ?? user.name ?? null,
        signedInAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
      };
    },
  };
}
