import "@fontsource/gowun-batang/400.css";
import { isSold } from "#cards/engine/plan.ts";
import { kindAt } from "#cards/kinds/kinds.ts";
import { ORDERS } from "#domain/addresses.ts";
import { ask } from "#web/api.ts";
import { deferred } from "#web/deferred.ts";
import { MyCardsDocument } from "#web/graphql/graphql.ts";
import { redirectMoved } from "#web/moved-addresses.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import type { OwnCardPage } from "#web/my-cards/use-cards.ts";
import type { Route } from "./+types/choose-card";
import { ChooseCard } from "./choose-card/choose-card.tsx";

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
  const load = (after?: string) => loadSold({ after, kind });
  return { kind, load, first: deferred(load()) };
}

type Wanted = { after?: string; kind?: string };

/** Cards that something is sold for. A page without any is followed by the next. */
async function loadSold({ after, kind }: Wanted): Promise<OwnCardPage> {
  const { cards, next } = (await ask(MyCardsDocument, { after, kind })).myCards;
  const sold = cards.filter(({ kind: name }) => isSold(knownKind(name) ?? { plans: [] }));
  if (sold.length > 0 || next === null) return { cards: sold, next };
  return loadSold({ after: next, kind });
}

/** Which card is to be ordered: of one kind at its own address, of all that cost something at the shared one. */
export default function ChooseCardPage({ loaderData }: Route.ComponentProps) {
  return <ChooseCard key={loaderData.kind} {...loaderData} />;
}
