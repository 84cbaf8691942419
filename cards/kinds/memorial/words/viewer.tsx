import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import type { memorialWords } from "./section.ts";
import styles from "./viewer.module.css";

export function WordsViewer({ content: { body, signature } }: ViewerProps<ContentOf<typeof memorialWords>>) {
  return (
    <div className={styles.words}>
      <p className={styles.body}>{body}</p>
      {signature.trim() && <p className={styles.signature}>{signature}</p>}
    </div>
  );
}
