import { part } from "#cards/engine/card.ts";
import type { ListScreenCard } from "#cards/engine/list-screen.ts";
import { FacePicture } from "#cards/kinds/photo/face-picture.tsx";
import { fontsIn } from "#cards/kinds/photo/fonts-in.ts";
import { designSection } from "#cards/kinds/photo/section.ts";
import { sheetsOf } from "#cards/themes/look.ts";
import styles from "./binder.module.css";

/** A card behind clear film. */
export function Pocket({ card, onTake }: { card: ListScreenCard; onTake(): void }) {
  const own = card.content && part(card.content, designSection);
  return (
    <button type="button" className={styles.card} data-busy={card.isBusy} onClick={onTake}>
      <span className={styles.face} data-waits={own === null}>
        {own && (
          <>
            {sheetsOf(fontsIn(own)).map((sheet) => (
              <link key={sheet} rel="stylesheet" href={sheet} precedence="card-fonts" />
            ))}
            <FacePicture design={own} side="front" photoWidth={400} />
          </>
        )}
      </span>
      <span className={styles.film} aria-hidden="true" />
      <span className={styles.title}>{card.title}</span>
    </button>
  );
}
