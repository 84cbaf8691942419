import type { AuditAct, AuditNoun } from "#domain/audit.ts";
import { ADMIN_REASON_MAX } from "#domain/limits.ts";
import { Refusal } from "#domain/refusal.ts";
import { adminReason } from "#domain/written-text.ts";
import { addAudit } from "#server/audit/public.ts";
import type { Context } from "#server/graphql/context.ts";
import type { Orm } from "#server/ports.ts";
import type { Acting } from "./access.ts";

export function readReason(sent: string): string {
  const reason = adminReason.safeParse(sent);
  if (reason.success) return reason.data;
  throw new Refusal("INVALID", { fields: { reason: `이유를 ${ADMIN_REASON_MAX}자까지 적어 주세요.` } });
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
