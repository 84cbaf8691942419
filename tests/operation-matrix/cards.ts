import { samples } from "#cards/kinds/greeting/samples.ts";
import { saying } from "#server/cards/card-for-tests.ts";
import { AdminSuspendCardDocument } from "#web/graphql/graphql.ts";
import { asItIs, type Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

const content = saying("초대합니다", { date: "2027-05-22" });
const later = saying("다시 초대합니다", { date: "2027-05-22" });
const reason = "초상권 신고";

/** The owner's, which nobody has seen yet. */
async function draft({ owner }: World) {
  return { id: await owner.card() };
}

async function published(world: World) {
  const { id } = await draft(world);
  await world.owner.publish(id, 1);
  return { id };
}

/** With a version that guests have not seen. */
async function changed(world: World) {
  const { id } = await published(world);
  await world.owner.save(id, 1, later);
  return { id };
}

async function closed(world: World) {
  const { id } = await published(world);
  await world.owner.close(id);
  return { id };
}

async function deleted(world: World) {
  const { id } = await draft(world);
  await world.owner.delete(id);
  return { id };
}

async function suspended(world: World) {
  const { id } = await published(world);
  await world.admin.ask(AdminSuspendCardDocument, { id, reason });
  return { id };
}

const ofKind = async ({ owner }: World, kind: string) => (await owner.create({ kind })).card.id;

export const cardScenarios: Scenarios = {
  members: {
    createCard: () => ({ kind: "invitation", content }),
    myCards: asItIs,
    myDeletedCards: asItIs,
  },
  owner: {
    applyChanges: async (world) => ({ ...(await changed(world)), version: 2 }),
    cardPrints: async (world) => ({ id: await ofKind(world, "postcard") }),
    cardVersion: async (world) => ({ ...(await draft(world)), version: 1 }),
    cardVersions: draft,
    closeCard: published,
    async createCardFrom({ owner }) {
      const { card } = await owner.create({ kind: "greeting", content: samples[0]?.content });
      return { from: card.id, kind: "thanks" };
    },
    deleteCard: draft,
    duplicateCard: draft,
    linkClicks: async (world) => ({ card: await ofKind(world, "site") }),
    myCard: draft,
    printCard: async (world) => ({ id: await ofKind(world, "postcard"), as: "FRONT_PNG" }),
    publishCard: async (world) => ({ ...(await draft(world)), version: 1 }),
    reopenCard: closed,
    restoreCard: deleted,
    restoreVersion: async (world) => ({ ...(await changed(world)), base: 2, version: 1 }),
    saveCard: async (world) => ({ ...(await draft(world)), base: 1, content: later }),
    sitename: async (world) => ({ card: await ofKind(world, "site"), name: "haru-note" }),
  },
  admin: {
    adminCards: asItIs,
    adminExtendCard: async (world) => ({ ...(await published(world)), days: 10, reason }),
    adminOpenCard: published,
    adminReleaseCard: async (world) => ({ ...(await suspended(world)), reason }),
    adminSuspendCard: async (world) => ({ ...(await published(world)), reason }),
  },
};
