import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { called } from "#cards/engine/called.ts";
import { groupedSections, type SectionGroup, sectionGroups } from "#cards/engine/section-groups.ts";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import { DESIGN } from "#web/editor/panel.ts";
import IconArrowsSort from "~icons/tabler/arrows-sort";
import { DesignRow } from "./design-row.tsx";
import styles from "./section-list.module.css";
import { SectionRow } from "./section-row.tsx";

type Props = {
  open: string | null;
  onOpen(panel: string | null): void;
  onSort(): void;
  /** The design, and the form of the section that is open, where they stand under their rows; null where they have a column of their own. */
  panels: { design: ReactNode; form: ReactNode } | null;
};

const groups = Object.entries(sectionGroups) as [SectionGroup, string][];

/** The design and every section: what is needed first, in each group as the card has them. */
export function SectionList({ open, onOpen, onSort, panels }: Props) {
  const { kind } = useOpenCard();
  const toggle = (name: string) => onOpen(open === name && panels ? null : name);
  // As text: what is typed draws the rows that it changes, not the list.
  const grouped = useContent((content) =>
    groups.map(([g]) => groupedSections(kind, content)[g].join()).join(";"),
  );

  return (
    <>
      <ol className={styles.groups} aria-label={`${called(kind)}의 구성`}>
        <li>
          <ol className={styles.list}>
            <DesignRow isOpen={open === DESIGN} onToggle={() => toggle(DESIGN)}>
              {panels?.design}
            </DesignRow>
          </ol>
        </li>
        {grouped.split(";").map((names, at) => (
          <GroupRows
            key={groups[at]?.[0]}
            label={groups[at]?.[1] ?? ""}
            names={names ? names.split(",") : []}
          >
            {(name) => (
              <SectionRow key={name} name={name} isOpen={open === name} onToggle={() => toggle(name)}>
                {open === name && panels?.form}
              </SectionRow>
            )}
          </GroupRows>
        ))}
      </ol>
      <Button
        variant="subtle"
        className={styles.sort ?? ""}
        leftSection={<IconArrowsSort size={20} stroke={1.6} aria-hidden />}
        onClick={onSort}
      >
        순서 바꾸기
      </Button>
    </>
  );
}

type GroupProps = { label: string; names: readonly string[]; children(name: string): ReactNode };

function GroupRows({ label, names, children }: GroupProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <li>
      <h2 id={id} className={styles.group}>
        {label}
      </h2>
      <ol className={styles.list} aria-labelledby={id}>
        {names.map(children)}
      </ol>
    </li>
  );
}
