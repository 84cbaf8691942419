import type { Photo } from "#cards/engine/photo.ts";
import IconCheck from "~icons/tabler/check";
import IconGripVertical from "~icons/tabler/grip-vertical";
import { PhotoThumb } from "./photo-thumb.tsx";
import styles from "./photos.module.css";
import { useSorted } from "./sorting.tsx";

type Props = {
  id: string;
  photo: Photo;
  index: number;
  count: number;
  open(): void;
  /** Whether it is among those that are chosen; null while none are. */
  chosen: boolean | null;
  choose(): void;
};

/** One photo of many: tap to look after it, grip to move it. */
export function PhotoTile({ id, photo, index, count, open, chosen, choose }: Props) {
  const { ref, handleRef, isDragging } = useSorted({ id, index, disabled: count === 1 });
  const isChoosing = chosen !== null;
  const called = photo.caption || `사진 ${index + 1}`;
  return (
    <li ref={ref} className={styles.tile} data-dragging={isDragging || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-label={`${called} ${isChoosing ? "고르기" : "손보기"}, ${count}장 가운데 ${index + 1}번째`}
        aria-pressed={isChoosing ? chosen : undefined}
        onClick={isChoosing ? choose : open}
      >
        <PhotoThumb photo={photo} />
        {isChoosing && (
          <span className={styles.mark} data-on={chosen}>
            {chosen && <IconCheck size={16} stroke={2.4} aria-hidden />}
          </span>
        )}
        {photo.caption && <span className={styles.caption}>{photo.caption}</span>}
      </button>
      <button
        ref={handleRef}
        type="button"
        className={styles.corner}
        aria-label={`${called} 순서 바꾸기`}
        aria-roledescription="순서를 바꿀 수 있는 사진"
        data-grip
        hidden={count === 1 || isChoosing}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
    </li>
  );
}
