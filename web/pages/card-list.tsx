import "@fontsource/gowun-batang/400.css";
import { kindAt } from "#cards/kinds/kinds.ts";
import { ask } from "#web/api.ts";
import { deferred } from "#web/deferred.ts";
import { MyCardsDocument } from "#web/graphql/graphql.ts";
import { redirectMoved } from "#web/moved-addresses.ts";
import type { OwnCardPage } from "#web/my-cards/use-cards.ts";
import type { Route } from "./+types/card-list";
import { Cards } from "./card-list/cards.tsx";

export function meta({ location: { pathname } }: Route.MetaArgs) {
  const title = `내 ${kindAt("list", pathname)?.label ?? "카드"} · 고이`;
  return [{ title }, { name: "robots", content: "noindex" }];
}

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  redirectMoved(request);
  const kind = kindAt("list", new URL(request.url).pathname)?.name;
  async function load(after?: string): Promise<OwnCardPage> {
    return (await ask(MyCardsDocument, { after, kind })).myCards;
  }
  return { load, first: deferred(load()) };
}

/** A member's cards: all, or those of the kind whose list lies at this address. */
export default function CardListPage({ loaderData }: Route.ComponentProps) {
  return <Cards {...loaderData} />;
}
