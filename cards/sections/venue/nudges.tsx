import { ActionIcon } from "@mantine/core";
import { useState } from "react";
import type { MapPoint } from "#cards/engine/links.ts";
import { josa } from "#cards/korean/hangul.ts";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowLeft from "~icons/tabler/arrow-left";
import IconArrowRight from "~icons/tabler/arrow-right";
import IconArrowUp from "~icons/tabler/arrow-up";
import styles from "./editor.module.css";
import { type NudgeTo, nudged, STEP_METRES } from "./nudge.ts";

const steps: readonly { to: NudgeTo; label: string; Icon: typeof IconArrowUp }[] = [
  { to: "west", label: "서쪽", Icon: IconArrowLeft },
  { to: "north", label: "북쪽", Icon: IconArrowUp },
  { to: "south", label: "남쪽", Icon: IconArrowDown },
  { to: "east", label: "동쪽", Icon: IconArrowRight },
];

type Props = { point: MapPoint; change(point: MapPoint): void };

/** Moves the pin from the middle of a building to its door. */
export function Nudges({ point, change }: Props) {
  const [moved, setMoved] = useState<string>();
  return (
    <div className={styles.nudges}>
      <span>입구가 어긋나면 {STEP_METRES} m씩 옮겨 주세요.</span>
      <span className={styles.arrows}>
        {steps.map(({ to, label, Icon }) => (
          <ActionIcon
            key={to}
            type="button"
            variant="default"
            size={44}
            aria-label={`${josa(label, "으로/로")} ${STEP_METRES} m 옮기기`}
            onClick={() => {
              change(nudged(point, to));
              setMoved(`${josa(label, "으로/로")} ${STEP_METRES} m 옮겼습니다.`);
            }}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        ))}
      </span>
      <span role="status" className={styles.moved}>
        {moved}
      </span>
    </div>
  );
}
