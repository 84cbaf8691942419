import { Button, Loader } from "@mantine/core";
import { useCallback, useState } from "react";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import { CompanyVouchersDocument, type HeldVoucherFieldsFragment } from "#web/graphql/graphql.ts";
import { lastDayWords, momentWords } from "#web/moment-words.ts";
import { Part } from "#web/pages/setting/part.tsx";
import { Sheet } from "#web/shell/sheet.tsx";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { HandVoucher } from "./hand-voucher.tsx";
import styles from "./handed-cards.module.css";
import { useAnswer } from "./use-answer.ts";

type Voucher = HeldVoucherFieldsFragment;

const AT_ONCE = 20;
const readFirst = async () => (await ask(CompanyVouchersDocument, { first: AT_ONCE })).companyVouchers;

/** Vouchers that the company bought for its customers. Who has none sees nothing of it. */
export function CompanyVouchers() {
  const { answer: first, problem, again } = useAnswer(readFirst);
  const [more, setMore] = useState<{ rows: Voucher[]; next: string | null }>();
  const [handing, setHanding] = useState<Voucher | null>(null);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const gone = useCallback(() => setToast(null), []);
  const next = more ? more.next : first?.next;
  if (first?.all === 0) return null;

  async function readMore() {
    try {
      const { companyVouchers } = await ask(CompanyVouchersDocument, { first: AT_ONCE, after: next });
      const rows = [...(more?.rows ?? []), ...companyVouchers.vouchers];
      setMore({ rows, next: companyVouchers.next ?? null });
    } catch (error) {
      setToast({ sentence: explain(error).sentence });
    }
  }

  function close() {
    setHanding(null);
    setMore(undefined);
    again();
  }

  return (
    <Part
      title="고객에게 드릴 이용권"
      about="고객의 이름과 전화번호 끝 네 자리를 적어 링크로 드립니다. 누구의 계정에서 쓰였는지는 보이지 않습니다."
    >
      <Problem sentence={problem} />
      {problem && (
        <Button variant="default" onClick={again}>
          다시 불러오기
        </Button>
      )}
      {!first && !problem && <Loader size="sm" aria-label="이용권을 불러오고 있습니다" />}
      {first && (
        <>
          <p className={styles.none}>
            모두 {first.all.toLocaleString("ko")}장 가운데 {first.used.toLocaleString("ko")}장을 고객이
            받았습니다.
          </p>
          <ul className={styles.list}>
            {[...first.vouchers, ...(more?.rows ?? [])].map((voucher) => (
              <Row key={voucher.id} voucher={voucher} onHand={() => setHanding(voucher)} />
            ))}
          </ul>
          {next && (
            <Button variant="default" onClick={() => void readMore()}>
              더 보기
            </Button>
          )}
        </>
      )}
      <Sheet opened={handing !== null} onClose={close} title="이용권 드리기">
        {handing && <HandVoucher voucher={handing} />}
      </Sheet>
      <Toast toast={toast} onGone={gone} />
    </Part>
  );
}

function Row({ voucher, onHand }: { voucher: Voucher; onHand(): void }) {
  const { label, holder, state, handedAt, expiresAt } = voucher;
  const { word, tone } = standingOf(voucher);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{label}</b>
        <span className={styles.quiet}>
          {handedAt && holder
            ? `${holder} 님께 ${momentWords(handedAt)}에 드림`
            : `${lastDayWords(expiresAt)}까지`}
        </span>
      </div>
      <span className={styles.state} data-state={tone}>
        {word}
      </span>
      {state === "OPEN" && (
        <Button
          variant="default"
          aria-label={`${label} ${handedAt ? "다시 드리기" : "드리기"}`}
          onClick={onHand}
        >
          {handedAt ? "다시 드리기" : "드리기"}
        </Button>
      )}
    </li>
  );
}

function standingOf({ state, handedAt }: Voucher): { word: string; tone?: "TAKEN" | "WAITING" } {
  if (state === "USED") return { word: "고객이 받음", tone: "TAKEN" };
  if (state === "CANCELLED") return { word: "취소" };
  if (state === "EXPIRED") return { word: "기한 지남" };
  return handedAt ? { word: "기다리는 중", tone: "WAITING" } : { word: "드리기 전" };
}
