import type { ContentOf } from "#cards/section.ts";
import type { ViewerProps } from "#cards/viewer.ts";
import type { words } from "./section.ts";
import styles from "./viewer.module.css";

export function WordsViewer({ content: { body, signature } }: ViewerProps<ContentOf<typeof words>>) {
  return (
    <div className={styles.words}>
      <p className={styles.body}>{body}</p>
      {signature.trim() && <p className={styles.signature}>{signature}</p>}
    </div>
  );
}
