import { SecretValue } from "aws-cdk-lib";
import {
  ProviderAttribute,
  type UserPool,
  UserPoolDomain,
  UserPoolIdentityProviderOidc,
} from "aws-cdk-lib/aws-cognito";
import type { Construct } from "constructs";
import { REGION, type Settings } from "./settings.ts";

/**
 * Signing in with Kakao, where its keys are given; without them nothing is made. Naver is not among them: a user pool
 * asks providers of OpenID Connect, whose answer about a user is flat, and Naver's is nested in an API of its own.
 */
export function createFederation(
  scope: Construct,
  { settings, userPool }: { settings: Settings; userPool: UserPool },
) {
  const { kakao } = settings;
  if (!kakao) return undefined;
  const provider = new UserPoolIdentityProviderOidc(scope, "Kakao", {
    userPool,
    name: "Kakao",
    clientId: kakao.clientId,
    // Written into the template as where it lies, never as what it is.
    clientSecret: SecretValue.secretsManager(kakao.secretName).unsafeUnwrap(),
    issuerUrl: "https://kauth.kakao.com",
    scopes: ["openid", "account_email", "profile_nickname"],
    attributeMapping: {
      email: ProviderAttribute.other("email"),
      emailVerified: ProviderAttribute.other("email_verified"),
      fullname: ProviderAttribute.other("nickname"),
    },
  });
  const domainPrefix = settings.domain.replaceAll(".", "-");
  new UserPoolDomain(scope, "SignInDomain", { userPool, cognitoDomain: { domainPrefix } });
  return { provider, domain: `${domainPrefix}.auth.${REGION}.amazoncognito.com` };
}
