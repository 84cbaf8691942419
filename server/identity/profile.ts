import { z } from "zod";
import { MINUTE_MS } from "#domain/duration.ts";
import type { Orm } from "#server/ports.ts";
import { codeDelivery } from "./code-delivery.ts";
import { confirmNewEmail, emailChangedEmail } from "./emails.ts";
import { CognitoError, codeMismatch } from "./errors.ts";
import { identitiesOf } from "./federation/identities-claim.ts";
import { type LinkRow, listLinksOf } from "./federation/links-store.ts";
import { AccessToken, ConfirmationCode, UserAttributes, type WrittenAttributes } from "./inputs.ts";
import { type MemberRow, takePendingEmail, updateProfile } from "./members-store.ts";
import type { Pool } from "./pool.ts";
import { operation, type Peer } from "./protocol.ts";
import type { LiveSession } from "./sessions.ts";

/** Who found a device open must not be able to move the account to another mailbox. */
const FRESH_SIGN_IN_MS = 10 * MINUTE_MS;
const UNIQUE_VIOLATION = "23505";

const onlyToken = z.object({ AccessToken });
const updateInput = z.object({ AccessToken, UserAttributes });
const ofEmail = z.object({ AccessToken, AttributeName: z.literal("email") });
const verifyInput = ofEmail.extend({ Code: ConfirmationCode });

/** Without DeleteUser: who leaves does so through the app, which asks for the password and takes their cards along. */
export function profileOperations(pool: Pool) {
  const { database, clock, codes, limits, post, sessions } = pool;

  async function getUser(input: z.output<typeof onlyToken>) {
    const { member } = await pool.signedIn(input.AccessToken);
    const links = await listLinksOf(database.orm, member.sub);
    return { Username: member.username, UserAttributes: attributesOf(member, links) };
  }

  async function updateAttributes(input: z.output<typeof updateInput>, peer: Peer) {
    const who = await pool.signedIn(input.AccessToken);
    const { email, ...others } = input.UserAttributes;
    const newEmail = email === who.member.email ? undefined : email;
    if (newEmail) await startEmailChange(who, { email: newEmail, peer });
    await updateProfile(database.orm, { sub: who.member.sub, profile: profileOf(others), now: clock.now() });
    return { CodeDeliveryDetailsList: newEmail ? [codeDelivery(newEmail)] : [] };
  }

  /** The old address counts until the code from the new one comes back. */
  async function startEmailChange(who: LiveSession, { email, peer }: { email: string; peer: Peer }) {
    if (clock.now().getTime() - who.session.signedInAt.getTime() > FRESH_SIGN_IN_MS) {
      throw new CognitoError("NotAuthorizedException", "Please sign in again.");
    }
    await limits.code(peer.ip);
    const code = await database.orm.transaction(async (tx) => {
      await updateProfile(tx, { sub: who.member.sub, profile: { pendingEmail: email }, now: clock.now() });
      return codes.issue({ email, purpose: "change-email" }, tx);
    });
    await post.deliver(confirmNewEmail({ to: email, code }));
  }

  async function resendEmailCode(input: z.output<typeof ofEmail>, peer: Peer) {
    const { member } = await pool.signedIn(input.AccessToken);
    const email = member.pendingEmail;
    if (!email) throw new CognitoError("InvalidParameterException", "No address is waiting to be verified.");
    await limits.code(peer.ip);
    const code = await codes.issue({ email, purpose: "change-email" });
    await post.deliver(confirmNewEmail({ to: email, code }));
    return { CodeDeliveryDetails: codeDelivery(email) };
  }

  async function verifyEmail(input: z.output<typeof verifyInput>) {
    const { member } = await pool.signedIn(input.AccessToken);
    const email = member.pendingEmail;
    if (!email) throw codeMismatch();
    const use = async (tx: Orm) => {
      if (!(await takePendingEmail(tx, { sub: member.sub, email, now: clock.now() }))) throw codeMismatch();
    };
    await codes.redeem({ email, purpose: "change-email", code: input.Code, use }).catch(refuseTaken);
    await sessions.forgetAllOf(member.sub);
    post.dispatch(emailChangedEmail({ to: member.email, newEmail: email }));
    return {};
  }

  return {
    GetUser: operation(onlyToken, getUser),
    UpdateUserAttributes: operation(updateInput, updateAttributes),
    GetUserAttributeVerificationCode: operation(ofEmail, resendEmailCode),
    VerifyUserAttribute: operation(verifyInput, verifyEmail),
  };
}

function attributesOf({ sub, email, emailVerified, name, provider }: MemberRow, links: LinkRow[]) {
  const identities = links.length > 0 && JSON.stringify(identitiesOf(links));
  const values = {
    sub,
    email,
    email_verified: String(emailVerified),
    name,
    "custom:provider": provider,
    identities,
  };
  return Object.entries(values).flatMap(([Name, Value]) => (Value ? [{ Name, Value }] : []));
}

/** An empty value takes the attribute away. */
function profileOf({ name, "custom:provider": provider }: WrittenAttributes) {
  return {
    ...(name !== undefined && { name: name || null }),
    ...(provider !== undefined && { provider: provider || null }),
  };
}

function refuseTaken(error: Error & { cause?: { code?: string } }): never {
  if (error.cause?.code !== UNIQUE_VIOLATION) throw error;
  throw new CognitoError("AliasExistsException", "An account with the given email already exists.");
}
