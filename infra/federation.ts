import { SecretValue } from "aws-cdk-lib";
import {
  ProviderAttribute,
  type UserPool,
  UserPoolDomain,
  UserPoolIdentityProviderOidc,
} from "aws-cdk-lib/aws-cognito";
import type { Construct } from "constructs";
import type { Federated, Settings } from "./settings.ts";

type Provider = {
  name: string;
  given: Federated | undefined;
  issuerUrl: string;
  scopes: string[];
  endpoints?: { authorization: string; token: string; userInfo: string; jwksUri: string };
};

/** Signing in with an account of elsewhere, for those whose keys are given. Without keys nothing is made. */
export function createFederation(
  scope: Construct,
  { settings, userPool }: { settings: Settings; userPool: UserPool },
): UserPoolIdentityProviderOidc[] {
  const providers: Provider[] = [
    {
      name: "Kakao",
      given: settings.kakao,
      issuerUrl: "https://kauth.kakao.com",
      scopes: ["openid", "account_email", "profile_nickname"],
    },
    {
      name: "Naver",
      given: settings.naver,
      issuerUrl: "https://nid.naver.com",
      scopes: ["openid", "email", "name"],
      // Named one by one: its answer about the user is not where its own description says.
      endpoints: {
        authorization: "https://nid.naver.com/oauth2/authorize",
        token: "https://nid.naver.com/oauth2/token",
        userInfo: "https://openapi.naver.com/v1/nid/me",
        jwksUri: "https://nid.naver.com/oauth2/jwks",
      },
    },
  ];
  const made = providers.flatMap(({ name, given, ...rest }) =>
    given
      ? new UserPoolIdentityProviderOidc(scope, name, {
          userPool,
          name,
          clientId: given.clientId,
          // Written into the template as where it lies, never as what it is.
          clientSecret: SecretValue.secretsManager(given.secretName).unsafeUnwrap(),
          attributeMapping: { email: ProviderAttribute.other("email") },
          ...rest,
        })
      : [],
  );
  if (made.length > 0) {
    new UserPoolDomain(scope, "SignInDomain", {
      userPool,
      cognitoDomain: { domainPrefix: settings.domain.replaceAll(".", "-") },
    });
  }
  return made;
}
