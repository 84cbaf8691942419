import { mayUseOrder } from "#domain/access.ts";
import { orderId } from "#domain/order.ts";
import { readOrderNumber } from "#domain/order-number.ts";
import { Refusal } from "#domain/refusal.ts";
import { type Access, createGrant } from "#server/graphql/access.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { findOrder, findOrderNumbered, type OrderRow } from "./store.ts";

const granted = createGrant<OrderRow>("order");

/** The order whose buyer was let through. */
export const grantedOrder = granted.of;

/** Who placed the order that an argument names. Somebody else's, an unknown and a malformed id are answered alike. */
export function orderOwner<Name extends string>(argument: Name): Access<Record<Name, string>> {
  return {
    who: `owner of the order in ${argument}`,
    async check({ [argument]: sent }, context) {
      const member = memberOf(context);
      const order = await orderSent(context, sent);
      if (!order || !mayUseOrder(member, order)) throw new Refusal("NOT_FOUND");
      granted.give(context, order);
    },
  };
}

/** An order by its id or its number, whosever it is. */
export async function orderSent({ database: { orm } }: Context, sent: string): Promise<OrderRow | undefined> {
  const id = orderId.safeParse(sent).data;
  const number = readOrderNumber(sent);
  if (number) return findOrderNumbered(orm, number);
  return id ? findOrder(orm, id) : undefined;
}
