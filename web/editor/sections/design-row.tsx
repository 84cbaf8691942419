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
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.held}>
          <span className={styles.label}>디자인</span>
          <span className={styles.summary}>{theme}</span>
        </span>
        <IconPalette size={20} stroke={1.6} aria-hidden className={styles.palette} />
      </button>
      {children}
    </li>
  );
}
