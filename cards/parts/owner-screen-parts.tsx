import type { ReactNode } from "react";
import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import styles from "./owner-screen-parts.module.css";

type HeadProps = { kind: Kind; isOpen: boolean; children: ReactNode };

/** What an owner's screen is for, and that guests cannot open the card where they cannot. */
export function OwnerScreenHead({ kind, isOpen, children }: HeadProps) {
  return (
    <>
      <p className={styles.lead}>{children}</p>
      {!isOpen && <p className={styles.closed}>지금은 손님에게 보이지 않는 {called(kind)}입니다.</p>}
    </>
  );
}

/** Stands where there is nothing to show, and says the one next step. */
export function OwnerScreenEmpty({ sentence, children }: { sentence: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p>{sentence}</p>
      {children}
    </div>
  );
}
