import { Button, Title } from "@mantine/core";
import { Suspense } from "react";
import { Await, Link, useLocation } from "react-router";
import type { Kind } from "#cards/engine/kind.ts";
import { addressOf, kindAt } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import IconPlus from "~icons/tabler/plus";
import { CardListFailed } from "./failed.tsx";
import { PageNote } from "./note.tsx";
import { OwnShelf } from "./own-shelf.tsx";
import styles from "./shelf.module.css";
import { CardShelf, ShelfSkeleton } from "./shelf.tsx";
import type { OwnCardPage } from "./use-cards.ts";

const ALL = "/my-mobile-card";
const DELETED = `${ALL}?deleted`;

type Props = { first: Promise<OwnCardPage>; load(after: string): Promise<OwnCardPage>; deleted: boolean };

/** The cards themselves: all, those of the kind whose list lies at this address, or the deleted ones. */
export function Cards({ first, load, deleted }: Props) {
  const kind = kindAt("list", useLocation().pathname);
  const create = kind ? addressOf(kind, "create") : "/create";
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Title order={1}>{deleted ? "지운 카드" : (kind?.label ?? "내 카드")}</Title>
        {!deleted && (
          <Button component={Link} to={create} leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}>
            {kind?.isSolemn ? `${kind.label} 쓰기` : "카드 만들기"}
          </Button>
        )}
      </div>
      {deleted && (
        <p className={styles.lead}>지우신 뒤 30일 동안 여기에 둡니다. 그 뒤에는 되돌릴 수 없습니다.</p>
      )}
      <Suspense fallback={<ShelfSkeleton />} key={`${kind?.name} ${deleted}`}>
        <Await resolve={first} errorElement={<CardListFailed title="카드를 불러오지 못했습니다" />}>
          {(page) =>
            kind?.listScreen && !deleted ? (
              <OwnShelf kind={kind} first={page} load={load} />
            ) : (
              <CardShelf
                first={page}
                load={load}
                deleted={deleted}
                empty={deleted ? <NothingDeleted /> : <NoCards create={create} kind={kind} />}
              />
            )
          }
        </Await>
      </Suspense>
      <div className={styles.foot}>
        {kind?.beside && !deleted && (
          <Button component={Link} to={kind.beside.to} variant="subtle">
            {kind.beside.label}
          </Button>
        )}
        <Button component={Link} to={deleted ? ALL : DELETED} variant="subtle">
          {deleted ? "내 카드로 돌아가기" : "지운 카드 보기"}
        </Button>
      </div>
    </div>
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

function NothingDeleted() {
  return (
    <PageNote title="지운 카드가 없습니다" words="지우신 카드는 30일 동안 여기에서 되돌릴 수 있습니다." />
  );
}
