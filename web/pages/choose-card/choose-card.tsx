import { Button, Title } from "@mantine/core";
import { Suspense, useState } from "react";
import { Await, Link } from "react-router";
import { addressOf } from "#cards/kinds/kinds.ts";
import { checkoutAddress } from "#domain/addresses.ts";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import { CardGridSkeleton } from "#web/my-cards/card-grid.tsx";
import { cardStatus } from "#web/my-cards/card-status.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { CardThumbnail } from "#web/my-cards/thumbnail.tsx";
import type { OwnCard, OwnCardPage } from "#web/my-cards/use-cards.ts";
import shared from "#web/orders/order.module.css";
import { LoadFailed } from "#web/shell/load-failed.tsx";
import { PageNote } from "#web/shell/page-note.tsx";
import { webWords } from "#web/words.ts";
import IconChevronRight from "~icons/tabler/chevron-right";
import styles from "./choose-card.module.css";

type Props = {
  /** Only cards of this kind; of all that cost something where it is not said. */
  kind?: string;
  first: Promise<OwnCardPage>;
  load(after: string): Promise<OwnCardPage>;
};

/** The first step where the address names no card. */
export function ChooseCard({ kind, first, load }: Props) {
  const known = kind === undefined ? undefined : knownKind(kind);
  return (
    <div className={shared.page}>
      <Title order={1} className={shared.title}>
        어떤 카드를 주문할까요?
      </Title>
      <Suspense fallback={<CardGridSkeleton />}>
        <Await resolve={first} errorElement={<LoadFailed title="카드를 불러오지 못했습니다" />}>
          {(page) => (
            <Cards first={page} load={load} create={known ? addressOf(known, "create") : "/create"} />
          )}
        </Await>
      </Suspense>
      <div className={styles.foot}>
        <Button component={Link} to="/setting#orders" variant="subtle">
          주문 내역 보기
        </Button>
      </div>
    </div>
  );
}

type CardsProps = { first: OwnCardPage; load(after: string): Promise<OwnCardPage>; create: string };

function Cards({ first, load, create }: CardsProps) {
  const [{ cards, next }, setPage] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function more(after: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      const page = await load(after);
      setPage((before) => ({ cards: [...before.cards, ...page.cards], next: page.next }));
    } catch (error) {
      setProblem(explain(error).sentence);
    } finally {
      setBusy(false);
    }
  }

  if (cards.length === 0) {
    return (
      <PageNote
        title="주문할 카드가 아직 없습니다"
        words="카드를 먼저 만들어 보세요. 만드는 동안은 비용이 들지 않습니다."
      >
        <Button component={Link} to={create} size="lg">
          카드 만들기
        </Button>
      </PageNote>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} />
        ))}
      </ul>
      <Problem sentence={problem} />
      {next !== null && (
        <Button variant="default" className={styles.more} loading={busy} onClick={() => void more(next)}>
          더 보기
        </Button>
      )}
    </>
  );
}

function CardRow({ card }: { card: OwnCard }) {
  const [now] = useState(() => new Date());
  const kind = knownKind(card.kind);
  if (!kind) return null;
  const { word, detail } = cardStatus(card, now);
  return (
    <li>
      <Link to={checkoutAddress(card.id)} className={styles.row}>
        <CardThumbnail card={card} kind={kind} />
        <span>
          <span className={shared.small}>{kind.label}</span>
          <span className={shared.name}>{card.title || webWords.untitled}</span>
          <span className={shared.small}>
            {word} · <span className={styles.whole}>{detail}</span>
          </span>
        </span>
        <IconChevronRight size={20} stroke={1.6} aria-hidden />
      </Link>
    </li>
  );
}
