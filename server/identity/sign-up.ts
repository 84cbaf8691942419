import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Orm } from "#server/ports.ts";
import { findAccount } from "./accounts.ts";
import { codeDelivery } from "./code-delivery.ts";
import { memberAlreadyEmail, signUpEmail } from "./emails.ts";
import { CognitoError, codeMismatch } from "./errors.ts";
import { providersInstead } from "./federation/links-store.ts";
import { ClientId, ConfirmationCode, EmailInput, Password, UserAttributes, Username } from "./inputs.ts";
import { confirmMember, findMemberByEmail, insertMember, type KeptPassword } from "./members-store.ts";
import type { Pool } from "./pool.ts";
import { operation, type Peer } from "./protocol.ts";

const signUpInput = z.object({
  ClientId,
  Username: EmailInput,
  Password,
  UserAttributes: UserAttributes.default({}),
});
const confirmInput = z.object({ ClientId, Username, ConfirmationCode });
const resendInput = z.object({ ClientId, Username });

type Newcomer = { sub: string; email: string; password: KeptPassword; name?: string; provider?: string };

export function signUpOperations(pool: Pool) {
  const { database, clock, codes, limits, passwords, post } = pool;

  async function signUp(input: z.output<typeof signUpInput>, peer: Peer) {
    const { Username: email, UserAttributes: attributes } = input;
    if (attributes.email && attributes.email !== email) {
      throw new CognitoError("InvalidParameterException", "The attribute email must be the user name.");
    }
    await limits.code(peer.ip);
    const sub = randomUUID();
    const password = await passwords.keep({ username: sub, password: input.Password });
    const newcomer = { sub, email, password, name: attributes.name, provider: attributes["custom:provider"] };
    const { code, isWaiting } = await addUnconfirmed(newcomer);
    const providers = await providersInstead(database.orm, email);
    await post.deliver(
      isWaiting ? signUpEmail({ to: email, code }) : memberAlreadyEmail({ to: email, providers }),
    );
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: codeDelivery(email) };
  }

  /**
   * The account and its code, or neither. An address that has one keeps it as it is, with the same work and a code that
   * is sent only where one is waited for: whoever asks learns nothing, and who reads the mail learns it there.
   */
  function addUnconfirmed({
    password,
    ...newcomer
  }: Newcomer): Promise<{ code: string; isWaiting: boolean }> {
    const now = clock.now();
    const { email } = newcomer;
    return database.orm.transaction(async (tx) => {
      const row = { ...newcomer, ...password, username: newcomer.sub, createdAt: now, updatedAt: now };
      await insertMember(tx, { ...row, status: "UNCONFIRMED" });
      const member = await findMemberByEmail(tx, email);
      const code = await codes.issue({ email, purpose: "sign-up" }, tx);
      return { code, isWaiting: member?.status === "UNCONFIRMED" };
    });
  }

  async function confirmSignUp(input: z.output<typeof confirmInput>, peer: Peer) {
    await limits.proof(peer.ip);
    const { email } = await findAccount(database.orm, input.Username);
    const use = async (tx: Orm) => {
      if (!(await confirmMember(tx, { email, now: clock.now() }))) throw codeMismatch();
    };
    await codes.redeem({ email, purpose: "sign-up", code: input.ConfirmationCode, use });
    return {};
  }

  /** Answers the same for an unknown and for a confirmed account; only who waits for a code gets one. */
  async function resendCode(input: z.output<typeof resendInput>, peer: Peer) {
    await limits.code(peer.ip);
    const { email, member } = await findAccount(database.orm, input.Username);
    const code = await codes.issue({ email, purpose: "sign-up" });
    if (member?.status === "UNCONFIRMED") post.dispatch(signUpEmail({ to: email, code }));
    return { CodeDeliveryDetails: codeDelivery(email) };
  }

  return {
    SignUp: operation(signUpInput, signUp),
    ConfirmSignUp: operation(confirmInput, confirmSignUp),
    ResendConfirmationCode: operation(resendInput, resendCode),
  };
}
