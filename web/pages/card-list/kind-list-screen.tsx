import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useState } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { ListScreenProps } from "#cards/engine/list-screen.ts";
import { addressOf } from "#cards/kinds/kinds.ts";
import { listScreenOf } from "#cards/kinds/modules.tsx";
import { checkoutAddress } from "#domain/addresses.ts";
import { ask } from "#web/api.ts";
import { printingOf } from "#web/editor/print-card.ts";
import { SaveCardDocument } from "#web/graphql/graphql.ts";
import { CardGridSkeleton, CardsFrame } from "#web/my-cards/card-grid.tsx";
import { myCards } from "#web/my-cards/card-queries.ts";
import { allowedActions } from "#web/my-cards/card-status.ts";
import { contentQuery } from "#web/my-cards/content-query.ts";
import { type OwnCard, useCards } from "#web/my-cards/use-cards.ts";
import { known } from "#web/queries/api-query.ts";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";

const screens = new Map<string, LazyExoticComponent<ComponentType<ListScreenProps>>>();

function listScreen(kind: string) {
  const load = listScreenOf(kind);
  if (!load) throw new Error(`${kind} cards have no list of their own`);
  const Screen = screens.get(kind) ?? lazy(load);
  screens.set(kind, Screen);
  return Screen;
}

/** The cards of a kind that shows them in a way of its own, with the same keeping as every list. */
export function KindListScreen({ kind }: { kind: Kind }) {
  const [now] = useState(() => new Date());
  const [toast, setToast] = useState<ToastWords | null>(null);
  const [gone] = useState(() => () => setToast(null));
  const list = useCards({ query: myCards(kind.name), tell: setToast });
  const contents = useContents(kind, list.list.rows);
  const Screen = listScreen(kind.name);
  const cardWith = (id: string) => list.list.rows?.find((card) => card.id === id);

  return (
    <>
      <CardsFrame cards={list}>
        {(rows) => (
          <Suspense fallback={<CardGridSkeleton />}>
            <Screen
              cards={rows.map((card) => ({
                id: card.id,
                title: card.title,
                content: contents.get(card.id) ?? null,
                isBusy: list.isBusy(card.id),
                edit: addressOf(kind, "edit", card.id),
                view: allowedActions(card, now).view ? addressOf(kind, "view", card.id) : null,
                order: checkoutAddress(card.id),
              }))}
              create={addressOf(kind, "create")}
              duplicate={(id) => withCard(cardWith(id), list.duplicate)}
              remove={(id) => withCard(cardWith(id), list.remove)}
              change={(id, { section, fields }) =>
                withCard(cardWith(id), (card) =>
                  list.change(card, async () => {
                    const content = await known(contentQuery({ card, kind }));
                    const changed = { ...content.sections[section], ...fields };
                    const sections = { ...content.sections, [section]: changed };
                    const saved = { id, base: card.draftVersion, content: { ...content, sections } };
                    return (await ask(SaveCardDocument, saved)).saveCard;
                  }),
                )
              }
              printing={printingOf}
            />
          </Suspense>
        )}
      </CardsFrame>
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

function withCard(card: OwnCard | undefined, act: (card: OwnCard) => unknown): void {
  if (card) void act(card);
}

const NONE: readonly OwnCard[] = [];

/** What every card says, as it comes in; an earlier content stands until the newer one is there. */
function useContents(kind: Kind, cards: readonly OwnCard[] = NONE): ReadonlyMap<string, CardContent> {
  const [contents, setContents] = useState<ReadonlyMap<string, CardContent>>(new Map());
  useEffect(() => {
    let left = false;
    for (const card of cards) {
      known(contentQuery({ card, kind })).then(
        (content) => !left && setContents((all) => new Map(all).set(card.id, content)),
        // Its pocket stays empty; its name and what can be done with it are there.
        () => undefined,
      );
    }
    return () => {
      left = true;
    };
  }, [cards, kind]);
  return contents;
}
