import { type Member, ownerOf } from "#domain/member.ts";
import { removeCardsOf } from "#server/cards/public.ts";
import { endCompanyFiles, endCompanyOf } from "#server/companies/public.ts";
import { forgetHolder } from "#server/coupons/public.ts";
import { disownOrders } from "#server/orders/public.ts";
import { disownPhotos } from "#server/photos/public.ts";
import type { Clock, Database, Identity, Visitor } from "#server/ports.ts";
import { forgetObjections } from "#server/reports/public.ts";
import { disownVouchers } from "#server/vouchers/public.ts";
import { leavePlans } from "#server/wedding-plans/public.ts";
import { removeConsents } from "./consents-store.ts";

type Parts = {
  database: Database;
  identity: Identity;
  clock: Clock;
  /** The member's own identity in the identity pool, if it was shown; only our own pool knows it by itself. */
  visitor?: Visitor;
  /** Takes away what the member left on others' cards. */
  takeBack(): Promise<void>;
  /** Ends what the member did not pay. */
  endOrders(): Promise<void>;
};

/** A member leaves: nothing personal stays. The account goes last, so that a failure before it can be repeated. */
export async function deleteAccount(member: Member, parts: Parts): Promise<void> {
  const { database, identity, clock, visitor, takeBack, endOrders } = parts;
  await takeBack();
  await endOrders();
  await endCompanyOf(database.orm, { sub: member.id, now: clock.now() });
  await endCompanyFiles(database.orm, { sub: member.id, now: clock.now() });
  await forgetHolder(database.orm, ownerOf(member));
  await disownOrders(database.orm, ownerOf(member));
  await disownVouchers(database.orm, ownerOf(member));
  await forgetObjections(database.orm, ownerOf(member));
  await removeCardsOf(database.orm, ownerOf(member));
  await disownPhotos(database.orm, ownerOf(member));
  await leavePlans(database.orm, { member: ownerOf(member), now: clock.now() });
  await removeConsents(database.orm, member.id);
  await identity.remove(member.id, { identities: visitor && [visitor.id] });
}
