import { Button } from "@mantine/core";
import { memo } from "react";
import { walkedSections } from "#cards/engine/section-groups.ts";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import { DESIGN } from "#web/editor/panel.ts";
import IconArrowRight from "~icons/tabler/arrow-right";
import styles from "./section-panel.module.css";

type Props = { after: string; onNext(section: string): void };

/** Leads on at the end of a form, as the list goes; nowhere after the last. */
export const NextSection = memo(function NextSection({ after, onNext }: Props) {
  const { kind } = useOpenCard();
  const next = useContent((content) => {
    const walk = [DESIGN, ...walkedSections(kind, content)];
    return walk[walk.indexOf(after) + 1] ?? null;
  });
  const label = kind.sections.find(({ name }) => name === next)?.label;
  if (!next || !label) return null;
  return (
    <Button
      fullWidth
      size="md"
      variant="default"
      className={styles.next ?? ""}
      rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden />}
      onClick={() => onNext(next)}
    >
      다음: {label}
    </Button>
  );
});
