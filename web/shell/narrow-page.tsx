import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./narrow-page.module.css";

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A page with one thing to do. */
export function NarrowPage({ title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <Stack gap="lg">
        <header>
          <Title order={1} className={styles.title}>
            {title}
          </Title>
          {lead && (
            <Text component="p" className={styles.lead}>
              {lead}
            </Text>
          )}
        </header>
        {children}
      </Stack>
    </div>
  );
}
