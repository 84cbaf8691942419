import "@fontsource/gowun-batang/400.css";
import { kindAt } from "#cards/kinds/kinds.ts";
import { ORDERS } from "#domain/addresses.ts";
import { redirectMoved } from "#web/moved-addresses.ts";
import { prefetchList } from "#web/queries/list-query.ts";
import type { Route } from "./+types/choose-card";
import { ChooseCard } from "./choose-card/choose-card.tsx";
import { soldCards } from "./choose-card/sold-cards.ts";

/** The kind whose cards are ordered at this address; null where it is all of them. */
const kindOrderedAt = (pathname: string) => (pathname === ORDERS ? null : kindAt("order", pathname));

export function meta({ location: { pathname } }: Route.MetaArgs) {
  const kind = kindOrderedAt(pathname);
  return [
    { title: kind ? `${kind.label} 주문 · 고이` : "주문 · 고이" },
    { name: "robots", content: "noindex" },
  ];
}

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  redirectMoved(request);
  const kind = kindOrderedAt(new URL(request.url).pathname)?.name;
  prefetchList(soldCards(kind));
  return { kind };
}

/** Which card is to be ordered: of one kind at its own address, of all that cost something at the shared one. */
export default function ChooseCardPage({ loaderData }: Route.ComponentProps) {
  return <ChooseCard key={loaderData.kind} kind={loaderData.kind} />;
}
