import { Button, Loader } from "@mantine/core";
import { useCallback, useState } from "react";
import { monthAndDay } from "#domain/day-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { ask } from "#web/api.ts";
import {
  HandedCardsDocument,
  type HandedCardsQuery,
  type HandOverFieldsFragment,
  WithdrawHandOverDocument,
} from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { More } from "#web/queries/more.tsx";
import { useActions } from "#web/queries/use-action.ts";
import { useList } from "#web/queries/use-list.ts";
import { Part } from "#web/shell/page-part.tsx";
import { Sheet } from "#web/shell/sheet.tsx";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import IconGift from "~icons/tabler/gift";
import { HandOver } from "./hand-over.tsx";
import styles from "./handed-cards.module.css";

/** A busy hall's week; the rest is one tap away. */
const AT_ONCE = 20;

const handedCards = {
  query: (after?: string) => apiQuery(HandedCardsDocument, { first: AT_ONCE, after }),
  page: ({ handedCards: { handOvers, counts, next } }: HandedCardsQuery) => ({
    rows: handOvers,
    counts,
    next,
  }),
};

/** Cards that the company made for customers: whether they were taken, and how many in all. */
export function HandedCards() {
  const list = useList(handedCards);
  const { page, problem } = list;
  const [isOpen, setOpen] = useState(false);
  const [toast, setToast] = useState<ToastWords | null>(null);

  const { isBusy, during } = useActions(setToast);
  const withdraw = (id: string) =>
    during(id, async () => {
      // Where it failed, the customer may have taken it meanwhile.
      await ask(WithdrawHandOverDocument, { id }).finally(list.reload);
      setToast({ sentence: "링크를 취소했습니다. 카드는 업체에 그대로 있습니다." });
    });

  return (
    <Part
      title="고객에게 건넨 카드"
      about="업체에서 만든 카드를 링크로 건네면 고객의 카드가 됩니다. 그 뒤로는 카드와 손님의 글을 고객만 봅니다."
    >
      {!page && !problem && <Loader size="sm" aria-label="건넨 카드를 불러오고 있습니다" />}
      {page && (
        <>
          {page.counts.handed > 0 && (
            <dl className={styles.counts}>
              <Count label="건넨 링크" count={page.counts.handed} />
              <Count label="고객이 받음" count={page.counts.taken} />
              <Count label="손님에게 보냄" count={page.counts.published} />
            </dl>
          )}
          {page.rows.length === 0 && (
            <p className={styles.none}>아직 건네신 카드가 없습니다. 만들어 둔 카드를 골라 건네 보세요.</p>
          )}
          <ul className={styles.list}>
            {page.rows.map((handOver) => (
              <Row
                key={handOver.id}
                handOver={handOver}
                busy={isBusy(handOver.id)}
                onWithdraw={() => void withdraw(handOver.id)}
              />
            ))}
          </ul>
        </>
      )}
      <More list={list} />
      {page && (
        <Button
          variant="default"
          mt="md"
          leftSection={<IconGift size={18} stroke={1.6} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          카드 건네기
        </Button>
      )}
      <Sheet
        opened={isOpen}
        onClose={() => {
          setOpen(false);
          void list.reload();
        }}
        title="카드 건네기"
      >
        {isOpen && <HandOver />}
      </Sheet>
      <Toast toast={toast} onGone={useCallback(() => setToast(null), [])} />
    </Part>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count.toLocaleString("ko")}</dd>
    </div>
  );
}

const states = {
  WAITING: "기다리는 중",
  TAKEN: "고객이 받음",
  WITHDRAWN: "취소함",
  EXPIRED: "기한 지남",
} as const satisfies Record<HandOverFieldsFragment["state"], string>;

type RowProps = { handOver: HandOverFieldsFragment; busy: boolean; onWithdraw(): void };

function Row({ handOver, busy, onWithdraw }: RowProps) {
  const { label, cardLabel, state, createdAt, expiresAt, takenAt } = handOver;
  const when =
    state === "TAKEN" && takenAt
      ? `${dayWords(takenAt)}에 받음`
      : state === "WAITING"
        ? `${dayWords(expiresAt)}까지`
        : `${dayWords(createdAt)}에 건넴`;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{label}</b>
        <span className={styles.quiet}>
          {cardLabel} · {when}
        </span>
      </div>
      <span className={styles.state} data-state={state}>
        {states[state]}
      </span>
      {state === "WAITING" && (
        <Button
          variant="subtle"
          color="red.9"
          loading={busy}
          aria-label={`${label} 링크 취소`}
          onClick={onWithdraw}
        >
          취소
        </Button>
      )}
    </li>
  );
}

function dayWords(instant: string): string {
  return monthAndDay(koreanDay(new Date(instant)));
}
