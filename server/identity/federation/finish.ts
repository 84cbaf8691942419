import { z } from "zod";
import { findAccount } from "#server/identity/accounts.ts";
import { codeDelivery } from "#server/identity/code-delivery.ts";
import { confirmFederatedEmail, signInJoinedEmail } from "#server/identity/emails.ts";
import { CognitoError, invalidSession } from "#server/identity/errors.ts";
import { ConfirmationCode, EmailInput, Password } from "#server/identity/inputs.ts";
import { laneOf } from "#server/identity/lanes.ts";
import type { MemberRow } from "#server/identity/members-store.ts";
import type { Pool } from "#server/identity/pool.ts";
import { createEndpoint, operation, type Peer } from "#server/identity/protocol.ts";
import type { Orm } from "#server/ports.ts";
import { type AdmissionStep, admissionOf, vouchedAddress } from "./admission.ts";
import type { FlowCookies, FlowHere } from "./flow-cookie.ts";
import type { DomainCall } from "./hosted-domain.ts";
import { findLinkedMember, insertLink, listLinksOf, lockAccount } from "./links-store.ts";

const nothing = z.object({});
const joinInput = z.object({ Password });
const sendInput = z.object({ Email: EmailInput });
const confirmInput = z.object({ Email: EmailInput, Code: ConfirmationCode });

type Parts = {
  pool: Pool;
  cookies: FlowCookies;
  /** Where the browser goes with what our client waits for. */
  clientReturn(flow: FlowHere, sub: string): URL;
};

/**
 * What the page asks for whom a provider knows and we do not let in yet: the password of the account that has their
 * address, or an address. Not of Cognito, whose domain has no such page; errors are named as there.
 */
export function createFinish({ pool, cookies, clientReturn }: Parts) {
  const { database, clock, codes, limits, lockOut, passwords, places, post } = pool;

  function operationsFor(begun: FlowHere, keep: (flow: FlowHere) => void) {
    async function getStep() {
      const admission = await admissionOf(pool, begun);
      return "member" in admission ? letIn(begun, admission.member) : stepOf(begun, admission.step);
    }

    async function stepOf({ provider, email }: FlowHere, Step: AdmissionStep) {
      const Providers = Step === "taken" ? await providersAt(email) : [];
      return { Step, Provider: provider, Email: email ?? "", Providers };
    }

    /** The password of the account that has the address, proved as at a sign-in and counted with those. */
    async function join({ Password: typed }: z.output<typeof joinInput>, peer: Peer) {
      await limits.signIn(peer.ip);
      const address = vouchedAddress(begun);
      if (!address) throw invalidSession();
      const { email, member } = await findAccount(database.orm, address);
      const place = await places.knownTo({ member }, peer);
      await lockOut.guard({ email, place }, () => passwords.matches(member, typed, laneOf(place)));
      if (!member?.enabled) throw new CognitoError("NotAuthorizedException", "User is disabled.");
      if (member.status !== "CONFIRMED") {
        throw new CognitoError("PasswordResetRequiredException", "Choose a new password first.");
      }
      await link(begun, member);
      await places.remember(member.sub, peer);
      return letIn(begun, member);
    }

    /** The same answer whether or not the address has an account. */
    async function sendCode({ Email: email }: z.output<typeof sendInput>, peer: Peer) {
      await limits.code(peer.ip);
      const code = await codes.issue({ email, purpose: "federated-sign-up" });
      await post.deliver(confirmFederatedEmail({ to: email, code, provider: begun.provider }));
      return { CodeDeliveryDetails: codeDelivery(email) };
    }

    async function confirm({ Email: email, Code: code }: z.output<typeof confirmInput>, peer: Peer) {
      await limits.proof(peer.ip);
      await codes.redeem({ email, purpose: "federated-sign-up", code, use: async () => undefined });
      const known = { ...begun, email, isEmailVerified: true };
      keep(known);
      const admission = await admissionOf(pool, known);
      if ("step" in admission) return stepOf(known, admission.step);
      await places.remember(admission.member.sub, peer);
      return letIn(known, admission.member);
    }

    return {
      GetStep: operation(nothing, getStep),
      Join: operation(joinInput, join),
      SendCode: operation(sendInput, sendCode),
      ConfirmEmail: operation(confirmInput, confirm),
    };
  }

  async function link({ provider, subject }: FlowHere, { sub, email }: MemberRow): Promise<void> {
    const isNew = await database.orm.transaction(async (tx: Orm) => {
      await lockAccount(tx, { provider, subject });
      const holder = await findLinkedMember(tx, { provider, subject });
      if (holder?.sub === sub) return false;
      if (await insertLink(tx, { provider, subject, sub, createdAt: clock.now() })) return true;
      throw new CognitoError("ProviderTakenException", "Another account of this provider is linked.");
    });
    if (isNew) post.dispatch(signInJoinedEmail({ to: email, provider }));
  }

  function letIn(flow: FlowHere, { sub, enabled }: MemberRow) {
    if (!enabled) throw new CognitoError("NotAuthorizedException", "User is disabled.");
    return { Location: clientReturn(flow, sub).href };
  }

  async function providersAt(email: string | null): Promise<string[]> {
    const { member } = await findAccount(database.orm, email ?? "");
    return member ? (await listLinksOf(database.orm, member.sub)).map(({ provider }) => provider) : [];
  }

  return async (request: Request, call: DomainCall): Promise<Response> => {
    const flow = cookies.read(request);
    let kept: FlowHere | undefined;
    const keep = (next: FlowHere) => {
      kept = next;
    };
    const operations =
      flow?.at === "here"
        ? operationsFor(flow, keep)
        : { GetStep: refuse, Join: refuse, SendCode: refuse, ConfirmEmail: refuse };
    const answer = await createEndpoint({ target: "GoiFederation", operations, log: pool.log })(
      request,
      call,
    );
    if (kept) cookies.keep(answer, kept, call);
    return answer;
  };
}

/** Too late, or begun in another browser. */
async function refuse(): Promise<never> {
  throw invalidSession();
}
