import "@fontsource/gowun-batang/400.css";
import { kindAt } from "#cards/kinds/kinds.ts";
import { redirectMoved } from "#web/moved-addresses.ts";
import { myCards } from "#web/my-cards/card-queries.ts";
import { prefetchList } from "#web/queries/list-query.ts";
import type { Route } from "./+types/card-list";
import { Cards } from "./card-list/cards.tsx";

export function meta({ location: { pathname } }: Route.MetaArgs) {
  const title = `내 ${kindAt("list", pathname)?.label ?? "카드"} · 고이`;
  return [{ title }, { name: "robots", content: "noindex" }];
}

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  redirectMoved(request);
  prefetchList(myCards(kindAt("list", new URL(request.url).pathname)?.name));
}

/** A member's cards: all, or those of the kind whose list lies at this address. */
export default function CardListPage() {
  return <Cards />;
}
