import type { ReactNode } from "react";
import { themeNamed } from "#cards/themes/themes.ts";
import { useContent } from "#web/editor/open-card.ts";
import IconPalette from "~icons/tabler/palette";
import styles from "./section-list.module.css";

type Props = { isOpen: boolean; onToggle(): void; children: ReactNode };

export function DesignRow({ isOpen, onToggle, children }: Props) {
  const theme = useContent((content) => themeNamed(content.theme.name).label);
  return (
    <li className={styles.row} data-open={isOpen} data-panel="@design">
      <div className={styles.head}>
        <span className={styles.handle} data-fixed>
          <IconPalette size={20} stroke={1.6} aria-hidden />
        </span>
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle}>
          <span>디자인</span>
          <span className={styles.state}>{theme}</span>
        </button>
      </div>
      {children}
    </li>
  );
}
