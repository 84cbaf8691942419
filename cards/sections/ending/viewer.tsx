import { use } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { ending } from "./section.ts";
import styles from "./viewer.module.css";

export function EndingViewer({ content }: ViewerProps<ContentOf<typeof ending>>) {
  const { Seal } = use(DrawingsContext);
  const { photo, text } = content;
  return (
    <div className={styles.ending}>
      {photo && (
        <figure className={styles.photo}>
          <PhotoPicture photo={photo} sizes="(min-width: 480px) 480px, 100vw" />
          {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
        </figure>
      )}
      {text.trim() && <p className={styles.text}>{text}</p>}
      <div className={styles.seal}>
        <Seal />
      </div>
    </div>
  );
}
