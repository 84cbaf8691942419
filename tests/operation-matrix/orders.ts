import { giveCoupon } from "#server/orders/order-for-tests.ts";
import { account } from "#server/orders/shop-for-tests.ts";
import { AdminConfirmTransferDocument } from "#web/graphql/graphql.ts";
import { asItIs, type Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

const PRICE = 10_000;
const reason = "행사 취소";

/** The owner's order, which waits for money from the practice gateway. */
async function pending({ owner }: World) {
  return (await owner.place({ card: await owner.card() })).order;
}

async function paid({ owner }: World) {
  return owner.paid({ card: await owner.card() });
}

/** One that waits for a transfer. */
async function transfer({ owner }: World) {
  const { order } = await owner.place({ card: await owner.card(), way: "transfer", depositor: "김민수" });
  return { order: order.id };
}

/** A transfer that came and is to go back. */
async function refundAsked(world: World) {
  const asked = await transfer(world);
  await world.admin.ask(AdminConfirmTransferDocument, { ...asked, amount: PRICE });
  await world.owner.refund(asked.order, account);
  return asked;
}

const card = async ({ owner }: World) => ({ card: await owner.card() });

export const orderScenarios: Scenarios = {
  everybody: { payWays: asItIs },
  members: { myOrders: asItIs },
  owner: {
    cancelOrder: async (world) => ({ id: (await pending(world)).id }),
    async confirmPayment(world) {
      const { id, total } = await pending(world);
      return { order: id, reference: "approve.matrix", amount: total };
    },
    myOrder: async (world) => ({ id: (await pending(world)).id }),
    openPayment: async (world) => ({ order: (await pending(world)).id }),
    orderPlans: card,
    orderQuote: async (world) => ({ ...(await card(world)), plan: "basic" }),
    async pendingOrder(world) {
      const ordered = await card(world);
      await world.owner.place(ordered);
      return ordered;
    },
    placeOrder: async (world) => ({ ...(await card(world)), plan: "basic", way: "practice", agreed: PRICE }),
    refundOrder: async (world) => ({ id: (await paid(world)).id }),
  },
  admin: {
    adminCancelOrder: async (world) => ({ ...(await transfer(world)), reason }),
    adminConfirmTransfer: async (world) => ({ ...(await transfer(world)), amount: PRICE }),
    adminCoupons: asItIs,
    adminCreateCoupons: () => ({ terms: { label: "봄맞이", benefit: { type: "percent", percent: 20 } } }),
    adminDownloadOrders: () => ({ from: "2026-11-15", until: "2026-11-15", reason: "부가세 신고" }),
    adminOrders: asItIs,
    adminReadRefundAccount: refundAsked,
    adminRefundOrder: async (world) => ({ order: (await paid(world)).id, reason }),
    adminStopCoupon: async ({ database }) => ({ id: (await giveCoupon(database)).id }),
  },
};
