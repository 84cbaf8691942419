import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { isStoryTold } from "./is-told.ts";
import type { StoryEntry, story } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "걸어온 시간", en: "Our story" };

export function StoryViewer({ content, card }: ViewerProps<ContentOf<typeof story>>) {
  return (
    <>
      <Heading eyebrow="Story">{content.title || words[card.language]}</Heading>
      <ol className={styles.way}>
        {content.entries.filter(isStoryTold).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own and nothing here holds state
          <li key={index} className={styles.step}>
            <Step {...entry} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Step({ month, title, text, photo }: StoryEntry) {
  return (
    <>
      {month && (
        <time className={styles.month} dateTime={month}>
          {month.replace("-", ". ")}
        </time>
      )}
      {title.trim() && <h3 className={styles.title}>{title}</h3>}
      {text.trim() && <p className={styles.text}>{text}</p>}
      {photo && (
        <div className={styles.photo}>
          <PhotoPicture
            photo={photo}
            alt={photo.caption || title}
            sizes="(min-width: 480px) 386px, calc(100vw - 94px)"
          />
        </div>
      )}
    </>
  );
}
