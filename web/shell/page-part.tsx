import { Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import styles from "./page-part.module.css";

/** One matter of a page that has several, such as the settings. */
export function Part({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
