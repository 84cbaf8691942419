import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { type PlanRole, planId, roleIn } from "#domain/wedding-plan.ts";
import { type Access, createGrant } from "#server/graphql/access.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { findPlan, type PlanRow } from "./store.ts";

export type SeenPlan = { plan: PlanRow; role: PlanRole };

const granted = createGrant<SeenPlan>("wedding plan");

/** The plan, one of whose people was let through. */
export const grantedPlan = granted.of;

type PlanArgument = { plan: string };

/** Either of the two whose plan it is. */
export const planMember: Access<PlanArgument> = {
  who: "either of the plan's two",
  async check({ plan }, context) {
    granted.give(context, await ownPlan(context, plan));
  },
};

/** Who made the plan: only they say who else works on it. */
export const planOwner: Access<PlanArgument> = {
  who: "owner of the plan",
  async check({ plan }, context) {
    const seen = await ownPlan(context, plan);
    if (seen.role !== "owner") throw new Refusal("FORBIDDEN");
    granted.give(context, seen);
  },
};

/** The caller's plan. Somebody else's, an unknown and a malformed id are answered alike. */
export async function ownPlan(context: Context, id: string): Promise<SeenPlan> {
  const member = memberOf(context);
  const known = planId.safeParse(id);
  const plan = known.success ? await findPlan(context.database.orm, known.data) : undefined;
  const role = plan && roleIn(plan, ownerOf(member));
  if (!role) throw new Refusal("NOT_FOUND");
  return { plan, role };
}
