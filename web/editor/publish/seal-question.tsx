import { Button, Stack } from "@mantine/core";
import styles from "./publish.module.css";

type Props = { sentence: string; isBusy: boolean; onOpen(): void; onKeep(): void };

/** Asked a second time before guests' words are read earlier than they were promised. */
export function SealQuestion({ sentence, isBusy, onOpen, onKeep }: Props) {
  return (
    <Stack gap={16} role="alertdialog" aria-labelledby="seal-question" aria-describedby="seal-promise">
      <h3 id="seal-question" className={styles.heading}>
        봉해 둔 글을 약속한 날보다 먼저 여시겠어요?
      </h3>
      <p id="seal-promise" className={styles.early}>
        {sentence}
      </p>
      <Button size="lg" fullWidth autoFocus disabled={isBusy} onClick={onKeep}>
        열지 않고 돌아가기
      </Button>
      <Button size="lg" fullWidth variant="default" loading={isBusy} onClick={onOpen}>
        모두에게 알리고 먼저 열기
      </Button>
    </Stack>
  );
}
