import type { Facts } from "#cards/engine/kind.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useEditing } from "#cards/fields/editing.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { LinkPicture } from "./link-picture.tsx";
import { shareMessageOf } from "./message.ts";
import styles from "./preview.module.css";
import type { share } from "./section.ts";

type Props = { content: ContentOf<typeof share>; facts: Facts };

/** The card in somebody's messages, before anybody gets it. */
export function SharePreview({ content, facts }: Props) {
  const { content: card, kind } = useEditing();
  const title = content.title.trim() || facts.title;
  const description = content.description.trim() || facts.description;
  const message = shareMessageOf({ ...facts, language: card.language, address: "카드 주소" }, title);
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <figcaption>카카오톡으로 받으면</figcaption>
        <div className={styles.bubble}>
          <LinkPicture kind={kindNamed(kind)} content={card} />
          <p className={styles.words}>
            <strong>{title}</strong>
            <span>{description}</span>
          </p>
        </div>
      </figure>
      <figure className={styles.preview}>
        <figcaption>문자로 받으면</figcaption>
        <p className={styles.message}>{message}</p>
      </figure>
    </div>
  );
}
