import "@fontsource/gowun-batang/400.css";
import { ask } from "#web/api.ts";
import { MyOrderDocument, ServiceDocument } from "#web/graphql/graphql.ts";
import { DeferredPage } from "#web/my-cards/deferred-page.tsx";
import { noOrder } from "#web/orders/order-words.ts";
import { deferred } from "#web/queries/deferred.ts";
import type { Route } from "./+types/receipt";
import { Receipt } from "./receipt/receipt.tsx";

export function meta() {
  return [{ title: "영수증 · 고이" }, { name: "robots", content: "noindex" }];
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { coming: deferred(load(params.id)) };
}

async function load(id: string) {
  const { readProfile } = await import("#web/session/identity.ts");
  const [{ myOrder }, { service }, buyer] = await Promise.all([
    ask(MyOrderDocument, { id }),
    ask(ServiceDocument),
    readProfile(),
  ]);
  return { order: myOrder, business: service.business, buyer };
}

/** What was bought from whom, to be printed or kept. */
export default function ReceiptPage({ loaderData: { coming } }: Route.ComponentProps) {
  return (
    <DeferredPage coming={coming} failure="영수증을 불러오지 못했습니다" missing={noOrder}>
      {(loaded) => <Receipt {...loaded} />}
    </DeferredPage>
  );
}
