import "@fontsource/gowun-batang/400.css";
import { Button } from "@mantine/core";
import { Suspense } from "react";
import { Await, Link } from "react-router";
import { MY_CARDS } from "#domain/addresses.ts";
import { ask } from "#web/api.ts";
import { deferred } from "#web/deferred.ts";
import { MyDeletedCardsDocument } from "#web/graphql/graphql.ts";
import { CardGrid, CardGridSkeleton } from "#web/my-cards/card-grid.tsx";
import { CardListFrame } from "#web/my-cards/list-frame.tsx";
import type { OwnCardPage } from "#web/my-cards/use-cards.ts";
import { LoadFailed } from "#web/shell/load-failed.tsx";
import { PageNote } from "#web/shell/page-note.tsx";
import type { Route } from "./+types/deleted-cards";
import { DeletedCard } from "./deleted-cards/deleted-card.tsx";

export function meta() {
  return [{ title: "지운 카드 · 고이" }, { name: "robots", content: "noindex" }];
}

async function load(after?: string): Promise<OwnCardPage> {
  return (await ask(MyDeletedCardsDocument, { after })).myDeletedCards;
}

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader() {
  return { first: deferred(load()) };
}

/** Cards that can still be brought back. */
export default function DeletedCardsPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <CardListFrame
      title="지운 카드"
      lead="지우신 뒤 30일 동안 여기에 둡니다. 그 뒤에는 되돌릴 수 없습니다."
      foot={
        <Button component={Link} to={MY_CARDS} variant="subtle">
          내 카드로 돌아가기
        </Button>
      }
    >
      <Suspense fallback={<CardGridSkeleton />}>
        <Await resolve={first} errorElement={<LoadFailed title="카드를 불러오지 못했습니다" />}>
          {(page) => <CardGrid first={page} load={load} Tile={DeletedCard} empty={<NothingDeleted />} />}
        </Await>
      </Suspense>
    </CardListFrame>
  );
}

function NothingDeleted() {
  return (
    <PageNote title="지운 카드가 없습니다" words="지우신 카드는 30일 동안 여기에서 되돌릴 수 있습니다." />
  );
}
