import { Modal } from "@mantine/core";
import { FacePicture } from "#cards/kinds/photo/face-picture.tsx";
import { designTitleOf } from "#cards/kinds/photo/facts.ts";
import { Card3d } from "#cards/kinds/photo/finishes/card-3d.tsx";
import { useStudio } from "#cards/kinds/photo/studio/studio-context.ts";
import styles from "./finished.module.css";

/** The card as it will lie in a hand. */
export function Finished({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const { design } = useStudio();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="완성 모습"
      centered
      size="auto"
      closeButtonProps={{ "aria-label": "닫기", size: 48 }}
      classNames={{ body: styles.body }}
    >
      <div className={styles.card}>
        <Card3d
          front={<FacePicture design={design} side="front" photoWidth={1600} />}
          back={<FacePicture design={design} side="back" photoWidth={1600} />}
          finish={design.finish}
          label={designTitleOf(design)}
        />
      </div>
      <p className={styles.note}>누르면 뒤집히고, 기울이면 빛이 따라옵니다.</p>
    </Modal>
  );
}
