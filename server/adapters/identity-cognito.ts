import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  GetUserCommand,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { isAdminByGroups, type Owner, subject, subjectOf, usernameOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { remoteKeys } from "#server/identity/jwt.ts";
import { verifyAccessToken, verifyVisitorToken } from "#server/identity/tokens.ts";
import { createTtlCache } from "#server/identity/ttl-cache.ts";
import type { Clock, Identity, PayoutAccount } from "#server/ports.ts";

/** Half of the minute within which a sign-out or a lost group must count. */
const BELIEVED_MS = 30_000;

/** Cognito gives no more in one answer. */
const MOST_FOUND = 60;

/** Cognito's words for a token that was revoked or whose member is gone. */
const NOT_LIVE = [
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
];

type Elsewhere = {
  userPoolEndpoint: string;
  issuer: string;
  userPoolKeys: string;
  identityIssuer: string;
  identityPoolKeys: string;
};

type Parts = {
  region: string;
  userPoolId: string;
  clientId: string;
  identityPoolId: string;
  clock: Clock;
  /** Where the pools are when they are not Amazon's own. */
  elsewhere?: Elsewhere;
};

/** Who calls our API, by the tokens of a Cognito user pool and identity pool. */
export function createCognitoIdentity({
  region,
  userPoolId,
  clientId,
  identityPoolId,
  clock,
  elsewhere,
}: Parts): Identity {
  const issuer = elsewhere?.issuer ?? `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
  const identityIssuer = elsewhere?.identityIssuer ?? "https://cognito-identity.amazonaws.com";
  const userPoolKeys = remoteKeys(elsewhere?.userPoolKeys ?? `${issuer}/.well-known/jwks.json`);
  const identityPoolKeys = remoteKeys(
    elsewhere?.identityPoolKeys ?? `${identityIssuer}/.well-known/jwks_uri`,
  );
  const cognito = new CognitoIdentityProviderClient({ region, endpoint: elsewhere?.userPoolEndpoint });
  const live = createTtlCache<void>({ clock, ms: BELIEVED_MS });
  const groups = createTtlCache<string[]>({ clock, ms: BELIEVED_MS });

  /** Cognito's tokens count until they expire; only Cognito knows which were revoked. */
  async function assertLive(AccessToken: string): Promise<void> {
    try {
      await cognito.send(new GetUserCommand({ AccessToken }));
    } catch (error) {
      throw NOT_LIVE.includes((error as Error).name) ? new Refusal("TOKEN_INVALID") : error;
    }
  }

  async function groupsOf(Username: string): Promise<string[]> {
    const answer = await cognito.send(
      new AdminListGroupsForUserCommand({ UserPoolId: userPoolId, Username, Limit: 60 }),
    );
    return (answer.Groups ?? []).flatMap(({ GroupName }) => GroupName ?? []);
  }

  /** Undefined for nobody. */
  async function userNamed(Username: string) {
    try {
      return await cognito.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username }));
    } catch (error) {
      if ((error as Error).name === "UserNotFoundException") return undefined;
      throw error;
    }
  }

  async function accountOf(user: User, attributes: AttributeType[] = []): Promise<PayoutAccount> {
    const { sub = "", email = "" } = valuesOf(attributes);
    const username = user.Username ?? sub;
    return {
      id: subject.parse(sub),
      username,
      email,
      isConfirmed: user.UserStatus !== "UNCONFIRMED",
      isEnabled: user.Enabled ?? true,
      isAdmin: isAdminByGroups(await groupsOf(username)),
      createdAt: user.UserCreateDate ?? new Date(0),
    };
  }

  return {
    async member(token) {
      const claims = await verifyAccessToken({
        token,
        keys: userPoolKeys,
        issuer,
        clientId,
        now: clock.now(),
      });
      await live.recall(claims.origin_jti, () => assertLive(token));
      const { sub, username } = claims;
      // A token may still claim a group that was taken away; one that does not claim it has nothing to check.
      const claimed = isAdminByGroups(claims["cognito:groups"]);
      const isAdmin = claimed && isAdminByGroups(await groups.recall(sub, () => groupsOf(username)));
      return { id: subject.parse(sub), username, isAdmin, signedInAt: new Date(claims.auth_time * 1000) };
    },

    /** Cognito answers with the member's identity itself once a guest has been joined. */
    async visitor(token) {
      const now = clock.now();
      const claims = await verifyVisitorToken({
        token,
        keys: identityPoolKeys,
        issuer: identityIssuer,
        audience: identityPoolId,
        now,
      });
      return { id: claims.sub };
    },

    /** Our pools name members by their subject. */
    async email(member) {
      const user = await userNamed(member);
      const { email, email_verified: isVerified } = valuesOf(user?.UserAttributes);
      return isVerified === "true" ? (email ?? null) : null;
    },

    async remove(member) {
      try {
        await cognito.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: member }));
      } catch (error) {
        if ((error as Error).name !== "UserNotFoundException") throw error;
      }
    },

    /** One after the other: a night is long, and the pool answers people meanwhile. */
    async gone(owners) {
      const gone: Owner[] = [];
      for (const owner of owners) {
        const user = await userNamed(usernameOf(owner));
        const { sub } = valuesOf(user?.UserAttributes);
        // Somebody else may have the name by now.
        if (!user || (sub !== undefined && sub !== subjectOf(owner))) gone.push(owner);
      }
      return gone;
    },

    async find({ email, limit }) {
      const Filter = `email ^= "${email.replaceAll(/["\\]/g, "\\$&")}"`;
      const Limit = Math.min(limit, MOST_FOUND);
      const { Users = [] } = await cognito.send(
        new ListUsersCommand({ UserPoolId: userPoolId, Filter, Limit }),
      );
      return Promise.all(Users.map((user) => accountOf(user, user.Attributes)));
    },

    async account(member) {
      const user = await userNamed(member);
      return user ? accountOf(user, user.UserAttributes) : null;
    },

    async setAdmin(Username, isAdmin) {
      const named = { UserPoolId: userPoolId, Username, GroupName: "Admin" };
      await (isAdmin
        ? cognito.send(new AdminAddUserToGroupCommand(named))
        : cognito.send(new AdminRemoveUserFromGroupCommand(named)));
      groups.forget([Username]);
    },

    async setEnabled(Username, isEnabled) {
      const named = { UserPoolId: userPoolId, Username };
      if (isEnabled) {
        await cognito.send(new AdminEnableUserCommand(named));
        return;
      }
      await cognito.send(new AdminDisableUserCommand(named));
      await cognito.send(new AdminUserGlobalSignOutCommand(named));
    },
  };
}

type User = { Username?: string; UserStatus?: string; Enabled?: boolean; UserCreateDate?: Date };

function valuesOf(attributes: AttributeType[] = []): Record<string, string | undefined> {
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
}
