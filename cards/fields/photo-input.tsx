import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { offeredTypes } from "#cards/parts/pictures.ts";
import styles from "./photos.module.css";

type Props = {
  many: boolean;
  /** Opens the dialog when it is clicked. */
  opener: RefObject<HTMLInputElement | null>;
  take(files: readonly File[]): void;
  children: ReactNode;
};

/** A place that takes pictures: by the dialog, dropped on it, or pasted while the focus is in it. */
export function PhotoInput({ many, opener, take, children }: Props) {
  const [isOver, setOver] = useState(false);
  /** Going over what lies inside leaves and enters again. */
  const depth = useRef(0);

  function enter(event: DragEvent, by: 1 | -1) {
    if (!event.dataTransfer.types.includes("Files")) return;
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  }

  function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    give(event.dataTransfer.files);
  }

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    give(event.clipboardData.files);
  }

  function give(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) take(many ? files : files.slice(0, 1));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are extras; the button inside does the same
    <div
      className={styles.input}
      data-over={isOver || undefined}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
    >
      <input
        ref={opener}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden
        multiple={many}
        onClick={({ currentTarget }) => {
          currentTarget.accept = offeredTypes(navigator);
        }}
        onChange={({ currentTarget }) => {
          give(currentTarget.files);
          // So that the same file can be chosen again after it was refused.
          currentTarget.value = "";
        }}
      />
      {children}
    </div>
  );
}
