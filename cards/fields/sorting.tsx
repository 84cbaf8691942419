import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, type DragOverEvent, type DragStartEvent } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import type { ReactNode } from "react";

/** What a screen reader says; the library's own words are English. */
const spoken = Accessibility.configure({
  screenReaderInstructions: {
    draggable:
      "스페이스 바를 누르면 들어 올립니다. 화살표 키로 옮기고, 스페이스 바로 내려놓습니다. Esc 키를 누르면 제자리로 돌아갑니다.",
  },
  announcements: {
    dragstart: ({ operation: { source } }: DragStartEvent) =>
      isSortable(source) ? `${source.index + 1}번째를 들어 올렸습니다.` : undefined,
    dragover: ({ operation: { source } }: DragOverEvent) =>
      isSortable(source) ? `${source.index + 1}번째 자리입니다.` : undefined,
    dragend: ({ operation: { source }, canceled }: DragEndEvent) => {
      if (canceled) return "제자리로 돌아갔습니다.";
      return isSortable(source) ? `${source.index + 1}번째 자리에 놓았습니다.` : undefined;
    },
  },
});

type Props = {
  /** Called once, when it was let go at another place. */
  move(places: { from: number; to: number }): void;
  children: ReactNode;
};

/** Things whose order is changed by hand: drag with a finger or a mouse, or the space bar and the arrow keys. */
export function Sorting({ move, children }: Props) {
  return (
    <DragDropProvider
      plugins={(plugins) => [...plugins.filter((plugin) => plugin !== Accessibility), spoken]}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
        move({ from: source.initialIndex, to: source.index });
      }}
    >
      {children}
    </DragDropProvider>
  );
}

/** One of them: `ref` for the thing, `handleRef` for what is gripped. */
export function useSorted({ id, index, disabled }: { id: string; index: number; disabled: boolean }) {
  return useSortable({ id, index, disabled });
}
