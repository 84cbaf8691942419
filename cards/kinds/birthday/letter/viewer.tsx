import { use } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { birthdayLetter } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "편지", en: "A letter" };

/** A sheet that rises out of its envelope as one comes near. It is a drawing by style alone: the words are just there. */
export function BirthdayLetterViewer({ content, card }: ViewerProps<ContentOf<typeof birthdayLetter>>) {
  const { Seal } = use(DrawingsContext);
  const { to, body, photo, from } = content;
  return (
    <article className={styles.letter} aria-label={words[card.language]}>
      <span className={styles.flap} aria-hidden="true" />
      <div className={styles.sheet}>
        {to.trim() && <h2 className={styles.to}>{to.trim()}</h2>}
        {body.trim() && <p className={styles.body}>{body.trim()}</p>}
        {photo && (
          <figure className={styles.photo}>
            <PhotoPicture photo={photo} sizes="(min-width: 480px) 368px, 78vw" />
            {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
          </figure>
        )}
        {from.trim() && <p className={styles.from}>{from.trim()}</p>}
      </div>
      <span className={styles.pocket} aria-hidden="true">
        <span className={styles.seal}>
          <Seal />
        </span>
      </span>
    </article>
  );
}
