import { ActionIcon, Tooltip } from "@mantine/core";
import type { ComponentType } from "react";
import IconAdjustments from "~icons/tabler/adjustments";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import IconCheck from "~icons/tabler/check";
import IconCopy from "~icons/tabler/copy";
import IconCrop from "~icons/tabler/crop";
import IconTrash from "~icons/tabler/trash";
import styles from "./quick-acts.module.css";
import { useStudio } from "./studio-context.ts";
import { toolOf } from "./tools.ts";

/** What is done most with what is picked: near the thumb, or at the head of the open panel. */
export function QuickActs({ isInPanel = false }: { isInPanel?: boolean }) {
  const studio = useStudio();
  const { pickedElements, cutting } = studio;
  const [first] = pickedElements;
  if (!first) return null;
  const isOne = pickedElements.length === 1;
  if (cutting) {
    return (
      <div className={isInPanel ? styles.inPanel : styles.acts}>
        {!isInPanel && <span className={styles.words}>사진을 밀고, 두 손가락으로 키우거나 돌려 보세요</span>}
        <Act label="맞추기 끝내기" Icon={IconCheck} run={() => studio.cut(null)} />
      </div>
    );
  }
  return (
    <div role="toolbar" aria-label="고른 것" className={isInPanel ? styles.inPanel : styles.acts}>
      {isOne && !isInPanel && first.type === "photo" && first.photo && (
        <Act label="사진 위치 맞추기" Icon={IconCrop} run={() => studio.cut(first.id)} />
      )}
      {isOne && <Act label="고치기" Icon={IconAdjustments} run={() => studio.openTool(toolOf(first))} />}
      <Act label="복제" Icon={IconCopy} run={studio.duplicatePicked} />
      <Act label="앞으로" Icon={IconArrowUp} run={() => studio.restackPicked("up")} />
      <Act label="뒤로" Icon={IconArrowDown} run={() => studio.restackPicked("down")} />
      <Act label="지우기" Icon={IconTrash} run={studio.removePicked} />
    </div>
  );
}

type ActProps = {
  label: string;
  Icon: ComponentType<{ size: number; stroke: number; "aria-hidden": true }>;
  run(): void;
};

function Act({ label, Icon, run }: ActProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon size={48} variant="subtle" aria-label={label} onClick={run}>
        <Icon size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
