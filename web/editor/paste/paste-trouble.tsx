import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import { PASTED_MAX } from "#cards/reading/clean-paste.ts";
import type { PasteOutcome } from "#cards/reading/read-paste.ts";
import { calledWhat } from "#web/called.ts";
import styles from "./paste-form.module.css";

type Props = { kind: Kind; outcome: PasteOutcome; onAnyway(): void };

/** Why nothing, or not all, is offered; in every case the card stays as it is. */
export function PasteTrouble({ kind, outcome, onAnyway }: Props) {
  switch (outcome.is) {
    case "empty":
      return null;
    case "wordless":
      return <Note>읽을 글자가 없습니다. 이름이나 날짜가 적힌 글을 붙여 넣어 주세요.</Note>;
    case "several":
      return (
        <Note>
          {josa(outcome.called, "이/가")} 두 건 이상 들어 있는 글로 보입니다. 한 건만 남기고 다시 붙여 넣어
          주세요.
        </Note>
      );
    case "other-kind":
      return <OtherKind kind={kind} outcome={outcome} onAnyway={onAnyway} />;
    case "read":
      return <ReadNotes kind={kind} outcome={outcome} />;
  }
}

type OtherProps = Omit<Props, "outcome"> & { outcome: Extract<PasteOutcome, { is: "other-kind" }> };

function OtherKind({ kind, outcome, onAnyway }: OtherProps) {
  const other = kinds.find(({ name }) => name === outcome.kind);
  return (
    <Note
      acts={
        <>
          <Button variant="default" size="sm" onClick={onAnyway}>
            그래도 읽기
          </Button>
          {other && (
            <Button component={Link} to={addressOf(other, "create")} variant="subtle" size="sm">
              {other.label} 만들기
            </Button>
          )}
        </>
      }
    >
      {josa(outcome.called, "으로/로")} 보이는 글입니다. 지금 만드시는 {called(kind)}에는 아무것도 넣지
      않았습니다.
    </Note>
  );
}

type ReadProps = { kind: Kind; outcome: Extract<PasteOutcome, { is: "read" }> };

function ReadNotes({ kind, outcome: { offers, known, isCut } }: ReadProps) {
  const isNothing = offers.length === 0;
  return (
    <>
      {isCut && <Note>글이 길어 앞의 {PASTED_MAX.toLocaleString("ko")}자까지만 읽었습니다.</Note>}
      {isNothing && known === 0 && (
        <Note>이름이나 날짜, 장소를 찾지 못했습니다. {calledWhat(kind)} 그대로 두었습니다.</Note>
      )}
      {isNothing && known > 0 && <Note>이 글에서 읽은 것은 {called(kind)}에 이미 모두 적혀 있습니다.</Note>}
    </>
  );
}

function Note({ children, acts }: { children: ReactNode; acts?: ReactNode }) {
  return (
    <div className={styles.note} role="status">
      <p>{children}</p>
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}

/** What was pasted and stays out of the card. */
export function UnreadLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.unread} aria-label="읽지 못한 글">
      <h3>읽지 못한 글</h3>
      <p>필요하면 넣은 다음 직접 적어 주세요.</p>
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
