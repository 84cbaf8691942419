import { Modal } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useTopmost } from "./layers.ts";
import styles from "./sheet.module.css";

type Props = { opened: boolean; onClose(): void; title: ReactNode; children: ReactNode };

/** Asks or offers something over the page: from below on a phone, in the middle on a desktop. */
export function Sheet(props: Props) {
  // A list has several a row: what was never opened is not there.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (props.opened) setWanted(true);
  }, [props.opened]);
  return wanted || props.opened ? <WantedSheet {...props} opened={props.opened && wanted} /> : null;
}

function WantedSheet({ opened, onClose, title, children }: Props) {
  const close = useTopmost(opened, onClose);
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      transitionProps={{ transition: "slide-up" }}
      classNames={{ inner: styles.inner, content: styles.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Modal.Header: a second banner on the page would confuse a screen reader. */}
        <div className={styles.header}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="닫기" size={48} iconSize={24} />
        </div>
        <Modal.Body className={styles.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
