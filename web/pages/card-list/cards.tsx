import { Button } from "@mantine/core";
import { Link, useLocation } from "react-router";
import type { Kind } from "#cards/engine/kind.ts";
import { addressOf, kindAt } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import { DELETED_CARDS } from "#domain/addresses.ts";
import { CardGrid } from "#web/my-cards/card-grid.tsx";
import { myCards } from "#web/my-cards/card-queries.ts";
import { CardListFrame } from "#web/my-cards/list-frame.tsx";
import { PageNote } from "#web/shell/page-note.tsx";
import IconPlus from "~icons/tabler/plus";
import { KindListScreen } from "./kind-list-screen.tsx";
import { ListedCard } from "./listed-card.tsx";

/** The list itself, in the way of its kind where that has one of its own. */
export function Cards() {
  const kind = kindAt("list", useLocation().pathname);
  const create = kind ? addressOf(kind, "create") : "/create";
  return (
    <CardListFrame
      title={kind?.label ?? "내 카드"}
      create={
        <Button component={Link} to={create} leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}>
          {kind?.isSolemn ? `${kind.label} 쓰기` : "카드 만들기"}
        </Button>
      }
      foot={
        <>
          {kind?.beside && (
            <Button component={Link} to={kind.beside.to} variant="subtle">
              {kind.beside.label}
            </Button>
          )}
          <Button component={Link} to={DELETED_CARDS} variant="subtle">
            지운 카드 보기
          </Button>
        </>
      }
    >
      {kind?.listScreen ? (
        <KindListScreen key={kind.name} kind={kind} />
      ) : (
        <CardGrid
          key={kind?.name}
          query={myCards(kind?.name)}
          Tile={ListedCard}
          empty={<NoCards create={create} kind={kind} />}
        />
      )}
    </CardListFrame>
  );
}

function NoCards({ create, kind }: { create: string; kind: Kind | null }) {
  if (kind?.isSolemn) {
    return (
      <PageNote
        title={`쓰신 ${josa(kind.label, "이/가")} 없습니다`}
        words="필요하실 때 차례를 따라 바로 쓰실 수 있습니다."
      >
        <Button component={Link} to={create} size="lg">
          {kind.label} 쓰기
        </Button>
      </PageNote>
    );
  }
  return (
    <PageNote title="아직 만드신 카드가 없습니다" words="소중한 소식이 있다면, 첫 카드를 고이 접어 보세요.">
      <Button component={Link} to={create} size="lg">
        첫 카드 만들기
      </Button>
    </PageNote>
  );
}
