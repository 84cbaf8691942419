import { useState } from "react";
import { Link } from "react-router";
import { DOOR_NAME_MAX } from "#domain/limits.ts";
import { Camera, hasCamera } from "./camera.tsx";
import styles from "./check-in.module.css";
import { storeDoorName, storedDoorName } from "./check-in-storage.ts";
import { clock } from "./clock.ts";
import { type CheckInTicket, found, numbersOf, shownTickets } from "./optimistic-check-ins.ts";
import { OutcomePanel } from "./outcome-panel.tsx";
import { TicketPhoto } from "./ticket-photo.tsx";
import { TicketRow } from "./ticket-row.tsx";
import { useCheckIn } from "./use-check-in.ts";
import { useQrReader } from "./use-qr-reader.ts";

/** More do not fit beside a queue of people. */
const SHOWN = 30;

type Props = { card: { id: string; title: string }; section: string; back: string };

/** The owner's screen at the entrance: dark, large, and able to go on without a network for a while. */
export function CheckIn({ card, section, back }: Props) {
  const entrance = useCheckIn({ card: card.id, section });
  const [name, setName] = useState(storedDoorName);
  const [typed, setTyped] = useState("");
  const [looks, setLooks] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const read = useQrReader();
  const tickets = shownTickets(entrance.checkIns);
  const matches = found(tickets, typed).slice(0, SHOWN);
  const latest = tickets
    .filter(({ checkedInAt }) => checkedInAt !== null)
    .toSorted((one, other) => (String(one.checkedInAt) < String(other.checkedInAt) ? 1 : -1))
    .slice(0, SHOWN);

  async function letIn(ticket: CheckInTicket) {
    setUnknown(false);
    await entrance.letIn(ticket, name.trim() || "정문");
    setTyped("");
  }

  function seen(code: string) {
    const [ticket] = found(tickets, code);
    if (ticket) void letIn(ticket);
    else setUnknown(true);
  }

  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to={back} className={styles.back}>
          ‹ 응답
        </Link>
        <h1>{card.title}</h1>
        <Count entrance={entrance} />
      </header>
      {!entrance.isOnline && (
        <p role="status" className={styles.offline}>
          인터넷이 끊겼습니다. 이 기기에 적어 두고, 이어지면 보냅니다.
        </p>
      )}
      {entrance.conflicts.length > 0 && (
        <section role="alert" className={styles.conflicts}>
          <h2>끊긴 사이에 두 번 쓰인 입장권</h2>
          <ul>
            {entrance.conflicts.map(({ ticket, is }) => (
              <li key={ticket.id}>
                {is === "used"
                  ? `${ticket.holder} 님은 ${clock(ticket.checkedInAt)} ${ticket.door}에서 먼저 들어왔습니다.`
                  : `${ticket.holder} 님의 신청은 취소되었습니다.`}
              </li>
            ))}
          </ul>
          <button type="button" className={styles.quiet} onClick={entrance.settle}>
            확인했습니다
          </button>
        </section>
      )}
      <OutcomePanel outcome={entrance.outcome} undo={entrance.undo} close={entrance.close} />
      {hasCamera() && (
        <button type="button" className={styles.scan} aria-pressed={looks} onClick={() => setLooks(!looks)}>
          {looks ? "카메라 끄기" : "QR 입장권 찍기"}
        </button>
      )}
      {looks && <Camera read={read} onSeen={seen} />}
      <TicketPhoto read={read} onSeen={seen} />
      {unknown && (
        <p role="alert" className={styles.problem}>
          이 행사의 입장권이 아니거나 취소된 입장권입니다. 이름으로 한 번 더 찾아 주세요.
        </p>
      )}
      <label className={styles.label}>
        입장 번호나 이름
        <input
          type="search"
          className={styles.input}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          placeholder="K7M-4QX 또는 한지우"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
      </label>
      {typed.trim() !== "" && (
        <ul className={styles.rows} aria-label="찾은 입장권">
          {matches.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} letIn={() => void letIn(ticket)} />
          ))}
          {matches.length === 0 && <li className={styles.nobody}>찾는 입장권이 없습니다.</li>}
        </ul>
      )}
      {typed.trim() === "" && (
        <section className={styles.latest} aria-labelledby="latest">
          <h2 id="latest">방금 들어온 분</h2>
          <ul className={styles.rows}>
            {latest.map((ticket) => (
              <TicketRow key={ticket.id} ticket={ticket} undo={() => void entrance.undo(ticket)} />
            ))}
            {latest.length === 0 && (
              <li className={styles.nobody}>
                {entrance.isRead && tickets.length === 0
                  ? "아직 입장권이 없습니다. 손님이 신청하면 여기에 모입니다."
                  : "아직 들어온 분이 없습니다."}
              </li>
            )}
          </ul>
        </section>
      )}
      <label className={styles.label}>
        이 문의 이름
        <input
          className={styles.input}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            storeDoorName(currentTarget.value);
          }}
          maxLength={DOOR_NAME_MAX}
          placeholder="정문"
        />
        <small>같은 입장권이 다시 오면, 어느 문에서 언제 쓰였는지 알려 드립니다.</small>
      </label>
    </div>
  );
}

function Count({ entrance }: { entrance: ReturnType<typeof useCheckIn> }) {
  const { came, all, taps } = numbersOf(entrance.checkIns);
  return (
    <p className={styles.count} role="status">
      <b>{came.toLocaleString("ko")}</b>
      <span>/ {all.toLocaleString("ko")}명 입장</span>
      {taps > 0 && <span className={styles.unsent}>보낼 것 {taps}</span>}
    </p>
  );
}
