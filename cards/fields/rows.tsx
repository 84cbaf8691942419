import { Button } from "@mantine/core";
import IconGripVertical from "@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { josa } from "es-hangul";
import { type ComponentType, memo, type ReactNode, useEffect, useRef, useState } from "react";
import type { Field } from "./field.ts";
import { moved } from "./moved.ts";
import styles from "./rows.module.css";
import { Sorting, useSorted } from "./sorting.tsx";
import { useRowIds } from "./use-row-ids.ts";

type RowComponent<Item> = ComponentType<{ field: Field<Item> }>;

type Props<Item> = {
  field: Field<Item[]>;
  /** What one of them is called: 안내, 계좌. */
  one: string;
  /** What they are for, in a line, while there is none. */
  purpose: string;
  blank: Item;
  /** The words by which one is known while it is folded. */
  titleOf(item: Item): string;
  /** Its inputs. They depend on the field only: one that did not change is not drawn again. */
  Row: RowComponent<Item>;
};

/** Things of one sort: add, remove, and put in order by hand or by keyboard. */
export function Rows<Item>({ field, one, purpose, blank, titleOf, Row }: Props<Item>) {
  const { value: items, limit } = field;
  const { ids, take, drop, move } = useRowIds(items.length);
  const [added, setAdded] = useState<string>();
  const [said, setSaid] = useState("");
  const adding = useRef<HTMLButtonElement>(null);
  const isFull = limit !== null && items.length >= limit.most;

  function add() {
    setAdded(take());
    setSaid("");
    field.change([...items, blank]);
  }

  function remove(at: number) {
    drop(at);
    setSaid(`${josa(one, "을/를")} 지웠습니다. 되돌리기로 다시 살릴 수 있습니다.`);
    field.change(items.filter((_, index) => index !== at));
    adding.current?.focus();
  }

  return (
    <div className={styles.rows}>
      {items.length === 0 && <p className={styles.purpose}>{purpose}</p>}
      <Sorting
        move={(places) => {
          move(places);
          field.change(moved(items, places));
        }}
      >
        <ol className={styles.list}>
          {items.map((item, index) => (
            <RowFrame
              key={ids[index]}
              id={ids[index] ?? String(index)}
              index={index}
              one={one}
              title={titleOf(item).trim()}
              isAlone={items.length === 1}
              isNew={ids[index] === added}
              isTroubled={field.at(index).isTroubled}
              remove={() => remove(index)}
            >
              <RowBody field={field.at(index)} Row={Row} />
            </RowFrame>
          ))}
        </ol>
      </Sorting>
      <p role="status" className={styles.status}>
        {isFull ? limit.sentence : said}
      </p>
      <Button
        ref={adding}
        variant="default"
        fullWidth
        leftSection={<IconPlus size={18} aria-hidden />}
        // Stays where it is and can be focused: what is full must be able to say so.
        aria-disabled={isFull}
        data-disabled={isFull || undefined}
        onClick={() => isFull || add()}
        name={field.name}
        type="button"
      >
        {one} 더하기
      </Button>
    </div>
  );
}

const RowBody = memo(
  function RowBody<Item>({ field, Row }: { field: Field<Item>; Row: RowComponent<Item> }) {
    return <Row field={field} />;
  },
  (before, now) =>
    before.field.value === now.field.value &&
    before.field.name === now.field.name &&
    !before.field.isTroubled &&
    !now.field.isTroubled,
) as <Item>(props: { field: Field<Item>; Row: RowComponent<Item> }) => ReactNode;

type FrameProps = {
  id: string;
  index: number;
  one: string;
  title: string;
  isAlone: boolean;
  isNew: boolean;
  isTroubled: boolean;
  remove(): void;
  children: ReactNode;
};

function RowFrame({ id, index, one, title, isAlone, isNew, isTroubled, remove, children }: FrameProps) {
  const { ref, handleRef, isDragging } = useSorted({ id, index, disabled: isAlone });
  const [open, setOpen] = useState(isNew || isAlone);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTroubled) setOpen(true);
  }, [isTroubled]);
  useEffect(() => {
    if (isNew) fields.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [isNew]);
  const called = title || `${one} ${index + 1}`;
  return (
    <li ref={ref} className={styles.row} data-dragging={isDragging || undefined}>
      <button
        ref={handleRef}
        type="button"
        className={styles.grip}
        aria-label={`${called} 순서 바꾸기`}
        aria-roledescription="순서를 바꿀 수 있는 줄"
        hidden={isAlone}
      >
        <IconGripVertical size={20} aria-hidden />
      </button>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary} data-named={title !== ""}>
          <span className={styles.title}>{called}</span>
        </summary>
        <div ref={fields} className={styles.fields}>
          {children}
          <Button
            variant="subtle"
            color="red.9"
            className={styles.remove}
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={remove}
            type="button"
          >
            이 {one} 지우기
          </Button>
        </div>
      </details>
    </li>
  );
}
