import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./viewer-drawer.module.css";

type Props = { opened: boolean; onClose(): void; title: ReactNode; children: ReactNode };

/** Something to look at beside the page: 400 px wide on a desktop, the whole width on a phone. */
export function ViewerDrawer({ opened, onClose, title, children }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="right"
      closeButtonProps={{ "aria-label": "닫기", size: 48, iconSize: 24 }}
      classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
    >
      {children}
    </Drawer>
  );
}
