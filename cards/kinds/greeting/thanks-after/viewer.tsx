import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { thanksAfter } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "고맙습니다", en: "Thank you" };

export function ThanksAfterViewer({ content, card }: ViewerProps<ContentOf<typeof thanksAfter>>) {
  const { title, body, photo, signature } = content;
  return (
    <div className={styles.thanks}>
      <Heading eyebrow="Thank you">{title || words[card.language]}</Heading>
      {body.trim() && <p className={styles.body}>{body}</p>}
      {photo && (
        <div className={styles.photo}>
          <PhotoPicture photo={photo} sizes="(min-width: 480px) 416px, calc(100vw - 64px)" />
        </div>
      )}
      {signature.trim() && <p className={styles.signature}>{signature}</p>}
    </div>
  );
}
