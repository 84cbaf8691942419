import { VisuallyHidden } from "@mantine/core";
import IconListCheck from "~icons/tabler/list-check";
import { countFound, useFound } from "./findings-provider.tsx";
import styles from "./inspector-button.module.css";

/** How many places of the card should be looked at, quietly, while it is made. */
export function InspectorButton({ onOpen }: { onOpen(): void }) {
  const count = useFound(countFound);
  const isKnown = useFound(({ findings }) => findings !== null);
  if (!isKnown) return null;
  return (
    <button type="button" className={styles.button} data-some={count > 0} onClick={onOpen}>
      <IconListCheck size={22} stroke={1.6} aria-hidden />
      {count > 0 && <span aria-hidden>{count}</span>}
      <VisuallyHidden>{count > 0 ? `살펴볼 곳 ${count}군데` : "살펴볼 곳이 없습니다"}</VisuallyHidden>
    </button>
  );
}
