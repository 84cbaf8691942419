import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { useTopmost } from "./layers.ts";
import styles from "./viewer-drawer.module.css";

type Props = { opened: boolean; onClose(): void; title: ReactNode; children: ReactNode };

/** Something to look at beside the page: 400 px wide on a desktop, the whole width on a phone. */
export function ViewerDrawer({ opened, onClose, title, children }: Props) {
  const close = useTopmost(opened, onClose);
  return (
    <Drawer.Root opened={opened} onClose={close} position="right" className={styles.root}>
      <Drawer.Overlay />
      <Drawer.Content className={styles.content}>
        {/* Not Drawer.Header: a second banner on the page would confuse a screen reader. */}
        <div className={styles.header}>
          <Drawer.Title className={styles.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label="닫기" size={48} iconSize={24} />
        </div>
        <Drawer.Body className={styles.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
