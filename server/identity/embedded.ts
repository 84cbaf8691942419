import { isAdminByGroups, subject, subjectOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Pool } from "#server/identity/pool.ts";
import { removeMember } from "#server/identity/remove-member.ts";
import { verifySessionToken, verifyVisitorToken } from "#server/identity/tokens.ts";
import type { Identity, PayoutAccount } from "#server/ports.ts";
import { deleteLink, hasPassword, listLinksOf } from "./federation/links-store.ts";
import { findIdentity } from "./identities-store.ts";
import {
  findMember,
  knownSubjects,
  listMembersByEmail,
  type MemberRow,
  setEnabled,
  setGroup,
} from "./members-store.ts";

type Parts = Pick<Pool, "database" | "clock" | "keys" | "sessions" | "settings">;

/** Who calls our API, by the tokens of the embedded service. */
export function createEmbeddedIdentity({ database, clock, keys, sessions, settings }: Parts): Identity {
  return {
    /** The token says which session; whether it still counts and what the member may do says the database. */
    async member(token) {
      const { issuer, clientId } = settings;
      const claims = await verifySessionToken({ token, keys: keys.find, issuer, clientId, now: clock.now() });
      const { member, session } = await sessions.recentlyLive(claims.origin_jti);
      return {
        id: subject.parse(member.sub),
        username: member.username,
        isAdmin: isAdminByGroups(member.groups),
        signedInAt: session.signedInAt,
      };
    },

    async visitor(token) {
      const { identityIssuer: issuer, identityPoolId: audience } = settings;
      const claims = await verifyVisitorToken({ token, keys: keys.find, issuer, audience, now: clock.now() });
      const identity = await findIdentity(database.orm, claims.sub);
      if (!identity) throw new Refusal("TOKEN_INVALID");
      return { id: identity.id };
    },

    async email(member) {
      const found = await findMember(database.orm, member);
      return found?.emailVerified ? found.email : null;
    },

    remove: (member) => removeMember({ database, sessions }, member),

    async gone(owners) {
      const known = new Set(await knownSubjects(database.orm, owners.map(subjectOf)));
      return owners.filter((owner) => !known.has(subjectOf(owner)));
    },

    find: async (search) => (await listMembersByEmail(database.orm, search)).map(accountOf),

    async account(member) {
      const found = await findMember(database.orm, member);
      return found ? accountOf(found) : null;
    },

    async setAdmin(sub, isIn) {
      await setGroup(database.orm, { sub, group: "Admin", isIn, now: clock.now() });
      await sessions.forgetAllOf(sub);
    },

    async setEnabled(sub, enabled) {
      await setEnabled(database.orm, { sub, enabled, now: clock.now() });
      if (!enabled) await sessions.endAllOf(sub);
    },

    async signIns(sub) {
      const [member, links] = await Promise.all([
        findMember(database.orm, sub),
        listLinksOf(database.orm, sub),
      ]);
      return {
        hasPassword: member !== undefined && hasPassword(member),
        providers: links.map(({ provider }) => provider),
      };
    },

    unlink: (sub, provider) => deleteLink(database.orm, { sub, provider }),
  };
}

function accountOf({ sub, username, email, status, enabled, groups, createdAt }: MemberRow): PayoutAccount {
  return {
    id: subject.parse(sub),
    username,
    email,
    isConfirmed: status !== "UNCONFIRMED",
    isEnabled: enabled,
    isAdmin: isAdminByGroups(groups),
    createdAt,
  };
}
