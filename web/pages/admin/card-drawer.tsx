import { Alert, Button, Group, Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { readCard } from "#cards/engine/card.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import { lastDayWords, momentWords } from "#domain/moment-words.ts";
import {
  AdminAuditDocument,
  AdminOpenCardDocument,
  type AdminOpenCardMutation,
  type CardFieldsFragment,
} from "#web/graphql/graphql.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { invalidate } from "#web/queries/api-query.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { ViewerDrawer } from "#web/shell/viewer-drawer.tsx";
import { webWords } from "#web/words.ts";
import styles from "./admin.module.css";
import { cardStateWords } from "./admin-words.ts";
import { CardActs } from "./card-acts.tsx";
import { State } from "./list.tsx";
import { Trail } from "./trail.tsx";
import { useOpened } from "./use-opened.ts";

const CardFrame = lazy(() =>
  import("#web/editor/preview/card-frame.tsx").then(({ CardFrame }) => ({ default: CardFrame })),
);
const DrawnCard = lazy(() =>
  import("#web/editor/preview/drawn-card.tsx").then(({ DrawnCard }) => ({ default: DrawnCard })),
);

type Opened = AdminOpenCardMutation["adminOpenCard"];
type Props = {
  /** Null while none is open. */
  id: string | null;
  onClose(): void;
  onChanged(card: CardFieldsFragment): void;
  tell(toast: ToastWords): void;
};

/** One card beside the list: as guests see it, whose it is, what may be done and what was. */
export function CardDrawer({ id, onClose, onChanged, tell }: Props) {
  const load = useOpened(AdminOpenCardDocument, id);
  const opened = load.data?.adminOpenCard;

  function changed(card: CardFieldsFragment) {
    if (opened) load.put({ adminOpenCard: { ...opened, card } });
    void invalidate(AdminAuditDocument);
    onChanged(card);
  }

  return (
    <ViewerDrawer
      opened={id !== null}
      onClose={onClose}
      title={opened ? opened.card.title || webWords.untitled : "카드"}
    >
      <LoadFrame load={load} waiting={<Skeleton height={320} radius="md" />}>
        {({ adminOpenCard: opened }) => (
          <>
            <Facts opened={opened} />
            <CardActs card={opened.card} onChanged={changed} tell={tell} />
            <Seen opened={opened} />
            <Link to={`/admin/cards?view=reports&q=${opened.card.id}`} className={styles.link}>
              이 카드의 신고 보기
            </Link>
            <h3 className={styles.part}>관리 기록</h3>
            <Trail noun="card" subject={opened.card.id} />
          </>
        )}
      </LoadFrame>
    </ViewerDrawer>
  );
}

function Facts({ opened: { card, owner, ownerId, givenDays } }: { opened: Opened }) {
  const { word, tone } = cardStateWords[card.state];
  return (
    <dl className={styles.facts}>
      <dt>상태</dt>
      <dd>
        <State word={word} tone={tone} />
        {card.suspendedReason && ` ${card.suspendedReason}`}
        {card.blockedUntil && ` ${momentWords(card.blockedUntil)}까지 임시 조치`}
      </dd>
      <dt>종류</dt>
      <dd>{card.label}</dd>
      <dt>만든 분</dt>
      <dd>
        {owner ? (
          <Link to={`/admin/members?member=${ownerId}`} className={styles.link}>
            {owner}
          </Link>
        ) : (
          "탈퇴한 회원"
        )}
      </dd>
      <dt>만든 때</dt>
      <dd>{momentWords(card.createdAt)}</dd>
      {card.expiresAt && (
        <>
          <dt>열리는 날</dt>
          <dd>
            {lastDayWords(card.expiresAt)}까지{card.isTrial && " (체험)"}
            {givenDays > 0 && ` · 관리자가 준 ${givenDays}일 포함`}
          </dd>
        </>
      )}
      <dt>카드 번호</dt>
      <dd>{card.id}</dd>
    </dl>
  );
}

/** What guests see. What its maker never showed to anybody is nobody's to look at. */
function Seen({ opened: { card, content } }: { opened: Opened }) {
  const kind = knownKind(card.kind);
  if (!kind || !content) {
    return (
      <Alert variant="light" color="dark">
        아직 공개한 적이 없는 카드라 내용은 만든 분만 볼 수 있습니다.
      </Alert>
    );
  }
  return (
    <>
      <div className={styles.preview}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <CardFrame title="손님이 보는 카드">
            <DrawnCard kind={kind} content={readCard(kind, content)} id={card.id} />
          </CardFrame>
        </Suspense>
      </div>
      {card.state === "PUBLISHED" && (
        <Group>
          <Button
            component="a"
            href={pageOf(kind, card)}
            target="_blank"
            rel="noopener"
            variant="default"
            fullWidth
          >
            새 창에서 열기
          </Button>
        </Group>
      )}
    </>
  );
}
