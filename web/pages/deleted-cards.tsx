import "@fontsource/gowun-batang/400.css";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { MY_CARDS } from "#domain/addresses.ts";
import { CardGrid } from "#web/my-cards/card-grid.tsx";
import { myDeletedCards } from "#web/my-cards/card-queries.ts";
import { CardListFrame } from "#web/my-cards/list-frame.tsx";
import { prefetchList } from "#web/queries/list-query.ts";
import { PageNote } from "#web/shell/page-note.tsx";
import { DeletedCard } from "./deleted-cards/deleted-card.tsx";

export function meta() {
  return [{ title: "지운 카드 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader() {
  prefetchList(myDeletedCards);
}

/** Cards that can still be brought back. */
export default function DeletedCardsPage() {
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
      <CardGrid query={myDeletedCards} Tile={DeletedCard} empty={<NothingDeleted />} />
    </CardListFrame>
  );
}

function NothingDeleted() {
  return (
    <PageNote title="지운 카드가 없습니다" words="지우신 카드는 30일 동안 여기에서 되돌릴 수 있습니다." />
  );
}
