import { z } from "zod";
import { mayObject } from "#domain/access.ts";
import { Refusal } from "#domain/refusal.ts";
import { ownCard } from "#server/cards/access.ts";
import { type Access, createGrant } from "#server/graphql/access.ts";
import { type ReportRow, readReport } from "./store.ts";

const granted = createGrant<ReportRow>("report");

/** The report on a card whose owner was let through. */
export const grantedReport = granted.of;

/** Who owns the card that was reported. */
export const reportedCardOwner: Access<{ id: string }> = {
  who: "owner of the reported card",
  async check({ id }, context) {
    const known = z.guid().safeParse(id).data;
    const report = known ? await readReport(context.database.orm, known) : undefined;
    // An unknown one is looked for on a card that never was, so that a visitor is asked to sign in either way.
    await ownCard(context, { id: report?.card ?? "", may: mayObject });
    if (!report) throw new Refusal("NOT_FOUND");
    granted.give(context, report);
  },
};
