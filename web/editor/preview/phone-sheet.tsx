import { ActionIcon, Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useOpenCard } from "#web/editor/open-card.ts";
import IconX from "~icons/tabler/x";
import styles from "./phone-sheet.module.css";

type Props = {
  opened: boolean;
  /** Stands over the preview, where something is to be said of it. */
  bar: ReactNode;
  /** What comes next for the card: who likes what they see goes on from here. */
  next?: ReactNode;
  /** The section that was tapped, or whose form is open. */
  picked: string | null;
  onPick(section: string): void;
  onClose(): void;
  children: ReactNode;
};

/** The preview over the whole phone. It stays where it is when it is closed, and so keeps its place. */
export function PhoneSheet({ opened, bar, next, picked, onPick, onClose, children }: Props) {
  const { kind } = useOpenCard();
  const sheet = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const label = kind.sections.find(({ name }) => name === picked)?.label;

  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    close.current?.focus();
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      if (before instanceof HTMLElement) before.focus();
    };
  }, [opened]);

  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-opened={opened}
      role="dialog"
      aria-modal="true"
      aria-label="미리보기"
      inert={!opened}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      {bar}
      <div className={styles.glass}>{children}</div>
      <div className={styles.bar}>
        {label && !bar && picked && (
          <Button variant="default" onClick={() => onPick(picked)}>
            {label} 고치기
          </Button>
        )}
        {opened && !bar && !picked && next}
        <ActionIcon
          ref={close}
          size={48}
          variant="filled"
          radius="xl"
          aria-label="미리보기 닫기"
          onClick={onClose}
        >
          <IconX size={22} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}
