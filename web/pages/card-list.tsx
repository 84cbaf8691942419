import "@fontsource/gowun-batang/400.css";
import { lazy, Suspense } from "react";
import { Await } from "react-router";
import { doorOf } from "#cards/engine/section.ts";
import { kindAt } from "#cards/kinds/kinds.ts";
import { ask } from "#web/api.ts";
import {
  CardVersionDocument,
  MyCardDocument,
  MyCardsDocument,
  MyDeletedCardsDocument,
  ResponseFiguresDocument,
} from "#web/graphql/graphql.ts";
import type { PageHandle } from "#web/root.tsx";
import type { Route } from "./+types/card-list";
import { Cards } from "./card-list/cards.tsx";
import { FailedPage } from "./card-list/failed.tsx";
import { knownKind } from "./card-list/known-kind.ts";
import { responsesOf } from "./card-list/responses-of.ts";
import { PageSkeleton } from "./card-list/shelf.tsx";
import type { OwnCardPage } from "./card-list/use-cards.ts";

const Desk = lazy(() =>
  import("./owner-screen-page.tsx").then(({ OwnerScreenPage: Desk }) => ({ default: Desk })),
);
const Responses = lazy(() =>
  import("./responses/responses.tsx").then(({ Responses }) => ({ default: Responses })),
);

const Door = lazy(() => import("./door/door.tsx").then(({ Door }) => ({ default: Door })));
const Stage = lazy(() =>
  import("./presentation-screen/presentation-screen.tsx").then(({ PresentationScreenPage: Stage }) => ({
    default: Stage,
  })),
);

export function meta({ location: { pathname } }: Route.MetaArgs) {
  const title = `내 ${kindAt("list", pathname)?.label ?? "카드"} · 고이`;
  return [{ title }, { name: "robots", content: "noindex" }];
}

export const handle: PageHandle = {
  fillsScreen({ search }) {
    const asked = new URLSearchParams(search);
    return asked.has("door") || asked.has("stage");
  },
};

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const answered = searchParams.get("responses");
  if (answered !== null) return { view: "responses" as const, coming: listened(answersTo(answered)) };
  const door = searchParams.get("door");
  if (door !== null) return { view: "door" as const, coming: listened(doorTo(door)) };
  const shown = searchParams.get("stage");
  if (shown !== null) return { view: "stage" as const, coming: listened(seenByGuests(shown)) };
  const ownDesk = searchParams.get("desk");
  if (ownDesk !== null) {
    const coming = ask(MyCardDocument, { id: ownDesk }).then(({ myCard }) => myCard);
    return { view: "desk" as const, coming: listened(coming) };
  }
  const deleted = searchParams.has("deleted");
  const kind = kindAt("list", pathname)?.name;
  async function load(after?: string): Promise<OwnCardPage> {
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

async function doorTo(id: string) {
  const { card } = (await ask(MyCardDocument, { id })).myCard;
  const section = doorOf(knownKind(card.kind)?.sections ?? []);
  if (!section) throw new Error(`A ${card.kind} card has no door`);
  return { card, section };
}

/** A card as its guests see it, whatever its owner is changing meanwhile. */
async function seenByGuests(id: string) {
  const { card, content } = (await ask(MyCardDocument, { id })).myCard;
  if (card.liveVersion === null || card.liveVersion === card.draftVersion) return { card, content };
  const live = await ask(CardVersionDocument, { id, version: card.liveVersion });
  return { card, content: live.cardVersion };
}

/** A failure is told where the page shows what comes; it may happen before anything there listens. */
function listened<Coming>(coming: Promise<Coming>): Promise<Coming> {
  coming.catch(() => undefined);
  return coming;
}

/** A member's cards, what guests left on one of them, the door of one, one for all who came, or what its kind has for its owner. */
export default function CardListPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === "cards") return <Cards {...loaderData} />;
  if (loaderData.view === "desk") {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Await resolve={loaderData.coming} errorElement={<FailedPage title="카드를 불러오지 못했습니다" />}>
          {(loaded) => <Desk key={loaded.card.id} {...loaded} />}
        </Await>
      </Suspense>
    );
  }
  if (loaderData.view === "stage") {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Await resolve={loaderData.coming} errorElement={<FailedPage title="무대를 열지 못했습니다" />}>
          {(loaded) => <Stage key={loaded.card.id} {...loaded} />}
        </Await>
      </Suspense>
    );
  }
  if (loaderData.view === "door") {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Await resolve={loaderData.coming} errorElement={<FailedPage title="입장 확인을 열지 못했습니다" />}>
          {({ card, section }) => (
            <Door key={card.id} card={card} section={section.name} back={responsesOf(card)} />
          )}
        </Await>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Await resolve={loaderData.coming} errorElement={<FailedPage title="응답을 불러오지 못했습니다" />}>
        {({ card, first }) => <Responses key={card.id} card={card} first={first} />}
      </Await>
    </Suspense>
  );
}
