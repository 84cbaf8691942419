import "@fontsource/gowun-batang/400.css";
import { ask } from "#web/api.ts";
import { MyCardDocument, ResponseFiguresDocument } from "#web/graphql/graphql.ts";
import { DeferredPage } from "#web/my-cards/deferred-page.tsx";
import { deferred } from "#web/queries/deferred.ts";
import type { Route } from "./+types/responses";
import { Responses } from "./responses/responses.tsx";

export function meta() {
  return [{ title: "손님이 남긴 것 · 고이" }, { name: "robots", content: "noindex" }];
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { coming: deferred(load(params.id)) };
}

async function load(id: string) {
  const [{ myCard }, { responseFigures }] = await Promise.all([
    ask(MyCardDocument, { id }),
    ask(ResponseFiguresDocument, { card: id }),
  ]);
  return { card: myCard.card, first: responseFigures };
}

/** What guests left on a card, for its owner. */
export default function ResponsesPage({ loaderData: { coming } }: Route.ComponentProps) {
  return (
    <DeferredPage coming={coming} failure="응답을 불러오지 못했습니다">
      {({ card, first }) => <Responses key={card.id} card={card} first={first} />}
    </DeferredPage>
  );
}
