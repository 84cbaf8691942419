import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import styles from "./menu-button.module.css";

type Props = {
  label: ReactNode;
  /** What a screen reader calls the list. */
  name: string;
  /** Elements with the role `menuitem`, and what explains them. */
  children: ReactNode;
  className?: string | undefined;
};

/** A button with a list of ways behind it. Written by hand, because it stands on pages that load no component library. */
export function MenuButton({ label, name, children, className }: Props) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!opened) return;
    itemsIn(place.current)[0]?.focus();
    const life = new AbortController();
    const { signal } = life;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpened(false);
    };
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    return () => life.abort();
  }, [opened]);

  function onKeyDown(event: KeyboardEvent) {
    const items = itemsIn(place.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const to = next[event.key];
    if (event.key === "Escape") {
      setOpened(false);
      button.current?.focus();
    } else if (to !== undefined) {
      event.preventDefault();
      items.at(to % items.length)?.focus();
    }
  }

  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
      >
        {label}
      </button>
      {opened && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className={styles.list}
          onKeyDown={onKeyDown}
          onClick={() => setOpened(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

function itemsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
