import type { CardContent } from "#cards/engine/card.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import styles from "./cover-photos.module.css";
import type { CoverFrameName } from "./section.ts";

const words = {
  ko: (count: number) => `사진 ${count}장, 옆으로 넘겨 보세요`,
  en: (count: number) => `${count} photos, swipe to see them`,
};

type Props = { photos: readonly Photo[]; frame: CoverFrameName; language: CardContent["language"] };

/** One photo in its frame, or several in the same frame that a guest swipes through. */
export function CoverPhotos({ photos, frame, language }: Props) {
  const sizes =
    frame === "full-bleed"
      ? "(min-width: 480px) 480px, 100vw"
      : "(min-width: 480px) 416px, calc(100vw - 64px)";
  const several = photos.length > 1;
  return (
    <div className={styles.frame} data-frame={frame}>
      <div
        className={styles.window}
        {...(several && { role: "group", tabIndex: 0, "aria-label": words[language](photos.length) })}
      >
        {photos.map((photo, index) => (
          <div key={photo.key} className={styles.slide}>
            <PhotoPicture photo={photo} sizes={sizes} urgent={index === 0} fill />
          </div>
        ))}
      </div>
      {several && (
        <div className={styles.dots} aria-hidden="true">
          {photos.map(({ key }) => (
            <i key={key} />
          ))}
        </div>
      )}
    </div>
  );
}
