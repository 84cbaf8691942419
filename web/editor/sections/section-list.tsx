import type { ReactNode } from "react";
import { called } from "#cards/engine/called.ts";
import { moveSection } from "#cards/engine/card.ts";
import { Sorting } from "#cards/fields/sorting.tsx";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import { DESIGN } from "#web/editor/panel.ts";
import { DesignRow } from "./design-row.tsx";
import styles from "./section-list.module.css";
import { SectionRow } from "./section-row.tsx";

type Props = {
  open: string | null;
  onOpen(panel: string | null): void;
  /** The form of what is open, where it stands under its row; null where it has a column of its own. */
  panel: ReactNode;
};

/** The design and every section, in the order of the card. */
export function SectionList({ open, onOpen, panel }: Props) {
  const { kind, change, content } = useOpenCard();
  const order = useContent((now) => now.order);
  const toggle = (name: string) => onOpen(open === name && panel ? null : name);

  return (
    <Sorting move={(places) => change(moveSection(kind, { content: content(), ...places }))}>
      <ol className={styles.list} aria-label={`${called(kind)}의 구성`}>
        <DesignRow isOpen={open === DESIGN} onToggle={() => toggle(DESIGN)}>
          {open === DESIGN && panel}
        </DesignRow>
        {order.map((name, index) => (
          <SectionRow
            key={name}
            name={name}
            index={index}
            isOpen={open === name}
            onToggle={() => toggle(name)}
          >
            {open === name && panel}
          </SectionRow>
        ))}
      </ol>
    </Sorting>
  );
}
