import { useEffect, useRef } from "react";
import styles from "./check-in.module.css";
import { clock } from "./clock.ts";
import type { CheckInOutcome } from "./entrance.ts";
import type { CheckInTicket } from "./optimistic-check-ins.ts";

const heads: Record<CheckInOutcome["is"], string> = {
  in: "들어오세요",
  unsent: "들어오세요",
  used: "이미 들어왔습니다",
  void: "쓸 수 없는 입장권입니다",
};

type Props = {
  outcome: CheckInOutcome | null;
  undo(ticket: CheckInTicket): Promise<boolean>;
  close(): void;
};

/** Read at arm's length, in the dark: one word, one name, one number. */
export function OutcomePanel({ outcome, undo, close }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) panel.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <div ref={panel} role="status" aria-live="assertive">
      {outcome && <Panel outcome={outcome} undo={undo} close={close} />}
    </div>
  );
}

function Panel({ outcome: { ticket, is }, undo, close }: Props & { outcome: CheckInOutcome }) {
  const { holder, party, session, checkedInAt, door } = ticket;
  const isIn = is === "in" || is === "unsent";
  return (
    <div className={styles.outcome} data-is={is}>
      <p className={styles.head}>{heads[is]}</p>
      <p className={styles.holder}>
        {holder} <span>{party}명</span>
      </p>
      {session && <p>{session}</p>}
      {is === "used" && <p>{`${clock(checkedInAt)}, ${door}에서 쓰였습니다.`}</p>}
      {is === "void" && <p>손님이 신청을 취소했거나, 자리가 아직 나지 않았습니다.</p>}
      {is === "unsent" && <p>인터넷이 이어지면 알립니다.</p>}
      <div className={styles.outcomeActs}>
        <button type="button" onClick={close}>
          다음 분
        </button>
        {is !== "void" && (
          <button type="button" onClick={() => void undo(ticket)}>
            {isIn ? "되돌리기" : "입장 취소하기"}
          </button>
        )}
      </div>
    </div>
  );
}
