import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { readCard } from "#cards/engine/card.ts";
import { addressOf, pageOf } from "#cards/kinds/kinds.ts";
import { presentationScreenOf } from "#cards/kinds/modules.tsx";
import type { MyCardQuery } from "#web/graphql/graphql.ts";
import { knownKind } from "#web/pages/card-list/known-kind.ts";
import { NotePage } from "#web/pages/card-list/note.tsx";
import { PageSkeleton } from "#web/pages/card-list/shelf.tsx";
import { hostOf } from "./host.ts";

type Props = MyCardQuery["myCard"];

/** A card before all who came: what its kind shows there. */
export function PresentationScreenPage({ card, content }: Props) {
  const kind = knownKind(card.kind);
  const load = kind && presentationScreenOf(kind.name);
  const [Own] = useState(() => load && lazy(load));
  const [host] = useState(() => hostOf(card.id));
  if (!Own || !kind || card.state !== "PUBLISHED") {
    return (
      <NotePage title="지금은 열 수 없는 무대입니다" words="카드를 보내신 뒤에 이 화면을 열 수 있습니다.">
        <Button component={Link} to={kind ? addressOf(kind, "list") : "/my-mobile-card"}>
          내 카드로 가기
        </Button>
      </NotePage>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Own
        content={readCard(kind, content)}
        address={new URL(pageOf(kind, card), location.origin).href}
        back={addressOf(kind, "list")}
        host={host}
      />
    </Suspense>
  );
}
