import "@fontsource/gowun-batang/400.css";
import { ask } from "#web/api.ts";
import { CardVersionDocument, MyCardDocument } from "#web/graphql/graphql.ts";
import { DeferredPage } from "#web/my-cards/deferred-page.tsx";
import { deferred } from "#web/queries/deferred.ts";
import type { PageHandle } from "#web/root.tsx";
import type { Route } from "./+types/presentation";
import { Presentation } from "./presentation/presentation.tsx";

export function meta() {
  return [{ title: "무대 · 고이" }, { name: "robots", content: "noindex" }];
}

export const handle: PageHandle = { fillsScreen: () => true };

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { coming: deferred(load(params.id)) };
}

/** The card as its guests see it, whatever its owner is changing meanwhile. */
async function load(id: string) {
  const { card, content } = (await ask(MyCardDocument, { id })).myCard;
  if (card.liveVersion === null || card.liveVersion === card.draftVersion) return { card, content };
  const live = await ask(CardVersionDocument, { id, version: card.liveVersion });
  return { card, content: live.cardVersion };
}

/** A card before all who came. */
export default function PresentationPage({ loaderData: { coming } }: Route.ComponentProps) {
  return (
    <DeferredPage coming={coming} failure="무대를 열지 못했습니다">
      {(loaded) => <Presentation key={loaded.card.id} {...loaded} />}
    </DeferredPage>
  );
}
