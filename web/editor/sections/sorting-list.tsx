import { Button } from "@mantine/core";
import { moveSection } from "#cards/engine/card.ts";
import { Sorting, useSorted } from "#cards/fields/sorting.tsx";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import IconGripVertical from "~icons/tabler/grip-vertical";
import styles from "./section-list.module.css";

/** Every section in the order of the card, to be dragged; nothing else happens here. */
export function SortingList({ onDone }: { onDone(): void }) {
  const { kind, change, content } = useOpenCard();
  const order = useContent((now) => now.order);
  return (
    <>
      <p className={styles.about}>손잡이를 잡고 위아래로 옮겨 주세요. 손님도 이 순서로 봅니다.</p>
      <Sorting move={(places) => change(moveSection(kind, { content: content(), ...places }))}>
        <ol className={styles.list} aria-label="순서 바꾸기">
          {order.map((name, index) => (
            <SortedRow key={name} name={name} index={index} />
          ))}
        </ol>
      </Sorting>
      <Button fullWidth className={styles.sort ?? ""} onClick={onDone}>
        순서 바꾸기 마치기
      </Button>
    </>
  );
}

function SortedRow({ name, index }: { name: string; index: number }) {
  const { kind } = useOpenCard();
  const section = kind.sections.find((known) => known.name === name);
  const isFirst = name === kind.first;
  const isOffered = useContent(({ sections }) => section?.isOffered?.(sections[name]) ?? true);
  const { ref, handleRef, isDragging } = useSorted({ id: name, index, disabled: isFirst });
  if (!section || !isOffered) return null;
  return (
    // What stays has no handle, and would itself be taken for one.
    <li ref={isFirst ? undefined : ref} className={styles.row} data-dragging={isDragging}>
      <div className={styles.head}>
        {isFirst ? (
          <span className={styles.handle} data-fixed />
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
        <span className={styles.sorted}>
          {section.label}
          {isFirst && <span className={styles.state}>언제나 맨 앞</span>}
        </span>
      </div>
    </li>
  );
}
