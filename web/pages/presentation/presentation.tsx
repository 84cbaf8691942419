import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { readCard } from "#cards/engine/card.ts";
import { addressOf, pageOf } from "#cards/kinds/kinds.ts";
import { presentationScreenOf } from "#cards/kinds/modules.tsx";
import { MY_CARDS } from "#domain/addresses.ts";
import type { MyCardQuery } from "#web/graphql/graphql.ts";
import { PageSkeleton } from "#web/my-cards/deferred-page.tsx";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { NotePage } from "#web/shell/page-note.tsx";
import { hostOf } from "./host.ts";

type Props = MyCardQuery["myCard"];

/** A card before all who came: what its kind shows there. */
export function Presentation({ card, content }: Props) {
  const kind = knownKind(card.kind);
  const load = kind && presentationScreenOf(kind.name);
  const [Own] = useState(() => load && lazy(load));
  const [host] = useState(() => hostOf(card.id));
  if (!Own || !kind || card.state !== "PUBLISHED") {
    return (
      <NotePage title="지금은 열 수 없는 무대입니다" words="카드를 보내신 뒤에 이 화면을 열 수 있습니다.">
        <Button component={Link} to={kind ? addressOf(kind, "list") : MY_CARDS}>
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
