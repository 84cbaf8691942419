import { type Member, ownerOf } from "#domain/member.ts";
import { refuseOldProof } from "#domain/proof.ts";
import type { Changes } from "#server/changes.ts";
import type { Clock, Database, Identity } from "#server/ports.ts";
import { removeCardsOf } from "#server/store/cards.ts";
import { endCompanyOf } from "#server/store/companies.ts";
import { endCompanyFiles } from "#server/store/company-files.ts";
import { removeConsents } from "#server/store/consents.ts";
import { forgetHolder } from "#server/store/coupons.ts";
import { disownOrders } from "#server/store/orders.ts";
import { disownPhotos } from "#server/store/photos.ts";
import { forgetObjections } from "#server/store/reports.ts";
import { disownVouchers } from "#server/store/vouchers.ts";
import { leavePlans } from "#server/store/wedding-plans.ts";

type Parts = {
  database: Database;
  identity: Identity;
  clock: Clock;
  changes: Changes;
  /** Takes away what the member left on others' cards. */
  takeBack(): Promise<void>;
  /** Ends what the member did not pay. */
  endOrders(): Promise<void>;
};

/** A member leaves: nothing personal stays. The account goes last, so that a failure before it can be repeated. */
export async function leave(member: Member, parts: Parts): Promise<void> {
  const { database, identity, clock, changes, takeBack, endOrders } = parts;
  refuseOldProof({ signedInAt: member.signedInAt, now: clock.now() });
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
  const plans = await leavePlans(database.orm, { member: ownerOf(member), now: clock.now() });
  for (const plan of plans) changes.tell({ plan, what: "plan" });
  await removeConsents(database.orm, member.id);
  await identity.remove(member.id);
}
