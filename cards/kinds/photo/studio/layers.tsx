import { ActionIcon, Button, Checkbox } from "@mantine/core";
import { memo, useRef, useState } from "react";
import { Sorting, useSorted } from "#cards/fields/sorting.tsx";
import type { Element } from "#cards/kinds/photo/document.ts";
import { elementName } from "#cards/kinds/photo/edit/element-name.ts";
import { isGroup, toggled } from "#cards/kinds/photo/edit/elements.ts";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import IconEye from "~icons/tabler/eye";
import IconEyeOff from "~icons/tabler/eye-off";
import IconGripVertical from "~icons/tabler/grip-vertical";
import IconLock from "~icons/tabler/lock";
import IconLockOpen from "~icons/tabler/lock-open";
import styles from "./layers.module.css";
import { type Studio, useStudio } from "./studio-context.ts";

/** All that lies on this face, the topmost first: another way to everything on the canvas. */
export function Layers() {
  const studio = useStudio();
  const { face, picked } = studio;
  const hands = useHands(studio);
  const top = face.elements.length - 1;
  if (face.elements.length === 0) {
    return <p className={styles.empty}>아직 아무것도 없습니다. 사진이나 글씨부터 올려 보세요.</p>;
  }
  return (
    <>
      <div className={styles.acts}>
        <ActionIcon
          size={44}
          variant="subtle"
          aria-label="고른 것을 앞으로"
          disabled={picked.size === 0}
          onClick={() => studio.restackPicked("up")}
        >
          <IconArrowUp size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={44}
          variant="subtle"
          aria-label="고른 것을 뒤로"
          disabled={picked.size === 0}
          onClick={() => studio.restackPicked("down")}
        >
          <IconArrowDown size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        {isGroup(face.elements, picked) ? (
          <Button variant="subtle" onClick={studio.ungroupPicked}>
            묶음 풀기
          </Button>
        ) : (
          <Button variant="subtle" disabled={picked.size < 2} onClick={studio.groupPicked}>
            묶기
          </Button>
        )}
      </div>
      <Sorting move={({ from, to }) => studio.moveLayer({ from: top - from, to: top - to })}>
        <ul className={styles.layers} aria-label="쌓인 순서, 맨 앞부터">
          {face.elements.toReversed().map((element, index) => (
            <LayerRow
              key={element.id}
              element={element}
              index={index}
              isPicked={picked.has(element.id)}
              isAlone={top === 0}
              hands={hands}
            />
          ))}
        </ul>
      </Sorting>
    </>
  );
}

/** What a row does, the same for as long as it stands: of 200 rows only those that changed are drawn anew. */
type Hands = { pick(id: string): void; toggle(id: string): void; change(element: Element): void };

function useHands(studio: Studio): Hands {
  const now = useRef(studio);
  now.current = studio;
  const [hands] = useState<Hands>(() => ({
    pick: (id) => now.current.pick([id]),
    toggle(id) {
      const { face, picked, pick } = now.current;
      pick(toggled(face.elements, { picked, id }));
    },
    change: (element) => now.current.changeElements([element]),
  }));
  return hands;
}

type RowProps = { element: Element; index: number; isPicked: boolean; isAlone: boolean; hands: Hands };

const LayerRow = memo(function LayerRow({ element, index, isPicked, isAlone, hands }: RowProps) {
  const { id, locked, hidden, group } = element;
  const { ref, handleRef, isDragging } = useSorted({ id, index, disabled: isAlone });
  const name = elementName(element);
  return (
    <li
      ref={ref}
      className={styles.layer}
      data-picked={isPicked}
      data-hidden={hidden}
      data-dragging={isDragging}
    >
      <button
        ref={handleRef}
        type="button"
        className={styles.grip}
        aria-label={`${name} 옮기기`}
        hidden={isAlone}
      >
        <IconGripVertical size={20} stroke={1.6} aria-hidden />
      </button>
      <Checkbox
        size="md"
        aria-label={`${name} 함께 고르기`}
        checked={isPicked}
        onChange={() => hands.toggle(id)}
      />
      <button type="button" className={styles.name} onClick={() => hands.pick(id)}>
        {name}
        {group !== null && <span className={styles.group}>묶음</span>}
      </button>
      <ActionIcon
        size={44}
        variant="subtle"
        aria-label={`${name} ${hidden ? "보이기" : "숨기기"}`}
        onClick={() => hands.change({ ...element, hidden: !hidden })}
      >
        {hidden ? (
          <IconEyeOff size={20} stroke={1.5} aria-hidden />
        ) : (
          <IconEye size={20} stroke={1.5} aria-hidden />
        )}
      </ActionIcon>
      <ActionIcon
        size={44}
        variant="subtle"
        aria-label={`${name} ${locked ? "잠금 풀기" : "잠그기"}`}
        onClick={() => hands.change({ ...element, locked: !locked })}
      >
        {locked ? (
          <IconLock size={20} stroke={1.5} aria-hidden />
        ) : (
          <IconLockOpen size={20} stroke={1.5} aria-hidden />
        )}
      </ActionIcon>
    </li>
  );
});
