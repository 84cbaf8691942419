import { z } from "zod";
import { MINUTE_MS } from "#domain/duration.ts";
import { invalidSession } from "./errors.ts";
import { findMemberByUsername, type MemberRow, replaceOneTimePassword } from "./members-store.ts";
import type { Pool } from "./pool.ts";

/** Somebody has to think of a password meanwhile. */
const LIFETIME_MS = 15 * MINUTE_MS;

const sealedChallenge = z.object({ username: z.string(), endsAt: z.number() });

/** The first sign-in with a one-time password: a new one must be chosen before there are tokens. */
export function createNewPasswordChallenge({ database: { orm }, clock, passwords, secrets }: Pool) {
  return {
    ask({ username, email }: MemberRow) {
      const challenge = { username, endsAt: clock.now().getTime() + LIFETIME_MS };
      return {
        ChallengeName: "NEW_PASSWORD_REQUIRED",
        Session: secrets.seal("new-password-challenge", JSON.stringify(challenge)),
        ChallengeParameters: {
          USER_ID_FOR_SRP: username,
          requiredAttributes: "[]",
          userAttributes: JSON.stringify({ email }),
        },
      };
    },

    /** Who answered, with the new password in force. */
    async answer(session: string, password: string): Promise<MemberRow> {
      const text = secrets.open("new-password-challenge", session);
      const challenge = text ? sealedChallenge.parse(JSON.parse(text)) : undefined;
      if (!challenge || challenge.endsAt <= clock.now().getTime()) throw invalidSession();
      const member = await findMemberByUsername(orm, challenge.username);
      if (!member) throw invalidSession();
      const kept = await passwords.keep({ username: member.username, password });
      const change = { sub: member.sub, password: kept, now: clock.now() };
      if (!(await replaceOneTimePassword(orm, change))) throw invalidSession();
      return { ...member, ...kept, status: "CONFIRMED" };
    },
  };
}
