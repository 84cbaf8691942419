import type { Photo } from "#cards/engine/photo.ts";
import IconGripVertical from "~icons/tabler/grip-vertical";
import { PhotoThumb } from "./photo-thumb.tsx";
import styles from "./photos.module.css";
import { useSorted } from "./sorting.tsx";

type Props = { id: string; photo: Photo; index: number; count: number; open(): void };

/** One photo of many: tap to look after it, grip to move it. */
export function PhotoTile({ id, photo, index, count, open }: Props) {
  const { ref, handleRef, isDragging } = useSorted({ id, index, disabled: count === 1 });
  const called = photo.caption || `사진 ${index + 1}`;
  return (
    <li ref={ref} className={styles.tile} data-dragging={isDragging || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-label={`${called} 손보기, ${count}장 가운데 ${index + 1}번째`}
        onClick={open}
      >
        <PhotoThumb photo={photo} />
        {photo.caption && <span className={styles.caption}>{photo.caption}</span>}
      </button>
      <button
        ref={handleRef}
        type="button"
        className={styles.corner}
        aria-label={`${called} 순서 바꾸기`}
        aria-roledescription="순서를 바꿀 수 있는 사진"
        data-grip
        hidden={count === 1}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
    </li>
  );
}
