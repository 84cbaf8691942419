import "@fontsource/gowun-batang/400.css";
import { Navigate } from "react-router";
import { orderAddress } from "#domain/addresses.ts";
import { ask } from "#web/api.ts";
import {
  MyCardDocument,
  OrderPlansDocument,
  PayWaysDocument,
  PendingOrderDocument,
} from "#web/graphql/graphql.ts";
import { DeferredPage } from "#web/my-cards/deferred-page.tsx";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { deferred } from "#web/queries/deferred.ts";
import type { Route } from "./+types/checkout";
import { Checkout } from "./checkout/checkout.tsx";

export function meta() {
  return [{ title: "주문하기 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const coupon = new URL(request.url).searchParams.get("coupon")?.trim() ?? "";
  return { coupon, coming: deferred(load(id)) };
}

async function load(id: string) {
  const [{ myCard }, { orderPlans }, { payWays }, { pendingOrder }] = await Promise.all([
    ask(MyCardDocument, { id }),
    ask(OrderPlansDocument, { card: id }),
    ask(PayWaysDocument),
    ask(PendingOrderDocument, { card: id }),
  ]);
  const { card } = myCard;
  const kind = knownKind(card.kind);
  if (!kind) throw new Error(`Nobody knows what a ${card.kind} card costs`);
  return { card, kind, plans: orderPlans, ways: payWays, pendingOrder };
}

/** From a card to an order. A card has one unpaid order at most, which is then gone on with. */
export default function CheckoutPage({ loaderData: { coupon, coming } }: Route.ComponentProps) {
  return (
    <DeferredPage coming={coming} failure="주문을 시작하지 못했습니다">
      {({ pendingOrder, ...offered }) =>
        pendingOrder ? (
          <Navigate to={orderAddress(pendingOrder.id)} replace />
        ) : (
          <Checkout key={offered.card.id} coupon={coupon} {...offered} />
        )
      }
    </DeferredPage>
  );
}
