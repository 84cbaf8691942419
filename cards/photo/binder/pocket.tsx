import { part } from "#cards/card.ts";
import type { ShelvedCard } from "#cards/shelf.ts";
import { sheetsOf } from "#cards/themes/look.ts";
import { FacePicture } from "../face-picture.tsx";
import { fontsIn } from "../fonts-in.ts";
import { design } from "../section.ts";
import styles from "./binder.module.css";

/** A card behind clear film. */
export function Pocket({ card, onTake }: { card: ShelvedCard; onTake(): void }) {
  const own = card.content && part(card.content, design);
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
