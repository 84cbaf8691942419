import { createRequire } from "node:module";
import { join } from "node:path";
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { importJWK, type JWK, type JWTPayload, SignJWT } from "jose";
import { subject } from "#domain/member.ts";
import {
  claimsOf,
  clientOptions,
  type Given,
  ids,
  openIdentity,
  PASSWORD,
  type SignedIn,
} from "#server/identity/pool-under-test.ts";
import { createSecrets } from "#server/identity/secrets.ts";
import type { Clock, Identity } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { projectRoot } from "#tests/project-root.ts";
import { openCloudService } from "./cloud-service-for-tests.ts";
import { createCognitoIdentity } from "./identity-cognito.ts";
import { JUDGE_CODE, startJudge } from "./judge-for-tests.ts";

/** A pool's own key, to sign what the pool never would. */
export type PoolKey = {
  jwk: JWK & { kid: string };
  sign(claims: JWTPayload, header?: object): Promise<string>;
};

/** Pools, an adapter that believes them, and what people and administrators do there. */
export type IdentityWorld = {
  /** The adapter as another process would have it. */
  open(): Identity;
  clock: Clock;
  pass(seconds: number): void;
  issuer: string;
  clientId: string;
  userPoolKey(): Promise<PoolKey>;
  signedInMember(): Promise<SignedIn>;
  signIn(email: string): Promise<SignedIn>;
  setGroups(sub: string, groups: string[]): Promise<void>;
  signOut(who: SignedIn): Promise<unknown>;
  signOutEverywhere(who: SignedIn): Promise<unknown>;
  leave(who: SignedIn): Promise<unknown>;
  disable(who: SignedIn): Promise<unknown>;
  /** How often keys were asked for. */
  keysAsked(): number;
  close(): Promise<void>;
};

const quiet = { warn() {} };
/** Nothing here is about speed. */
const patience = { connectMs: 60_000, answerMs: 60_000 };

/** Our own service, with the embedded adapter and behind the one for Cognito. */
export async function openOwnWorlds() {
  let given: Given | undefined;
  const cloud = await openCloudService(() => given as Given);
  given = await openIdentity(await emptyDatabase(), {
    issuer: `${cloud.origin}/${ids.userPoolId}`,
    identityIssuer: cloud.origin,
  });
  const own = given;
  const endpoints = { endpoint: cloud.origin, identityEndpoint: cloud.origin };
  const shared = {
    clock: own.clock,
    pass: own.pass,
    issuer: own.settings.issuer,
    clientId: ids.clientId,
    userPoolKey: () => ownKey(own),
    signedInMember: own.signedInMember,
    signIn: (email: string) => own.signIn(email),
    async setGroups(sub: string, groups: string[]) {
      cloud.groups.set(sub, groups);
      await own.database.run("update members set groups = $1 where sub = $2", [groups, sub]);
    },
    signOut: ({ refresh }: SignedIn) =>
      own.userPool.send(new RevokeTokenCommand({ ClientId: ids.clientId, Token: refresh })),
    signOutEverywhere: ({ access }: SignedIn) =>
      own.userPool.send(new GlobalSignOutCommand({ AccessToken: access })),
    leave: ({ sub }: SignedIn) => own.service.identity.remove(subject.parse(sub)),
    disable: ({ sub }: SignedIn) =>
      own.database.run("update members set enabled = false where sub = $1", [sub]),
    keysAsked: () => cloud.asked.filter((it) => it === "JWKS").length,
    close: async () => {},
  };
  const embedded: IdentityWorld = { ...shared, open: () => own.anotherProcess().identity };
  const cognito: IdentityWorld = {
    ...shared,
    open: () => createCognitoIdentity({ ...ids, ...endpoints, clock: own.clock, log: quiet, patience }),
  };
  return {
    given: own,
    cloud,
    embedded,
    cognito,
    async close() {
      await cloud.close();
      await own.close();
    },
  };
}

/** The identity pool's key where our own service is the pool. */
export async function ownKey(given: Given): Promise<PoolKey> {
  const { rows } = await given.database.run("select secret from keys where purpose = 'signing'");
  const text = createSecrets(given.settings.secret).open("signing-key", String(rows[0]?.secret));
  return keyOf(JSON.parse(text ?? ""));
}

async function keyOf(jwk: JWK & { kid: string }): Promise<PoolKey> {
  const secret = await importJWK(jwk, "RS256");
  const sign = (claims: JWTPayload, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: jwk.kid, ...header }).sign(secret);
  return { jwk, sign };
}

