import { type CardContent, part } from "#cards/card.ts";
import { sheetsOf } from "#cards/themes/look.ts";
import { FacePicture } from "./face-picture.tsx";
import { fontsIn } from "./fonts-in.ts";
import { design } from "./section.ts";
import styles from "./small-picture.module.css";

/** The front of a card, lying on a desk. */
export function SmallPicture({ content }: { content: CardContent }) {
  const card = part(content, design);
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
