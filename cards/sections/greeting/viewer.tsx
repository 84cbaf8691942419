import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { ContentOf } from "#cards/section.ts";
import type { ViewerProps } from "#cards/viewer.ts";
import type { greeting } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "인사말", en: "Greeting" };

export function GreetingViewer({ content, card }: ViewerProps<ContentOf<typeof greeting>>) {
  const { title, body, photo, signature } = content;
  return (
    <>
      <Heading eyebrow={card.eyebrow ?? "Greeting"}>{title || words[card.language]}</Heading>
      <p className={styles.body}>{body}</p>
      {photo && (
        <div className={styles.photo}>
          <PhotoPicture photo={photo} sizes="(min-width: 480px) 416px, calc(100vw - 64px)" />
        </div>
      )}
      {signature && <p className={styles.signature}>{signature}</p>}
    </>
  );
}
