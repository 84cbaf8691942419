import "@fontsource/gowun-batang/400.css";
import { Suspense } from "react";
import { Await, Navigate, replace } from "react-router";
import { isSold } from "#cards/engine/plan.ts";
import { addressOf, kindAt } from "#cards/kinds/kinds.ts";
import { ask } from "#web/api.ts";
import {
  MyCardDocument,
  MyCardsDocument,
  MyOrderDocument,
  OrderPlansDocument,
  PayWaysDocument,
  PendingOrderDocument,
  ServiceDocument,
} from "#web/graphql/graphql.ts";
import type { Route } from "./+types/order";
import { FailedPage } from "./card-list/failed.tsx";
import { knownKind } from "./card-list/known-kind.ts";
import { PageSkeleton } from "./card-list/shelf.tsx";
import type { OwnCardPage } from "./card-list/use-cards.ts";
import { Checkout } from "./order/checkout.tsx";
import { Choose } from "./order/choose.tsx";
import { keepTry } from "./order/kept-choice.ts";
import { orderAt } from "./order/order-address.ts";
import { OrderView } from "./order/order-view.tsx";
import { Pay } from "./order/pay.tsx";
import { Receipt } from "./order/receipt.tsx";

export function meta({ location: { pathname } }: Route.MetaArgs) {
  const kind = pathname === ALL ? null : kindAt("order", pathname);
  return [
    { title: kind ? `${kind.label} 주문 · 고이` : "주문 · 고이" },
    { name: "robots", content: "noindex" },
  ];
}

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const { pathname, searchParams } = url;
  const order = searchParams.get("order");
  if (order !== null) return ordered(order, url);
  const card = searchParams.get("id");
  if (card !== null) {
    const coupon = searchParams.get("coupon")?.trim() ?? "";
    return { view: "checkout" as const, coupon, coming: listened(checkoutOf(card, pathname)) };
  }
  const kind = kindAt("order", pathname);
  const only = kind && pathname !== ALL ? kind.name : undefined;
  const load = (after?: string) => loadSold({ after, kind: only });
  return { view: "choose" as const, kind: only, load, first: listened(load()) };
}

/** All orders may begin here, whatever kind of card they are for. */
const ALL = "/order";

function ordered(id: string, { searchParams, pathname }: URL) {
  const reference = searchParams.get("paymentKey");
  if (reference !== null) {
    keepTry(id, { reference, amount: Number(searchParams.get("amount")) });
    // Nobody is to send this address on, nor to find it in a history.
    throw replace(`${pathname}?order=${encodeURIComponent(id)}`);
  }
  if (searchParams.has("receipt")) return { view: "receipt" as const, coming: listened(receiptOf(id)) };
  const coming = listened(ask(MyOrderDocument, { id }).then(({ myOrder }) => myOrder));
  if (searchParams.has("pay")) return { view: "pay" as const, coming };
  return { view: "order" as const, coming, failure: searchParams.get("code") };
}

async function receiptOf(id: string) {
  const { readProfile } = await import("#web/session/identity.ts");
  const [{ myOrder }, { service }, buyer] = await Promise.all([
    ask(MyOrderDocument, { id }),
    ask(ServiceDocument),
    readProfile(),
  ]);
  return { order: myOrder, business: service.business, buyer };
}

async function checkoutOf(id: string, pathname: string) {
  const [{ myCard }, { orderPlans }, { payWays }, { pendingOrder }] = await Promise.all([
    ask(MyCardDocument, { id }),
    ask(OrderPlansDocument, { card: id }),
    ask(PayWaysDocument),
    ask(PendingOrderDocument, { card: id }),
  ]);
  const { card } = myCard;
  const kind = knownKind(card.kind);
  if (!kind) throw new Error(`Nobody knows what a ${card.kind} card costs`);
  const own = addressOf(kind, "order");
  if (pendingOrder) return { is: "elsewhere" as const, to: orderAt(pendingOrder) };
  if (own !== pathname) return { is: "elsewhere" as const, to: addressOf(kind, "order", id) };
  return { is: "here" as const, card, kind, plans: orderPlans, ways: payWays };
}

type Wanted = { after?: string; kind?: string };

/** Cards that something is sold for. A page without any is followed by the next. */
async function loadSold({ after, kind }: Wanted): Promise<OwnCardPage> {
  const { cards, next } = (await ask(MyCardsDocument, { after, kind })).myCards;
  const sold = cards.filter(({ kind: name }) => isSold(knownKind(name) ?? { plans: [] }));
  if (sold.length > 0 || next === null) return { cards: sold, next };
  return loadSold({ after: next, kind });
}

/** A failure is told where the page shows what comes; it may happen before anything there listens. */
function listened<Coming>(coming: Promise<Coming>): Promise<Coming> {
  coming.catch(() => undefined);
  return coming;
}

const noOrder = {
  title: "찾으시는 주문이 없습니다",
  words: "주소가 잘렸거나 다른 계정에서 하신 주문입니다.",
};

/** Which card, what for it, and how; then the order itself, its payment and its receipt. */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === "choose") return <Choose key={loaderData.kind} {...loaderData} />;
  if (loaderData.view === "checkout") {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Await resolve={loaderData.coming} errorElement={<FailedPage title="주문을 시작하지 못했습니다" />}>
          {(loaded) =>
            loaded.is === "here" ? (
              <Checkout key={loaded.card.id} coupon={loaderData.coupon} {...loaded} />
            ) : (
              <Navigate to={withCoupon(loaded.to, loaderData.coupon)} replace />
            )
          }
        </Await>
      </Suspense>
    );
  }
  if (loaderData.view === "receipt") {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Await
          resolve={loaderData.coming}
          errorElement={<FailedPage title="영수증을 불러오지 못했습니다" missing={noOrder} />}
        >
          {(loaded) => <Receipt {...loaded} />}
        </Await>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Await
        resolve={loaderData.coming}
        errorElement={<FailedPage title="주문을 불러오지 못했습니다" missing={noOrder} />}
      >
        {(order) =>
          loaderData.view === "pay" ? (
            <Pay key={order.id} order={order} />
          ) : (
            <OrderView key={order.id} loaded={order} failure={loaderData.failure} />
          )
        }
      </Await>
    </Suspense>
  );
}

function withCoupon(to: string, coupon: string): string {
  return coupon && to.includes("?id=") ? `${to}&coupon=${encodeURIComponent(coupon)}` : to;
}
