import { type CSSProperties, useState } from "react";
import type { Draw } from "#cards/engine/guest.ts";
import { Rays } from "#cards/kinds/baby-birthday/doljabi/result.tsx";
import type { Thing } from "#cards/kinds/baby-birthday/doljabi/section.ts";
import { ThingPicture } from "#cards/kinds/baby-birthday/doljabi/thing-picture.tsx";
import { WINNERS_MAX } from "#domain/limits.ts";
import { peopleCount } from "#domain/people-count.ts";
import styles from "./outcome.module.css";
import screen from "./presentation.module.css";

/** As most families prepare. */
const USUAL_PRIZES = 3;

type Props = {
  thing: Thing;
  draw: Draw;
  rolling: boolean;
  drawWinners(count: number): Promise<boolean>;
  winners(): Promise<{ id: string; values: string[] }[]>;
  onMend(): void;
};

/** What the child took; then the draw among those who saw it coming. */
export function DrawOutcome({ thing, draw, rolling, drawWinners, winners, onMend }: Props) {
  const { entries, commitment } = draw;
  const isDrawn = draw.winners.length > 0;
  return (
    <div className={styles.outcome}>
      <div className={styles.taken}>
        <div className={styles.shown}>
          <Rays />
          <ThingPicture thing={thing} />
        </div>
        <p className={styles.name} role="status">
          {thing.name}
        </p>
        <p className={styles.meaning}>{thing.meaning}</p>
      </div>
      <div className={styles.won}>
        <p className={styles.count} role="status">
          {entries.length > 0
            ? `${peopleCount(entries.length)}이 맞히셨습니다`
            : "아무도 맞히지 못한, 뜻밖의 선택입니다"}
        </p>
        {isDrawn ? (
          <Winners draw={draw} winners={winners} />
        ) : (
          entries.length > 0 && <Drawing right={entries.length} rolling={rolling} drawWinners={drawWinners} />
        )}
        {!isDrawn && !rolling && (
          <button type="button" className={screen.quiet} onClick={onMend}>
            잘못 눌렀어요
          </button>
        )}
        <p className={styles.print}>
          추첨의 지문 <span>{commitment}</span>
        </p>
      </div>
    </div>
  );
}

type DrawingProps = { right: number } & Pick<Props, "rolling" | "drawWinners">;

function Drawing({ right, rolling, drawWinners }: DrawingProps) {
  const most = Math.min(right, WINNERS_MAX);
  const [count, setCount] = useState(Math.min(USUAL_PRIZES, most));
  if (rolling) {
    return (
      <p role="status" className={screen.hush}>
        누가 뽑힐까요…
      </p>
    );
  }
  return (
    <div className={styles.drawing}>
      <div className={styles.counter}>
        <button type="button" aria-label="한 분 덜" disabled={count <= 1} onClick={() => setCount(count - 1)}>
          −
        </button>
        <output aria-label="뽑을 사람 수">{peopleCount(count)}</output>
        <button
          type="button"
          aria-label="한 분 더"
          disabled={count >= most}
          onClick={() => setCount(count + 1)}
        >
          +
        </button>
      </div>
      <button type="button" className={screen.main} onClick={() => void drawWinners(count)}>
        선물 받으실 분 뽑기
      </button>
    </div>
  );
}

/** Names as everybody may read them; in full only when the host asks, to hand the prizes over. */
function Winners({ draw, winners }: Pick<Props, "draw" | "winners">) {
  const [full, setFull] = useState<{ id: string; values: string[] }[]>();
  const [failed, setFailed] = useState(false);
  function open() {
    winners().then(setFull, () => setFailed(true));
  }
  return (
    <>
      <ol className={styles.winners} aria-label="선물 받으실 분">
        {draw.winners.map(({ id, called }, index) => (
          <li key={id} style={{ "--turn": index } as CSSProperties}>
            {called ?? "참여를 취소하신 분"}
          </li>
        ))}
      </ol>
      {full ? (
        <ul className={styles.full} aria-label="주최하시는 분만 보는 명단">
          {full.map(({ id, values }) => (
            <li key={id}>{[values[0], values[2]].filter(Boolean).join(" · ")}</li>
          ))}
        </ul>
      ) : (
        <button type="button" className={screen.quiet} onClick={open}>
          이름과 전화 뒤 네 자리 보기
        </button>
      )}
      {failed && <p role="alert">명단을 불러오지 못했습니다. 다시 눌러 주세요.</p>}
      <p className={styles.meaning}>손님의 카드에서 누구나 추첨을 다시 계산해 볼 수 있습니다.</p>
    </>
  );
}