/** cognito-local as the user pool. It has no identity pool: whose that is, is told. */
export async function openCognitoLocal({ identityEndpoint }: { identityEndpoint: string }) {
  const judge = await startJudge("cognito-local");
  const userPool = new CognitoIdentityProviderClient({ ...clientOptions(), endpoint: judge.origin });
  const made = await userPool.send(
    new CreateUserPoolCommand({
      PoolName: "goi",
      UsernameAttributes: ["email"],
      AutoVerifiedAttributes: ["email"],
    }),
  );
  const UserPoolId = made.UserPool?.Id ?? "";
  const client = await userPool.send(new CreateUserPoolClientCommand({ UserPoolId, ClientName: "web" }));
  const ClientId = client.UserPoolClient?.ClientId ?? "";
  const endpoints = { endpoint: judge.origin, identityEndpoint };
  const pools = { ...ids, userPoolId: UserPoolId, clientId: ClientId };

  // Stands still as the other worlds' does, but is never behind a token that the judge has just dated by its own.
  let ahead = 0;
  let now = Date.now();
  const clock = { now: () => new Date(now) };
  const catchUp = () => {
    now = Math.max(now, Date.now() + ahead);
  };

  async function signIn(email: string): Promise<SignedIn> {
    const AuthParameters = { USERNAME: email, PASSWORD };
    const { AuthenticationResult: result } = await userPool.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters }),
    );
    catchUp();
    const access = result?.AccessToken ?? "";
    const { sub } = claimsOf(access) as { sub: string };
    return { email, sub, access, id: result?.IdToken ?? "", refresh: result?.RefreshToken ?? "" };
  }

  async function member(email = `goi-${crypto.randomUUID().slice(0, 8)}@example.com`): Promise<string> {
    const { UserSub } = await userPool.send(
      new SignUpCommand({ ClientId, Username: email, Password: PASSWORD }),
    );
    await userPool.send(
      new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: JUDGE_CODE }),
    );
    // Cognito marks the address that the code was sent to as verified; cognito-local does not.
    const UserAttributes = [
      { Name: "email", Value: email },
      { Name: "email_verified", Value: "true" },
    ];
    await userPool.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId, Username: UserSub, UserAttributes }),
    );
    return email;
  }

  const groupsMade = new Map<string, Promise<unknown>>();
  const groupsOfMembers = new Map<string, string[]>();
  async function ensureGroup(GroupName: string) {
    const make = () => userPool.send(new CreateGroupCommand({ UserPoolId, GroupName }));
    const made = groupsMade.get(GroupName) ?? make();
    groupsMade.set(GroupName, made);
    await made;
  }
  await ensureGroup("Admin");

  const world: IdentityWorld = {
    open: () => createCognitoIdentity({ ...pools, ...endpoints, clock, log: quiet, patience }),
    clock,
    pass(seconds) {
      ahead += seconds * 1000;
      now += seconds * 1000;
    },
    issuer: `${judge.origin}/${UserPoolId}`,
    clientId: ClientId,
    userPoolKey: () => keyOf(judgeKey()),
    signedInMember: async () => signIn(await member()),
    signIn,
    async setGroups(Username, groups) {
      for (const GroupName of groupsOfMembers.get(Username) ?? []) {
        await userPool.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName }));
      }
      for (const GroupName of groups) {
        await ensureGroup(GroupName);
        await userPool.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
      }
      groupsOfMembers.set(Username, groups);
    },
    signOut: ({ refresh }) => userPool.send(new RevokeTokenCommand({ ClientId, Token: refresh })),
    signOutEverywhere: ({ access }) => userPool.send(new GlobalSignOutCommand({ AccessToken: access })),
    leave: ({ sub }) => userPool.send(new AdminDeleteUserCommand({ UserPoolId, Username: sub })),
    disable: ({ sub }) => userPool.send(new AdminDisableUserCommand({ UserPoolId, Username: sub })),
    keysAsked: () => judge.proxy.asked.filter((it) => it === "GET").length,
    async close() {
      userPool.destroy();
      await judge.close();
    },
  };
  return { ...world, judge, userPool, pools };
}

/** cognito-local signs everything with one key that comes with it. */
function judgeKey(): JWK & { kid: string } {
  const installed = createRequire(join(projectRoot, "infra/package.json"));
  const { jwk }: { jwk: JWK & { kid: string } } = installed(
    "cognito-local/lib/keys/cognitoLocal.private.json",
  );
  return jwk;
}
