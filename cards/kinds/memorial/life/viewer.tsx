import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { isWrittenLife } from "./is-written.ts";
import type { life } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "고인의 삶", en: "A life" };

export function LifeViewer({ content, card }: ViewerProps<ContentOf<typeof life>>) {
  const { title, text, photo } = content;
  const stations = content.stations.filter(isWrittenLife);
  return (
    <>
      <Heading>{title || words[card.language]}</Heading>
      {text.trim() && <p className={styles.text}>{text}</p>}
      {photo && (
        <div className={styles.photo}>
          <PhotoPicture photo={photo} sizes="(min-width: 480px) 416px, calc(100vw - 64px)" />
        </div>
      )}
      {stations.length > 0 && (
        <ol className={styles.stations}>
          {stations.map(({ when, text: told }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stations have no name of their own and hold no state
            <li key={index} className={styles.station}>
              <span className={styles.when}>{when}</span>
              <span>{told}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
