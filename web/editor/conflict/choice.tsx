import { Button, Modal } from "@mantine/core";
import { useCallback, useState } from "react";
import { called } from "#cards/engine/called.ts";
import { differences } from "#cards/engine/differences.ts";
import { momentWords } from "#domain/moment-words.ts";
import { calledWhat } from "#web/called.ts";
import type { UnsavedDraft } from "#web/editor/autosave.ts";
import { Differences } from "#web/editor/differences.tsx";
import { useContent, useOpenCard, useSaving } from "#web/editor/open-card.ts";
import { CardFrame } from "#web/editor/preview/card-frame.tsx";
import { DrawnCard } from "#web/editor/preview/drawn-card.tsx";
import { reveal } from "#web/editor/preview/reveal.ts";
import { useWidths } from "#web/editor/widths.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useAction } from "#web/queries/use-action.ts";
import { webWords } from "#web/words.ts";
import styles from "./choice.module.css";

/** Appears when a card was changed here and elsewhere, and stays until one of both is chosen. */
export function ConflictChoice() {
  const saving = useSaving();
  const [theirs, setTheirs] = useState<UnsavedDraft | null>(null);
  // While the choice is carried out the state moves on; what is compared stays.
  if (saving.is === "conflict" && saving.theirs !== theirs) setTheirs(saving.theirs);
  if (!theirs) return null;
  return <Choice theirs={theirs} onDone={() => setTheirs(null)} />;
}

function Choice({ theirs, onDone }: { theirs: UnsavedDraft; onDone(): void }) {
  const { kind, autosave } = useOpenCard();
  const { hasPreviewBeside } = useWidths();
  const mine = useContent((content) => content);
  const [compared] = useState(mine);
  const [first] = differences(kind, { from: compared, to: theirs.content });
  // Both stand where they begin to differ.
  const showDifference = useCallback(
    (page: Document | null) => {
      if (page && first?.section) reveal(page, first.section);
    },
    [first?.section],
  );
  const [chosen, setChosen] = useState<"mine" | "theirs">();
  const settle = useAction(async (choice: "mine" | "theirs"): Promise<void> => {
    setChosen(choice);
    const settled = await autosave.settle(choice);
    if (!settled) settle.setProblem(webWords.offline);
    else if (autosave.state.getState().saving.is !== "conflict") onDone();
  });
  const busy = settle.busy ? chosen : undefined;

  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      fullScreen={!hasPreviewBeside}
      size={960}
      title={`다른 곳에서도 이 ${calledWhat(kind)} 고쳤습니다`}
      classNames={{ title: styles.title, body: styles.body, header: styles.header }}
    >
      <p className={styles.lead}>어느 쪽으로 이어 갈지 골라 주세요. 고르지 않은 쪽도 저장 기록에 남습니다.</p>
      <div className={styles.sides}>
        <section className={styles.side} aria-label="이 화면의 내용">
          <h3>이 화면의 내용</h3>
          <p>이 기기에서 방금까지 쓰신 것입니다.</p>
          <Button
            fullWidth
            loading={busy === "mine"}
            disabled={busy === "theirs"}
            onClick={() => void settle.run("mine")}
          >
            내 것으로
          </Button>
          <div className={styles.card}>
            <CardFrame title={`이 화면의 ${called(kind)}`} onPage={showDifference}>
              <DrawnCard kind={kind} content={compared} />
            </CardFrame>
          </div>
        </section>
        <section className={styles.side} aria-label="저쪽의 내용">
          <h3>저쪽의 내용</h3>
          <p>다른 창이나 기기에서 {momentWords(theirs.card.updatedAt)}에 저장했습니다.</p>
          <Button
            fullWidth
            variant="default"
            loading={busy === "theirs"}
            disabled={busy === "mine"}
            onClick={() => void settle.run("theirs")}
          >
            저쪽 것으로
          </Button>
          <div className={styles.card}>
            <CardFrame title={`저쪽의 ${called(kind)}`} onPage={showDifference}>
              <DrawnCard kind={kind} content={theirs.content} />
            </CardFrame>
          </div>
        </section>
      </div>
      <Problem sentence={settle.problem} />
      <h3 className={styles.heading}>서로 다른 곳</h3>
      <Differences
        kind={kind}
        from={{ name: "여기", content: compared }}
        to={{ name: "저쪽", content: theirs.content }}
      />
    </Modal>
  );
}
