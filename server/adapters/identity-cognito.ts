import { createHash } from "node:crypto";
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableProviderForUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  GetUserCommand,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { z } from "zod";
import { MINUTE_MS } from "#domain/duration.ts";
import { isAdminByGroups, type Owner, subject, subjectOf, usernameOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { signInProvider } from "#domain/sign-in-provider.ts";
import { describeFailure } from "#server/failure.ts";
import { remoteKeys } from "#server/identity/jwt.ts";
import { createLastAnswers } from "#server/identity/last-answers.ts";
import { verifyAccessToken, verifyVisitorToken } from "#server/identity/tokens.ts";
import type { Clock, Identity, Log, PayoutAccount } from "#server/ports.ts";
import { CLOUD_PATIENCE, unavailable } from "./cloud-call.ts";
import { createCognitoCalls, isNobody, isSignedOut } from "./identity-cognito-calls.ts";

/** Half of the minute within which a sign-out or a lost group must count. */
const BELIEVED_MS = 30_000;
/** How long somebody who was signed in may go on while Cognito does not answer. */
const OUTAGE_MS = 5 * MINUTE_MS;

/** Cognito gives no more in one answer. */
const MOST_FOUND = 60;

type Parts = {
  region: string;
  userPoolId: string;
  clientId: string;
  identityPoolId: string;
  /** Where the pools are when they are not Amazon's own. */
  endpoint?: string;
  identityEndpoint?: string;
  /** Given where people sign in by accounts of elsewhere. */
  domain?: string | undefined;
  clock: Clock;
  log: Pick<Log, "warn">;
  patience?: typeof CLOUD_PATIENCE;
};

/** Who calls our API, by the tokens of a Cognito user pool and identity pool. Silent, it is refused as BUSY. */
export function createCognitoIdentity(parts: Parts): Identity {
  const { userPoolId, clientId, identityPoolId, clock, log, patience = CLOUD_PATIENCE } = parts;
  const issuer = `${parts.endpoint ?? `https://cognito-idp.${parts.region}.amazonaws.com`}/${userPoolId}`;
  const identityIssuer = parts.identityEndpoint ?? "https://cognito-identity.amazonaws.com";
  const fetching = { timeoutMs: patience.answerMs, unavailable };
  const userPoolKeys = remoteKeys(`${issuer}/.well-known/jwks.json`, fetching);
  const identityPoolKeys = remoteKeys(`${identityIssuer}/.well-known/jwks_uri`, fetching);
  const { ask, deleteIdentities } = createCognitoCalls({ ...parts, patience });
  const believing = {
    clock,
    believedMs: BELIEVED_MS,
    outageMs: OUTAGE_MS,
    onOutage: ({ cause }: Refusal) =>
      log.warn(describeFailure(cause), "Cognito does not answer; who was signed in lately is believed"),
  };
  const live = createLastAnswers<void>(believing);
  const groups = createLastAnswers<string[]>(believing);

  /** Cognito's tokens count until they expire; only Cognito knows which were revoked. */
  async function assertLive(AccessToken: string): Promise<void> {
    try {
      await ask((pool, options) => pool.send(new GetUserCommand({ AccessToken }), options));
    } catch (error) {
      throw isSignedOut(error) ? new Refusal("TOKEN_INVALID") : error;
    }
  }

  async function groupsOf(Username: string): Promise<string[]> {
    const list = new AdminListGroupsForUserCommand({ UserPoolId: userPoolId, Username, Limit: 60 });
    const { Groups = [] } = await ask((pool, options) => pool.send(list, options));
    return Groups.flatMap(({ GroupName }) => GroupName ?? []);
  }

  /** Undefined for nobody. */
  async function userNamed(Username: string) {
    try {
      const get = new AdminGetUserCommand({ UserPoolId: userPoolId, Username });
      return await ask((pool, options) => pool.send(get, options));
    } catch (error) {
      if (isNobody(error)) return undefined;
      throw error;
    }
  }

  /** A pool names its own members by their subject, and those who came from a provider by who they are there. */
  async function usernameFor(sub: string): Promise<string> {
    if (!parts.domain) return sub;
    const list = new ListUsersCommand({ UserPoolId: userPoolId, Filter: `sub = "${sub}"`, Limit: 1 });
    const { Users = [] } = await ask((pool, options) => pool.send(list, options));
    return Users[0]?.Username ?? sub;
  }

  const userOf = async (sub: string) => userNamed(await usernameFor(sub));

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
      await live.recall(claims.origin_jti ?? digestOf(token), () => assertLive(token));
      const { sub, username } = claims;
      // A token may still claim a group that was taken away; one that does not claim it has nothing to check.
      const claimed = isAdminByGroups(claims["cognito:groups"]);
      const isAdmin = claimed && isAdminByGroups(await groups.recall(sub, () => groupsOf(username)));
      return { id: subject.parse(sub), username, isAdmin, signedInAt: new Date(claims.auth_time * 1000) };
    },

    /** By the pool itself and never by a token's bearer: no client may write it, as `infra/identity.ts` has it. */
    async former({ id, username }) {
      const user = await userNamed(username);
      const { sub, "custom:former_sub": told } = valuesOf(user?.UserAttributes);
      const former = subject.safeParse(told).data;
      if (sub !== id || !former || former === id) return null;
      return (await userNamed(former)) ? null : former;
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

    async email(member) {
      const user = await userOf(member);
      const { email, email_verified: isVerified } = valuesOf(user?.UserAttributes);
      return isVerified === "true" ? (email ?? null) : null;
    },

    async remove(member, { identities = [] } = {}) {
      await deleteIdentities(identities);
      try {
        const Username = await usernameFor(member);
        const leave = new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username });
        await ask((pool, options) => pool.send(leave, options));
      } catch (error) {
        if (!isNobody(error)) throw error;
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
      const list = new ListUsersCommand({ UserPoolId: userPoolId, Filter, Limit });
      const { Users = [] } = await ask((pool, options) => pool.send(list, options));
      return Promise.all(Users.map((user) => accountOf(user, user.Attributes)));
    },

    async account(member) {
      const user = await userOf(member);
      return user ? accountOf(user, user.UserAttributes) : null;
    },

    async setAdmin(member, isAdmin) {
      const Username = await usernameFor(member);
      const named = { UserPoolId: userPoolId, Username, GroupName: "Admin" };
      await ask((pool, options) =>
        isAdmin
          ? pool.send(new AdminAddUserToGroupCommand(named), options)
          : pool.send(new AdminRemoveUserFromGroupCommand(named), options),
      );
      groups.forget([member]);
    },

    async setEnabled(member, isEnabled) {
      const named = { UserPoolId: userPoolId, Username: await usernameFor(member) };
      if (isEnabled) {
        await ask((pool, options) => pool.send(new AdminEnableUserCommand(named), options));
        return;
      }
      await ask((pool, options) => pool.send(new AdminDisableUserCommand(named), options));
      await ask((pool, options) => pool.send(new AdminUserGlobalSignOutCommand(named), options));
    },

    async signIns(member) {
      const user = await userOf(member);
      const linked = linkedOf(valuesOf(user?.UserAttributes));
      return {
        hasPassword: user !== undefined && user.UserStatus !== "EXTERNAL_PROVIDER",
        providers: linked.map(({ providerName }) => providerName),
      };
    },

    async unlink(member, provider) {
      const user = await userOf(member);
      if (user?.UserStatus === "EXTERNAL_PROVIDER") return false;
      const linked = linkedOf(valuesOf(user?.UserAttributes));
      const link = linked.find(({ providerName }) => providerName === provider);
      if (!link) return true;
      const User = {
        ProviderName: provider,
        ProviderAttributeName: "Cognito_Subject",
        ProviderAttributeValue: link.userId,
      };
      const unlink = new AdminDisableProviderForUserCommand({ UserPoolId: userPoolId, User });
      await ask((pool, options) => pool.send(unlink, options));
      return true;
    },
  };
}

const linked = z.array(z.object({ providerName: signInProvider, userId: z.string() }));

/** Which accounts of elsewhere are somebody's, as Cognito writes them into an attribute. */
function linkedOf({ identities = "[]" }: Record<string, string | undefined>): z.output<typeof linked> {
  return linked.parse(JSON.parse(identities));
}

type User = { Username?: string; UserStatus?: string; Enabled?: boolean; UserCreateDate?: Date };

function valuesOf(attributes: AttributeType[] = []): Record<string, string | undefined> {
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
}

/** Stands for the session where the token names none. */
function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
