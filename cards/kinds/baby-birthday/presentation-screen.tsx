import { type CSSProperties, useState } from "react";
import { part } from "#cards/engine/card.ts";
import type { PresentationScreenProps } from "#cards/engine/presentation-screen.ts";
import { babyFullName } from "#cards/kinds/baby-birthday/baby/full-name.ts";
import { baby } from "#cards/kinds/baby-birthday/baby/section.ts";
import { barsOf } from "#cards/kinds/baby-birthday/doljabi/poll.ts";
import { doljabi, type Thing } from "#cards/kinds/baby-birthday/doljabi/section.ts";
import { lookOf } from "#cards/themes/look.ts";
import { peopleCount } from "#domain/people-count.ts";
import { Columns } from "./presentation/columns.tsx";
import { Invitation } from "./presentation/invitation.tsx";
import { DrawOutcome } from "./presentation/outcome.tsx";
import styles from "./presentation/presentation.module.css";
import { usePresentation } from "./presentation/use-presentation.ts";

/** The table before the hall: how guesses stand, what the child took, who won. */
export function PresentationScreen({ content, address, back, host }: PresentationScreenProps) {
  const { things } = part(content, doljabi);
  const presentation = usePresentation(host);
  const { poll, problem, rolling, reload } = presentation;
  const [choosing, setChoosing] = useState(false);
  const [asked, setAsked] = useState<Thing | null>(null);
  const look = lookOf(content.theme);
  const { bars, total } = barsOf(things, poll?.tally ?? {});
  const taken = bars.find(({ thing }) => thing.id === poll?.draw.answer)?.thing;
  const name = babyFullName(part(content, baby));
  const isShown = taken && !choosing && rolling !== "reveal";

  async function tell(thing: Thing) {
    setAsked(null);
    if (await presentation.reveal(thing.id)) setChoosing(false);
  }

  return (
    <div className={styles.screen} style={look.variables as CSSProperties} data-theme={look.theme}>
      {look.sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="card-fonts" />
      ))}
      <header className={styles.top}>
        <a className={styles.quiet} href={back}>
          나가기
        </a>
        <h1>{[name, isShown ? "드디어 잡은 것은" : "무엇을 잡을까요?"].filter(Boolean).join(", ")}</h1>
        <p role="status">{peopleCount(total)}이 골라 주셨습니다</p>
      </header>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}{" "}
          <button type="button" className={styles.quiet} onClick={() => void reload()}>
            다시 불러오기
          </button>
        </p>
      )}
      {isShown && poll ? (
        <DrawOutcome
          thing={taken}
          draw={poll.draw}
          rolling={rolling === "draw"}
          drawWinners={presentation.drawWinners}
          winners={presentation.winners}
          onMend={() => setChoosing(true)}
        />
      ) : (
        <>
          <div className={styles.middle}>
            <Columns
              bars={bars}
              rolling={rolling === "reveal"}
              {...(choosing && !rolling && { onChoose: setAsked })}
            />
            {!choosing && !rolling && <Invitation address={address} />}
          </div>
          <footer className={styles.foot}>
            {rolling === "reveal" ? (
              <p role="status" className={styles.hush}>
                두구두구두구…
              </p>
            ) : asked ? (
              <>
                <p role="alert">
                  ‘{asked.name}’, 맞나요? 알리면 더 맞힐 수 없고 손님들의 카드에도 바로 보입니다.
                </p>
                <button type="button" className={styles.main} onClick={() => void tell(asked)}>
                  결과 알리기
                </button>
                <button type="button" className={styles.quiet} onClick={() => setAsked(null)}>
                  다시 고르기
                </button>
              </>
            ) : choosing ? (
              <>
                <p>아기가 잡은 것을 눌러 주세요.</p>
                <button type="button" className={styles.quiet} onClick={() => setChoosing(false)}>
                  그만두기
                </button>
              </>
            ) : (
              <button
                type="button"
                className={styles.main}
                disabled={!poll}
                onClick={() => setChoosing(true)}
              >
                돌잡이를 마쳤어요
              </button>
            )}
          </footer>
        </>
      )}
    </div>
  );
}
