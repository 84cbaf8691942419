import { and, desc, eq, lt } from "drizzle-orm";
import type { AuditNoun } from "#domain/audit.ts";
import { auditEntries } from "#server/database/tables/admin.ts";
import type { Orm } from "#server/ports.ts";

export type AuditEntry = typeof auditEntries.$inferSelect;

/** Writes down what an admin does, within the transaction that does it. Nothing here changes or removes a row. */
export async function addAudit(tx: Orm, entry: Omit<typeof auditEntries.$inferInsert, "id">): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

type Wanted = { noun?: AuditNoun; subject?: string; before?: number; limit: number };

/** What was written down, of one thing or of all, the last first. */
export function listAudit(orm: Orm, { noun, subject, before, limit }: Wanted): Promise<AuditEntry[]> {
  return orm
    .select()
    .from(auditEntries)
    .where(
      and(
        noun && eq(auditEntries.noun, noun),
        subject === undefined ? undefined : eq(auditEntries.subject, subject),
        before === undefined ? undefined : lt(auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}
