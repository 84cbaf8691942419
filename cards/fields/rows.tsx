import { Button, Menu } from "@mantine/core";
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { josa } from "#cards/korean/hangul.ts";
import IconGripVertical from "~icons/tabler/grip-vertical";
import IconPlus from "~icons/tabler/plus";
import IconTrash from "~icons/tabler/trash";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";
import { movedItem } from "./moved.ts";
import styles from "./rows.module.css";
import { Sorting, useSorted } from "./sorting.tsx";
import { useRowIds } from "./use-row-ids.ts";

type RowComponent<Item> = ComponentType<{ field: Field<Item> }>;

/** What can be added, where rows are not all of one sort. */
export type Sort<Item> = { label: string; about: string; blank(): Item };

type Props<Item> = {
  field: Field<Item[]>;
  /** What one of them is called: 안내, 계좌. */
  one: string;
  /** What the button says that brings another, where it is not called by `one`. */
  add?: string;
  /** What they are for, in a line, while there is none. */
  purpose: string;
  /** A new one; or, where there are several sorts, a new one of each. */
  blank: Item | readonly Sort<Item>[];
  /** The words by which one is known while it is folded. */
  titleOf(item: Item): string;
  /** Its inputs. They depend on the field only: one that did not change is not drawn again. */
  Row: RowComponent<Item>;
};

/** Things in a row: add, remove, and put in order by hand or by keyboard. */
export function Rows<Item>({
  field,
  one,
  add: adds = `${one} 더하기`,
  purpose,
  blank,
  titleOf,
  Row,
}: Props<Item>) {
  const { value: items, limit } = field;
  const { ids, take, drop, move } = useRowIds(items.length);
  const [added, setAdded] = useState<string>();
  const [removed, setRemoved] = useState<{ left: number }>();
  const adding = useRef<HTMLButtonElement>(null);
  const isFull = limit !== null && items.length >= limit.most;

  function add(item: Item) {
    setAdded(take());
    field.change([...items, item]);
  }

  function remove(at: number) {
    drop(at);
    setRemoved({ left: items.length - 1 });
    field.change(items.filter((_, index) => index !== at));
    adding.current?.focus({ preventScroll: true });
  }

  // Always the same function, so that rows which did not change need not be drawn again.
  const latest = useRef(remove);
  useLayoutEffect(() => {
    latest.current = remove;
  });
  const removeLatest = useCallback((at: number) => latest.current(at), []);

  return (
    <div className={styles.rows}>
      {items.length === 0 && <p className={styles.purpose}>{purpose}</p>}
      <Sorting
        move={(places) => {
          move(places);
          field.change(movedItem(items, places));
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
              added={added}
              field={field.at(index)}
              Row={Row}
              remove={removeLatest}
            />
          ))}
        </ol>
      </Sorting>
      <p role="status" className={styles.status}>
        {isFull
          ? limit.sentence
          : // Once it was brought back, or another came, it is no longer news.
            removed?.left === items.length &&
            `${josa(one, "을/를")} 지웠습니다. 되돌리기로 다시 살릴 수 있습니다.`}
      </p>
      <Adding blank={blank} isFull={isFull} add={add} button={{ ref: adding, name: field.name }}>
        {adds}
      </Adding>
    </div>
  );
}

type AddingProps<Item> = {
  blank: Props<Item>["blank"];
  isFull: boolean;
  add(item: Item): void;
  button: { ref: Ref<HTMLButtonElement>; name: string };
  children: ReactNode;
};

function Adding<Item>({ blank, isFull, add, button, children }: AddingProps<Item>) {
  const look = {
    ...button,
    variant: "default",
    fullWidth: true,
    leftSection: <IconPlus size={18} aria-hidden />,
    // Stays where it is and can be focused: what is full must be able to say so.
    "aria-disabled": isFull,
    "data-disabled": isFull || undefined,
    type: "button",
  } as const;
  if (!isSorts(blank)) {
    return (
      <Button {...look} onClick={() => isFull || add(blank)}>
        {children}
      </Button>
    );
  }
  return (
    <Menu width="target" shadow="md" disabled={isFull} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button {...look}>{children}</Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.sorts}>
        {blank.map((sort) => (
          <Menu.Item key={sort.label} className={styles.sort} onClick={() => add(sort.blank())}>
            <b>{sort.label}</b>
            <span>{sort.about}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function isSorts<Item>(blank: Props<Item>["blank"]): blank is readonly Sort<Item>[] {
  return Array.isArray(blank);
}

/** Where a maker begins to fill in a row. */
const FIRST = 'button:not([hidden]), input:not([type="hidden"]), textarea';

type FrameProps<Item> = {
  id: string;
  index: number;
  one: string;
  title: string;
  isAlone: boolean;
  /** The one that was added last. */
  added: string | undefined;
  field: Field<Item>;
  Row: RowComponent<Item>;
  remove(at: number): void;
};

const RowFrame = memoField(function RowFrame<Item>(props: FrameProps<Item>) {
  const { id, index, one, title, isAlone, added, field, Row, remove } = props;
  const { isTroubled } = field;
  const { ref, handleRef, isDragging } = useSorted({ id, index, disabled: isAlone });
  const [open, setOpen] = useState(added === id || isAlone);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTroubled) setOpen(true);
  }, [isTroubled]);
  useEffect(() => {
    if (added === undefined) return;
    // Whoever begins another has done with the one before.
    setOpen(added === id);
    if (added === id) fields.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [added, id]);
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
          <Row field={field} />
          <Button
            variant="subtle"
            color="gray.7"
            className={styles.remove}
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => remove(index)}
            type="button"
          >
            이 {one} 지우기
          </Button>
        </div>
      </details>
    </li>
  );
});
