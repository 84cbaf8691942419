import type { AuditAct, AuditNoun } from "#domain/audit.ts";
import { cleanText, lengthOf } from "#domain/guest-text.ts";
import { Refusal } from "#domain/refusal.ts";
import { addAudit } from "#server/audit/public.ts";
import type { Context } from "#server/graphql/context.ts";
import type { Orm } from "#server/ports.ts";
import type { Acting } from "./access.ts";

/** A line in the books. */
export const MAX_REASON = 200;

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
export function writeAudit({ clock }: Context, { tx, acting, ...act }: Act): Promise<void> {
  return addAudit(tx, { ...acting, ...act, at: clock.now() });
}
