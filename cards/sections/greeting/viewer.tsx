import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { greetingSection } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "인사말", en: "Greeting" };

export function GreetingViewer({ content, card }: ViewerProps<ContentOf<typeof greetingSection>>) {
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
