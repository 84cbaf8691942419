import "@fontsource/gowun-batang/400.css";
import { ask } from "#web/api.ts";
import { MyCardDocument } from "#web/graphql/graphql.ts";
import { DeferredPage } from "#web/my-cards/deferred-page.tsx";
import { deferred } from "#web/queries/deferred.ts";
import type { Route } from "./+types/manage";
import { OwnerScreenFrame } from "./manage/owner-screen-frame.tsx";

export function meta() {
  return [{ title: "내 카드 관리 · 고이" }, { name: "robots", content: "noindex" }];
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { coming: deferred(ask(MyCardDocument, { id: params.id }).then(({ myCard }) => myCard)) };
}

/** The screen that a card's kind has for its owner. */
export default function ManagePage({ loaderData: { coming } }: Route.ComponentProps) {
  return (
    <DeferredPage coming={coming} failure="카드를 불러오지 못했습니다">
      {(loaded) => <OwnerScreenFrame key={loaded.card.id} {...loaded} />}
    </DeferredPage>
  );
}
