import { z } from "zod";
import type { Orm } from "#server/ports.ts";
import { findAccount } from "./accounts.ts";
import { codeDelivery } from "./code-delivery.ts";
import { passwordChangedEmail, resetEmail, resetFederatedEmail } from "./emails.ts";
import { codeMismatch } from "./errors.ts";
import { providersInstead } from "./federation/links-store.ts";
import { AccessToken, ClientId, ConfirmationCode, Password, Username } from "./inputs.ts";
import { laneOf } from "./lanes.ts";
import { lockOf } from "./lock-out.ts";
import { resetPassword, setPassword } from "./members-store.ts";
import { acceptable } from "./passwords.ts";
import type { Pool } from "./pool.ts";
import { operation, type Peer } from "./protocol.ts";
import { deleteFailures } from "./sign-in-failures-store.ts";

const changeInput = z.object({ AccessToken, PreviousPassword: Password, ProposedPassword: Password });
const forgotInput = z.object({ ClientId, Username });
const confirmInput = z.object({ ClientId, Username, ConfirmationCode, Password });

export function passwordOperations(pool: Pool) {
  const { database, clock, codes, limits, lockOut, passwords, places, post, sessions } = pool;

  /** The session that changes it stays; all others end. */
  async function changePassword(input: z.output<typeof changeInput>, peer: Peer) {
    await limits.signIn(peer.ip);
    const { member, session } = await pool.signedIn(input.AccessToken);
    acceptable(input.ProposedPassword);
    const place = await places.knownTo({ member }, peer);
    const lane = laneOf(place);
    const { email } = member;
    await lockOut.guard({ email, place }, () => passwords.matches(member, input.PreviousPassword, lane));
    const password = await passwords.keep({ username: member.username, password: input.ProposedPassword });
    await database.orm.transaction(async (tx) => {
      await setPassword(tx, { sub: member.sub, password, now: clock.now() });
      await sessions.endAllOf(member.sub, { except: session.id, within: tx });
    });
    post.dispatch(passwordChangedEmail({ to: member.email }));
    return {};
  }

  /** The same answer and the same limits for an address without an account; only the mail is missing. */
  async function forgotPassword(input: z.output<typeof forgotInput>, peer: Peer) {
    await limits.code(peer.ip);
    const { email, member } = await findAccount(database.orm, input.Username);
    const code = await codes.issue({ email, purpose: "reset-password" });
    const providers = await providersInstead(database.orm, email);
    const letter = { to: email, code, providers };
    if (member) post.dispatch(providers.length > 0 ? resetFederatedEmail(letter) : resetEmail(letter));
    return { CodeDeliveryDetails: codeDelivery(email) };
  }

  /**
   * The code proves that the mailbox is theirs: it also confirms the account, opens a lock, makes them known where they
   * are and ends every session.
   */
  async function confirmForgotPassword(input: z.output<typeof confirmInput>, peer: Peer) {
    await limits.signIn(peer.ip);
    const { email, member } = await findAccount(database.orm, input.Username);
    // Hashed before the code is tried, and for a stranger too: both take the same time and the code waits for nothing.
    const password = await passwords.keep({ username: member?.username ?? email, password: input.Password });
    const use = async (tx: Orm) => {
      if (!member) throw codeMismatch();
      await resetPassword(tx, { sub: member.sub, password, now: clock.now() });
      await sessions.endAllOf(member.sub, { within: tx });
      await places.remember(member.sub, peer, tx);
      const place = await places.knownTo({ member }, peer, tx);
      await deleteFailures(tx, [email, lockOf({ email, place })]);
    };
    await codes.redeem({ email, purpose: "reset-password", code: input.ConfirmationCode, use });
    post.dispatch(passwordChangedEmail({ to: email }));
    return {};
  }

  return {
    ChangePassword: operation(changeInput, changePassword),
    ForgotPassword: operation(forgotInput, forgotPassword),
    ConfirmForgotPassword: operation(confirmInput, confirmForgotPassword),
  };
}
