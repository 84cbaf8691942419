import { Button, Loader } from "@mantine/core";
import IconGift from "@tabler/icons-react/dist/esm/icons/IconGift.mjs";
import { useCallback, useState } from "react";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import {
  HandedCardsDocument,
  type HandOverFieldsFragment,
  WithdrawHandOverDocument,
} from "#web/graphql/graphql.ts";
import { knownKind } from "#web/pages/card-list/known-kind.ts";
import { Part } from "#web/pages/setting/part.tsx";
import { Sheet } from "#web/shell/sheet.tsx";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { HandOver } from "./hand-over.tsx";
import styles from "./handed-cards.module.css";
import { useAnswer } from "./use-answer.ts";

/** A busy hall's week; the rest is one tap away. */
const AT_ONCE = 20;
const readFirst = async () => (await ask(HandedCardsDocument, { first: AT_ONCE })).handedCards;

/** Cards that the company made for customers: whether they were taken, and how many in all. */
export function HandedCards() {
  const { answer: first, problem, again } = useAnswer(readFirst);
  const [more, setMore] = useState<{ rows: HandOverFieldsFragment[]; next: string | null }>();
  const [isOpen, setOpen] = useState(false);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const next = more ? more.next : first?.next;

  function refresh() {
    setMore(undefined);
    again();
  }

  async function readMore() {
    try {
      const { handedCards } = await ask(HandedCardsDocument, { first: AT_ONCE, after: next });
      const rows = [...(more?.rows ?? []), ...handedCards.handOvers];
      setMore({ rows, next: handedCards.next ?? null });
    } catch (error) {
      setToast({ sentence: explain(error).sentence });
    }
  }

  async function withdraw(id: string) {
    try {
      await ask(WithdrawHandOverDocument, { id });
      setToast({ sentence: "링크를 거두었습니다. 카드는 업체에 그대로 있습니다." });
    } catch (error) {
      setToast({ sentence: explain(error).sentence });
    }
    refresh();
  }

  return (
    <Part
      title="고객에게 건넨 카드"
      about="업체에서 만든 카드를 링크로 건네면 고객의 카드가 됩니다. 그 뒤로는 카드와 손님의 글을 고객만 봅니다."
    >
      <Problem sentence={problem} />
      {problem && (
        <Button variant="default" onClick={again}>
          다시 불러오기
        </Button>
      )}
      {!first && !problem && <Loader size="sm" aria-label="건넨 카드를 불러오고 있습니다" />}
      {first && (
        <>
          {first.counts.handed > 0 && (
            <dl className={styles.counts}>
              <Count label="건넨 링크" count={first.counts.handed} />
              <Count label="고객이 받음" count={first.counts.taken} />
              <Count label="손님에게 보냄" count={first.counts.published} />
            </dl>
          )}
          {first.handOvers.length === 0 && (
            <p className={styles.none}>아직 건네신 카드가 없습니다. 만들어 둔 카드를 골라 건네 보세요.</p>
          )}
          <ul className={styles.list}>
            {[...first.handOvers, ...(more?.rows ?? [])].map((handOver) => (
              <Row key={handOver.id} handOver={handOver} withdraw={() => withdraw(handOver.id)} />
            ))}
          </ul>
          <div className={styles.acts}>
            {next && (
              <Button variant="default" onClick={() => void readMore()}>
                더 보기
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconGift size={18} stroke={1.6} aria-hidden />}
              onClick={() => setOpen(true)}
            >
              카드 건네기
            </Button>
          </div>
        </>
      )}
      <Sheet
        opened={isOpen}
        onClose={() => {
          setOpen(false);
          refresh();
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
  WITHDRAWN: "거둠",
  EXPIRED: "기한 지남",
} as const satisfies Record<HandOverFieldsFragment["state"], string>;

function Row({ handOver, withdraw }: { handOver: HandOverFieldsFragment; withdraw(): Promise<void> }) {
  const { label, kind, state, createdAt, expiresAt, takenAt } = handOver;
  const [busy, setBusy] = useState(false);
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
          {knownKind(kind)?.label ?? "카드"} · {when}
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
          aria-label={`${label} 링크 거두기`}
          onClick={() => {
            setBusy(true);
            void withdraw();
          }}
        >
          거두기
        </Button>
      )}
    </li>
  );
}

const day = new Intl.DateTimeFormat("ko", { timeZone: "Asia/Seoul", month: "long", day: "numeric" });

function dayWords(instant: string): string {
  return day.format(new Date(instant));
}
