import { randomUUID } from "node:crypto";
import * as operations from "#web/graphql/graphql.ts";
import { asItIs, type Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

const weddingDate = "2028-05-20";
type Buyer = World["owner"];

async function begun(buyer: Buyer): Promise<operations.WeddingPlanFieldsFragment> {
  return (await buyer.ask(operations.BeginWeddingPlanDocument, { weddingDate })).data.beginWeddingPlan;
}

const plan = async ({ owner }: World) => ({ plan: (await begun(owner)).id });

async function invitationFrom(buyer: Buyer) {
  const { id } = await begun(buyer);
  const { data } = await buyer.ask(operations.InviteToWeddingPlanDocument, { plan: id });
  return { plan: id, invitation: data.inviteToWeddingPlan.invitation as string };
}

/** The link of somebody who is none of the callers. */
async function invited({ somebody }: World) {
  return { invitation: (await invitationFrom(somebody().buyer)).invitation };
}

async function sharedWith(partner: Buyer, { owner }: World) {
  const { plan: id, invitation } = await invitationFrom(owner);
  await partner.ask(operations.JoinWeddingPlanDocument, { invitation });
  return { plan: id };
}

/** With the other member as the partner, to whom it is refused too what only who began a plan may. */
const shared = (world: World) => sharedWith(world.other, world);

export const weddingPlanScenarios: Scenarios = {
  members: {
    beginWeddingPlan: () => ({ weddingDate }),
    joinWeddingPlan: invited,
    weddingCard: asItIs,
    weddingInvitation: invited,
    weddingPlan: asItIs,
  },
  owner: {
    addWeddingTask: async (world) => ({
      ...(await plan(world)),
      id: randomUUID(),
      task: { title: "청첩장 모임", category: "other", place: "m", isCost: false },
    }),
    async changeWeddingTask({ owner }) {
      const { id, tasks } = await begun(owner);
      return { plan: id, id: tasks[0]?.id, change: { note: "종로에서 두 군데" } };
    },
    inviteToWeddingPlan: plan,
    moveWedding: async (world) => ({ ...(await plan(world)), weddingDate: "2028-06-03" }),
    openWeddingPlan: shared,
    partFromWeddingPlan: (world) => sharedWith(world.somebody().buyer, world),
    weddingPlanChanged: plan,
    withdrawWeddingInvitation: shared,
  },
};
