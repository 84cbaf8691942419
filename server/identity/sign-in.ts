import { z } from "zod";
import { findAccount } from "./accounts.ts";
import { authenticated } from "./authenticated.ts";
import { CognitoError, invalidSession } from "./errors.ts";
import { ClientId, Password, Username } from "./inputs.ts";
import { laneOf } from "./lanes.ts";
import type { MemberRow } from "./members-store.ts";
import { createNewPasswordChallenge } from "./new-password-challenge.ts";
import type { Pool } from "./pool.ts";
import { operation, type Peer } from "./protocol.ts";
import { refreshedTokens } from "./refresh.ts";
import { createSrpChallenge } from "./srp-challenge.ts";

const initiateInput = z.discriminatedUnion("AuthFlow", [
  z.object({
    AuthFlow: z.literal("USER_PASSWORD_AUTH"),
    ClientId,
    AuthParameters: z.object({ USERNAME: Username, PASSWORD: Password }),
  }),
  z.object({
    AuthFlow: z.literal("USER_SRP_AUTH"),
    ClientId,
    AuthParameters: z.object({ USERNAME: Username, SRP_A: z.string() }),
  }),
  z.object({
    AuthFlow: z.enum(["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"]),
    ClientId,
    AuthParameters: z.object({ REFRESH_TOKEN: z.string().min(1) }),
  }),
]);

const respondInput = z.discriminatedUnion("ChallengeName", [
  z.object({
    ChallengeName: z.literal("PASSWORD_VERIFIER"),
    ClientId,
    ChallengeResponses: z.object({
      PASSWORD_CLAIM_SECRET_BLOCK: z.string().min(1),
      PASSWORD_CLAIM_SIGNATURE: z.string().min(1),
      TIMESTAMP: z.string().min(1).max(64),
    }),
  }),
  z.object({
    ChallengeName: z.literal("NEW_PASSWORD_REQUIRED"),
    ClientId,
    Session: z.string().min(1),
    ChallengeResponses: z.object({ NEW_PASSWORD: Password }),
  }),
]);

export function signInOperations(pool: Pool) {
  const { database, limits, lockOut, passwords, places } = pool;
  const srp = createSrpChallenge(pool);
  const newPassword = createNewPasswordChallenge(pool);

  async function initiate(input: z.output<typeof initiateInput>, peer: Peer) {
    switch (input.AuthFlow) {
      case "USER_PASSWORD_AUTH":
        await limits.signIn(peer.ip);
        return byPassword(input.AuthParameters, peer);
      case "USER_SRP_AUTH":
        await limits.signIn(peer.ip);
        return srp.start(input.AuthParameters, peer);
      default:
        return refreshedTokens(pool, input.AuthParameters.REFRESH_TOKEN);
    }
  }

  async function respond(input: z.output<typeof respondInput>, peer: Peer) {
    await limits.proof(peer.ip);
    if (input.ChallengeName === "NEW_PASSWORD_REQUIRED") {
      const member = await newPassword.answer(input.Session, input.ChallengeResponses.NEW_PASSWORD);
      return admit(member, peer);
    }
    const { member, challengeId } = await srp.answer(input.ChallengeResponses, peer);
    return admit(member, peer, challengeId);
  }

  async function byPassword(typed: { USERNAME: string; PASSWORD: string }, peer: Peer) {
    const { email, member } = await findAccount(database.orm, typed.USERNAME);
    const place = await places.knownTo({ member }, peer);
    const check = () => passwords.matches(member, typed.PASSWORD, laneOf(place));
    await lockOut.guard({ email, place }, check);
    return admit(member, peer);
  }

  /** Who has proved who they are: gets tokens, or is told what is still missing. */
  async function admit(member: MemberRow | undefined, peer: Peer, sessionId?: string) {
    if (!member?.enabled) throw new CognitoError("NotAuthorizedException", "User is disabled.");
    if (member.status === "UNCONFIRMED") {
      throw new CognitoError("UserNotConfirmedException", "User is not confirmed.");
    }
    if (member.status === "FORCE_CHANGE_PASSWORD") return newPassword.ask(member);
    const session = await pool.sessions.start(member.sub, { id: sessionId });
    // The id comes from the challenge: answering it a second time finds it taken.
    if (!session) throw invalidSession();
    await places.remember(member.sub, peer);
    return authenticated(pool, { member, session, refreshToken: pool.refreshTokens.write(session) });
  }

  return {
    InitiateAuth: operation(initiateInput, initiate),
    RespondToAuthChallenge: operation(respondInput, respond),
  };
}
