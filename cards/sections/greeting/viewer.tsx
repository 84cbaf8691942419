import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { ContentOf } from "#cards/section.ts";
import type { ViewerProps } from "#cards/viewer.ts";
import type { greeting } from "./section.ts";
import styles from "./viewer.module.css";

export function GreetingViewer({ content }: ViewerProps<ContentOf<typeof greeting>>) {
  const { title, body, photo, signature } = content;
  return (
    <>
      <Heading eyebrow="Invitation">{title || "인사말"}</Heading>
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
