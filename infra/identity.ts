import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  StringAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolGroup,
} from "aws-cdk-lib/aws-cognito";
import { IdentityPool, UserPoolAuthenticationProvider } from "aws-cdk-lib/aws-cognito-identitypool";
import type { Construct } from "constructs";
import { createFederation } from "./federation.ts";
import { createMigration } from "./migrate-member.ts";
import { REGION, type Settings } from "./settings.ts";

/** As domain/credentials.ts has it: eight characters, nothing else asked of them. */
const PASSWORD = {
  minLength: 8,
  requireLowercase: false,
  requireUppercase: false,
  requireDigits: false,
  requireSymbols: false,
};

type Parts = { settings: Settings; origin: string; mail: { domain: string; address: string } };

/** Members (a user pool) and guests (an identity pool), as web/session and server/adapters/identity-cognito.ts use them. */
export function createIdentity(scope: Construct, { settings, origin, mail }: Parts) {
  const userPool = new UserPool(scope, "Members", {
    // E-mail as an attribute to sign in with: the username is the subject, as in the embedded pool.
    signInAliases: { email: true },
    signInCaseSensitive: false,
    selfSignUpEnabled: true,
    autoVerify: { email: true },
    // The old address counts until the new one has proved itself.
    keepOriginal: { email: true },
    standardAttributes: { email: { required: true, mutable: true } },
    customAttributes: {
      /** Whether somebody calls themselves a company: their own word. */
      provider: new StringAttribute({ mutable: true, maxLen: 256 }),
      /** Who a member was in the pool they came from; no client may write it. */
      former_sub: new StringAttribute({ mutable: true, maxLen: 64 }),
    },
    passwordPolicy: PASSWORD,
    mfa: Mfa.OFF,
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    userVerification: {
      emailSubject: "[고이] 인증번호를 보내드립니다",
      emailBody:
        "고이에서 요청하신 인증번호입니다.<br><br>인증번호: {####}<br><br>요청하신 적이 없다면 이 메일은 지우셔도 됩니다.",
    },
    userInvitation: {
      emailSubject: "[고이] 계정이 만들어졌습니다",
      emailBody:
        "{username} 님의 고이 계정이 만들어졌습니다.<br><br>임시 비밀번호: {####}<br><br>로그인하신 뒤 새 비밀번호를 정해 주세요.",
    },
    email: UserPoolEmail.withSES({
      fromEmail: mail.address,
      fromName: "고이",
      sesRegion: REGION,
      sesVerifiedDomain: mail.domain,
    }),
    lambdaTriggers: settings.oldPoolEndpoint
      ? { userMigration: createMigration(scope, { oldPoolEndpoint: settings.oldPoolEndpoint }) }
      : {},
    // Enough for passwords and codes by e-mail; the default costs almost three times as much a member.
    featurePlan: FeaturePlan.LITE,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  new UserPoolGroup(scope, "Admins", { userPool, groupName: "Admin" });
  const federated = createFederation(scope, { settings, userPool });

  const own = new ClientAttributes().withStandardAttributes({ email: true, fullname: true });
  const readable = new ClientAttributes().withStandardAttributes({
    email: true,
    emailVerified: true,
    fullname: true,
  });
  const client = new UserPoolClient(scope, "Browser", {
    userPool,
    generateSecret: false,
    authFlows: { userSrp: true, userPassword: true },
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
    readAttributes: readable.withCustomAttributes("provider"),
    writeAttributes: own.withCustomAttributes("provider"),
    ...(federated
      ? {
          oAuth: {
            flows: { authorizationCodeGrant: true },
            scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
            callbackUrls: [`${origin}/login`],
            logoutUrls: [`${origin}/`],
          },
          supportedIdentityProviders: [
            UserPoolClientIdentityProvider.COGNITO,
            UserPoolClientIdentityProvider.custom(federated.provider.providerName),
          ],
        }
      : { disableOAuth: true }),
  });
  if (federated) client.node.addDependency(federated.provider);

  const identityPool = new IdentityPool(scope, "Visitors", {
    allowUnauthenticatedIdentities: true,
    // Guests show an OpenID token of the pool; without this GetOpenIdToken is refused.
    allowClassicFlow: true,
    // The two roles have no permission: nobody's browser calls AWS with credentials.
    authenticationProviders: {
      userPools: [new UserPoolAuthenticationProvider({ userPool, userPoolClient: client })],
    },
  });

  Validations.of(userPool).acknowledge(
    {
      id: "AwsSolutions-COG1",
      reason:
        "The product asks for eight characters of any class: a long sentence in Hangul is a good password, and classes are what people answer with Password1!.",
    },
    {
      id: "AwsSolutions-COG2",
      reason:
        "Who makes one card a year has no second factor at hand; what is worth money asks for the password once more.",
    },
    {
      id: "AwsSolutions-COG3",
      reason:
        "Threat protection needs the Plus plan, at more than three times the price of a member; Cognito's own lock-out and the firewall's rates stand against guessing.",
    },
    {
      id: "AwsSolutions-COG8",
      reason: "The same: the Plus plan is for threat protection, which is not used.",
    },
  );
  Validations.of(identityPool).acknowledge({
    id: "AwsSolutions-COG7",
    reason: "Guests answer a card without an account. Their identity has a role without any permission.",
  });
  return { userPool, client, identityPool, signInDomain: federated?.domain };
}
