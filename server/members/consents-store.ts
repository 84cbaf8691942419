import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Consent } from "#domain/consent.ts";
import type { Subject } from "#domain/member.ts";
import { consents } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";

/** The member's last answer to each document. */
export function latestConsents(orm: Orm, member: Subject): Promise<Consent[]> {
  return orm
    .selectDistinctOn([consents.document], {
      document: consents.document,
      version: consents.version,
      agreed: consents.agreed,
      at: consents.at,
    })
    .from(consents)
    .where(eq(consents.sub, member))
    .orderBy(consents.document, desc(consents.at));
}

export async function addConsents(
  orm: Orm,
  { member, added }: { member: Subject; added: Consent[] },
): Promise<void> {
  if (added.length === 0) return;
  await orm.insert(consents).values(added.map((consent) => ({ id: randomUUID(), sub: member, ...consent })));
}

export async function removeConsents(orm: Orm, member: Subject): Promise<void> {
  await orm.delete(consents).where(eq(consents.sub, member));
}
