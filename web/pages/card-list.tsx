import "@fontsource/gowun-batang/400.css";
import { lazy, Suspense } from "react";
import { Await } from "react-router";
import { kindAt } from "#cards/kinds.ts";
import { ask } from "#web/api.ts";
import {
  MyCardDocument,
  MyCardsDocument,
  MyDeletedCardsDocument,
  ResponseFiguresDocument,
} from "#web/graphql/graphql.ts";
import type { Route } from "./+types/card-list";
import { Cards } from "./card-list/cards.tsx";
import { Failed } from "./card-list/failed.tsx";
import { ShelfSkeleton } from "./card-list/shelf.tsx";
import type { CardPage } from "./card-list/use-cards.ts";

const Desk = lazy(() => import("./desk.tsx").then(({ Desk }) => ({ default: Desk })));
const Responses = lazy(() =>
  import("./responses/responses.tsx").then(({ Responses }) => ({ default: Responses })),
);

export function meta() {
  return [{ title: "내 카드 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const answered = searchParams.get("responses");
  if (answered !== null) return { view: "responses" as const, coming: listened(answersTo(answered)) };
  const ownDesk = searchParams.get("desk");
  if (ownDesk !== null) {
    const coming = ask(MyCardDocument, { id: ownDesk }).then(({ myCard }) => myCard);
    return { view: "desk" as const, coming: listened(coming) };
  }
  const deleted = searchParams.has("deleted");
  const kind = kindAt("list", pathname)?.name;
  async function load(after?: string): Promise<CardPage> {
    if (deleted) return (await ask(MyDeletedCardsDocument, { after })).myDeletedCards;
    return (await ask(MyCardsDocument, { after, kind })).myCards;
  }
  return { view: "cards" as const, deleted, load, first: listened(load()) };
}

async function answersTo(id: string) {
  const [{ myCard }, { responseFigures }] = await Promise.all([
    ask(MyCardDocument, { id }),
    ask(ResponseFiguresDocument, { card: id }),
  ]);
  return { card: myCard.card, first: responseFigures };
}

/** A failure is told where the page shows what comes; it may happen before anything there listens. */
function listened<Coming>(coming: Promise<Coming>): Promise<Coming> {
  coming.catch(() => undefined);
  return coming;
}

/** A member's cards, what guests left on one of them, or the screen that its kind has for its owner. */
export default function CardListPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === "cards") return <Cards {...loaderData} />;
  if (loaderData.view === "desk") {
    return (
      <Suspense fallback={<ShelfSkeleton />}>
        <Await resolve={loaderData.coming} errorElement={<Failed title="카드를 불러오지 못했습니다" />}>
          {(loaded) => <Desk key={loaded.card.id} {...loaded} />}
        </Await>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<ShelfSkeleton />}>
      <Await resolve={loaderData.coming} errorElement={<Failed title="응답을 불러오지 못했습니다" />}>
        {({ card, first }) => <Responses key={card.id} card={card} first={first} />}
      </Await>
    </Suspense>
  );
}
