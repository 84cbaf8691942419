import "@fontsource/gowun-batang/400.css";
import { Navigate } from "react-router";
import { orderAddress } from "#domain/addresses.ts";
import { ask } from "#web/api.ts";
import { MyOrderDocument } from "#web/graphql/graphql.ts";
import { DeferredPage } from "#web/my-cards/deferred-page.tsx";
import { noOrder, type ShownOrder } from "#web/orders/order-words.ts";
import { deferred } from "#web/queries/deferred.ts";
import type { Route } from "./+types/payment";
import { PracticePayment } from "./payment/practice-payment.tsx";
import { TossPayment } from "./payment/toss-payment.tsx";

export function meta() {
  return [{ title: "결제 · 고이" }, { name: "robots", content: "noindex" }];
}

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { coming: deferred(ask(MyOrderDocument, { id }).then(({ myOrder }) => myOrder)) };
}

/** Where an order is paid, by the way that was chosen for it. */
export default function PaymentPage({ loaderData: { coming } }: Route.ComponentProps) {
  return (
    <DeferredPage coming={coming} failure="주문을 불러오지 못했습니다" missing={noOrder}>
      {(order) => <Payment key={order.id} order={order} />}
    </DeferredPage>
  );
}

/** What is not to be paid here is only looked at. */
function Payment({ order }: { order: ShownOrder }) {
  if (order.state === "PENDING" && !order.isUncertain) {
    if (order.way === "practice") return <PracticePayment order={order} />;
    if (order.way === "toss") return <TossPayment order={order} />;
  }
  return <Navigate to={orderAddress(order.id)} replace />;
}
