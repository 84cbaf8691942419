import "@fontsource/gowun-batang/400.css";
import { replace } from "react-router";
import { orderAddress } from "#domain/addresses.ts";
import { ask } from "#web/api.ts";
import { MyOrderDocument } from "#web/graphql/graphql.ts";
import { DeferredPage } from "#web/my-cards/deferred-page.tsx";
import { keepTry } from "#web/orders/order-storage.ts";
import { noOrder } from "#web/orders/order-words.ts";
import { deferred } from "#web/queries/deferred.ts";
import type { Route } from "./+types/order";
import { OrderView } from "./order/order-view.tsx";

export function meta() {
  return [{ title: "주문 내용 · 고이" }, { name: "robots", content: "noindex" }];
}

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const reference = searchParams.get("paymentKey");
  if (reference !== null) {
    keepTry(id, { reference, amount: Number(searchParams.get("amount")) });
    // Nobody is to send this address on, nor to find it in a history.
    throw replace(orderAddress(id));
  }
  const coming = deferred(ask(MyOrderDocument, { id }).then(({ myOrder }) => myOrder));
  return { coming, failure: searchParams.get("code") };
}

/** An order and what there is to do about it; a payment provider sends its buyer back here. */
export default function OrderPage({ loaderData: { coming, failure } }: Route.ComponentProps) {
  return (
    <DeferredPage coming={coming} failure="주문을 불러오지 못했습니다" missing={noOrder}>
      {(order) => <OrderView key={order.id} loaded={order} failure={failure} />}
    </DeferredPage>
  );
}
