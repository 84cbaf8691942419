import { mayAdminister } from "#domain/access.ts";
import { type AuditAct, type AuditNoun, maskedNetwork } from "#domain/audit.ts";
import { cleanText, lengthOf } from "#domain/guest-text.ts";
import type { Member, Subject } from "#domain/member.ts";
import { refuseOldProof } from "#domain/proof.ts";
import { Refusal } from "#domain/refusal.ts";
import { addAudit } from "#server/audit/store.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import type { Orm } from "#server/ports.ts";

/** A line in the books. */
export const MAX_REASON = 200;

/** Who acts, for the books. */
export type Acting = { admin: Subject; network: string | null };

type May = (member: Member) => boolean;

/** Refuses everybody who may not. */
export function actingAdmin(context: Context, may: May = mayAdminister): Acting {
  const member = memberOf(context);
  if (!may(member)) throw new Refusal("FORBIDDEN");
  return { admin: member.id, network: maskedNetwork(context.ip) };
}

/** The same for what moves money, makes admins or hands out names: the password was proved a moment ago. */
export function provedAdmin(context: Context, may: May = mayAdminister): Acting {
  const acting = actingAdmin(context, may);
  refuseOldProof({ signedInAt: memberOf(context).signedInAt, now: context.clock.now() });
  return acting;
}

export function readReason(sent: string): string {
  const reason = cleanText(sent);
  if (reason && lengthOf(reason) <= MAX_REASON) return reason;
  throw new Refusal("INVALID", { fields: { reason: `이유를 ${MAX_REASON}자까지 적어 주세요.` } });
}

type Act = {
  /** Within which it is done. */
  tx: Orm;
  acting: Acting;
  act: AuditAct;
  noun: AuditNoun;
  subject: string;
  reason?: string;
};

/** Writes an act down, within the transaction that does it. */
export function note({ clock }: Context, { tx, acting, ...act }: Act): Promise<void> {
  return addAudit(tx, { ...acting, ...act, at: clock.now() });
}
