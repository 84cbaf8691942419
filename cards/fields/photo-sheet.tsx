import { Button, Drawer, Loader, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { lazy, Suspense, useRef, useState } from "react";
import type { Photo } from "#cards/engine/photo.ts";
import IconArrowLeft from "~icons/tabler/arrow-left";
import IconArrowRight from "~icons/tabler/arrow-right";
import IconCrop from "~icons/tabler/crop";
import IconTrash from "~icons/tabler/trash";
import { FocusPoint } from "./focus-point.tsx";
import styles from "./photo-sheet.module.css";
import { PhotoThumb } from "./photo-thumb.tsx";

const PhotoCutter = lazy(async () => ({ default: (await import("./photo-cutter.tsx")).PhotoCutter }));

/** As long as the schema lets it be; a longer one does not fit under a photo. */
const CAPTION_LENGTH = 60;

type Props = {
  /** Null while nothing is looked after. */
  photo: Photo | null;
  /** Its path, for the caption's name. */
  name: string;
  title: string;
  change(photo: Photo): void;
  remove(): void;
  /** Where the photo may go among others; absent for one that stands alone. */
  move?: { earlier: (() => void) | null; later: (() => void) | null };
  close(): void;
};

/** Everything that can be done with one photo. Nothing is drawn before the first is looked after. */
export function PhotoSheet(props: Props) {
  const wasOpen = useRef(false);
  wasOpen.current ||= props.photo !== null;
  return wasOpen.current && <PhotoDrawer {...props} />;
}

function PhotoDrawer({ photo, title, close, ...rest }: Props) {
  const phone = useMediaQuery("(max-width: 40em)");
  return (
    <Drawer
      opened={photo !== null}
      onClose={close}
      title={title}
      position={phone ? "bottom" : "right"}
      size={phone ? "92%" : 440}
      padding="md"
      closeButtonProps={{ "aria-label": "닫기", size: 48, iconSize: 24 }}
      classNames={{ title: styles.title ?? "", content: styles.sheet ?? "", body: styles.body ?? "" }}
    >
      {photo && <Care key={photo.key} photo={photo} close={close} {...rest} />}
    </Drawer>
  );
}

function Care({
  photo,
  name,
  change,
  remove,
  move,
  close,
}: Omit<Props, "photo" | "title"> & { photo: Photo }) {
  const [isCutting, setCutting] = useState(false);
  if (isCutting) {
    return (
      <Suspense fallback={<Loader aria-label="여는 중" className={styles.wait} />}>
        <PhotoCutter photo={photo} done={change} cancel={() => setCutting(false)} />
      </Suspense>
    );
  }
  return (
    <>
      <FocusPoint photo={photo} change={(focus) => change({ ...photo, focus })} />
      <div className={styles.seen}>
        <p>
          <strong>꼭 보일 곳을 눌러 주세요.</strong> 사진이 잘려도 그곳은 보입니다.
        </p>
        <div className={styles.wide}>
          <PhotoThumb photo={photo} />
        </div>
        <div className={styles.tall}>
          <PhotoThumb photo={photo} />
        </div>
      </div>
      <TextInput
        label="설명"
        name={`${name}.caption`}
        placeholder="제주에서, 첫 여행"
        value={photo.caption}
        error={photo.caption.length > CAPTION_LENGTH && `설명은 ${CAPTION_LENGTH}자까지 쓸 수 있습니다.`}
        onChange={({ currentTarget }) => change({ ...photo, caption: currentTarget.value })}
        autoComplete="off"
      />
      {move && (
        <div className={styles.pair}>
          <Button
            variant="default"
            type="button"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            disabled={!move.earlier}
            onClick={() => move.earlier?.()}
          >
            앞으로
          </Button>
          <Button
            variant="default"
            type="button"
            rightSection={<IconArrowRight size={18} aria-hidden />}
            disabled={!move.later}
            onClick={() => move.later?.()}
          >
            뒤로
          </Button>
        </div>
      )}
      <div className={styles.pair}>
        {/* What we drew ourselves is not the maker's to cut. */}
        {photo.key.startsWith("u/") && (
          <Button
            variant="default"
            type="button"
            leftSection={<IconCrop size={18} aria-hidden />}
            onClick={() => setCutting(true)}
          >
            자르기·돌리기
          </Button>
        )}
        <Button
          variant="subtle"
          color="red.9"
          type="button"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => {
            close();
            remove();
          }}
        >
          지우기
        </Button>
      </div>
    </>
  );
}
