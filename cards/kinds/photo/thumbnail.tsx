import { type CardContent, part } from "#cards/engine/card.ts";
import { sheetsOf } from "#cards/themes/look.ts";
import { FacePicture } from "./face-picture.tsx";
import { fontsIn } from "./fonts-in.ts";
import { designSection } from "./section.ts";
import styles from "./thumbnail.module.css";

/** The front of a card, lying on a desk. */
export function Thumbnail({ content }: { content: CardContent }) {
  const card = part(content, designSection);
  return (
    <div className={styles.desk}>
      {sheetsOf(fontsIn(card)).map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="card-fonts" />
      ))}
      <div className={styles.card}>
        <FacePicture design={card} side="front" photoWidth={400} />
      </div>
    </div>
  );
}
