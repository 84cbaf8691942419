import type { ReactNode } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import { factsOf } from "#cards/engine/facts-of.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { Section } from "#cards/engine/section.ts";
import { useSorted } from "#cards/fields/sorting.tsx";
import { koreanDay } from "#domain/korean-day.ts";
import { countFound, useFound } from "#web/editor/inspector/findings-provider.tsx";
import { useContent, useOpenCard, useSaving } from "#web/editor/open-card.ts";
import { problemsUnder } from "#web/editor/problems.ts";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconEyeOff from "~icons/tabler/eye-off";
import IconGripVertical from "~icons/tabler/grip-vertical";
import IconLock from "~icons/tabler/lock";
import styles from "./section-list.module.css";

type Props = { name: string; index: number; isOpen: boolean; onToggle(): void; children: ReactNode };

/** One section: where it stands, what it is called, how it is. */
export function SectionRow({ name, index, isOpen, onToggle, children }: Props) {
  const { kind } = useOpenCard();
  const section = kind.sections.find((known) => known.name === name);
  const isFirst = name === kind.first;
  const isHidden = useContent(({ hidden }) => hidden.includes(name));
  const isEmpty = useContent(
    ({ sections }) => !(section?.isFilledIn ?? section?.isVisible)?.(sections[name]),
  );
  const isWaiting = useContent((content) => section !== undefined && waitsIn(kind, content, section));
  const isOffered = useContent(({ sections }) => section?.isOffered?.(sections[name]) ?? true);
  const { ref, handleRef, isDragging } = useSorted({ id: name, index, disabled: isFirst });
  if (!section || !isOffered) return null;
  return (
    <li
      // What stays has no handle, and would itself be taken for one.
      ref={isFirst ? undefined : ref}
      className={styles.row}
      data-open={isOpen}
      data-panel={name}
      data-dragging={isDragging}
      data-quiet={isHidden || isEmpty}
    >
      <div className={styles.head}>
        {isFirst ? (
          <span className={styles.handle} data-fixed title="언제나 맨 앞에 있습니다">
            <IconLock size={18} stroke={1.6} aria-hidden />
          </span>
        ) : (
          <button
            type="button"
            ref={handleRef}
            className={styles.handle}
            aria-label={`${section.label} 옮기기`}
          >
            <IconGripVertical size={20} stroke={1.6} aria-hidden />
          </button>
        )}
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle}>
          <span>{section.label}</span>
          <State
            name={name}
            isHidden={isHidden}
            isEmpty={isEmpty}
            waits={isWaiting ? section.waits : undefined}
          />
        </button>
      </div>
      {children}
    </li>
  );
}

/** Whether it has something to say, and guests do not see it yet. */
function waitsIn(
  kind: Kind,
  content: CardContent,
  { name, isVisible: says, isActive: isDue, waits }: Section,
): boolean {
  const own = content.sections[name];
  if (!waits || !isDue || !says(own)) return false;
  const now = new Date();
  const { when } = factsOf(kind, content);
  return !isDue({ when, today: koreanDay(now), now: now.toISOString() }, own);
}

type StateProps = { name: string; isHidden: boolean; isEmpty: boolean; waits: string | undefined };

function State({ name, isHidden, isEmpty, waits }: StateProps) {
  const saving = useSaving();
  const found = useFound((known) => countFound(known, name));
  const toMend = saving.is === "refused" && Object.keys(problemsUnder(name, saving.problems)).length > 0;
  if (toMend) {
    return (
      <span className={styles.state} data-mend>
        <IconAlertCircle size={18} stroke={1.8} aria-hidden /> 고칠 곳
      </span>
    );
  }
  if (found > 0 && !isHidden) {
    return <span className={styles.state}>살펴볼 곳 {found}군데</span>;
  }
  if (isHidden) {
    return (
      <span className={styles.state}>
        <IconEyeOff size={18} stroke={1.6} aria-hidden /> 숨김
      </span>
    );
  }
  const words = isEmpty ? "비어 있음" : waits;
  return words ? <span className={styles.state}>{words}</span> : null;
}
