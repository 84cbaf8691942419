import { use } from "react";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { blessings, manners } from "#cards/kinds/thanks/occasions.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { salutation } from "./addressee.ts";
import { dateLine } from "./date-line.ts";
import styles from "./paper.module.css";
import { SavePicture } from "./save-picture.tsx";
import { Stamp } from "./seal.tsx";
import { sealLetters } from "./seal-letters.ts";
import type { LetterContent } from "./section.ts";
import { signs } from "./signs.ts";

type Props = ViewerProps<LetterContent>;

/** The letter itself: every line on a row of its paper, the sender and the stamp at its end. */
export function LetterPaper({ content, card, addressee }: Props & { addressee: string }) {
  const { Background } = use(DrawingsContext);
  const { occasion, recipient, body, photo, sender, closing, company, paper } = content;
  const manner = manners[card.language][occasion];
  const name = addressee || recipient.trim();
  const day = dateLine(content.date, card.language);
  return (
    <article className={styles.paper} data-paper={paper}>
      {Background && (
        <div className={styles.fibre}>
          <Background />
        </div>
      )}
      <Head content={content} card={card} />
      <p className={styles.salutation}>{name ? salutation(name, card.language) : manner.everyone}</p>
      {body.trim() && <p className={styles.body}>{body.trim()}</p>}
      {photo && (
        <figure className={styles.photo}>
          <PhotoPicture photo={photo} sizes="(min-width: 480px) 360px, 76vw" />
          {photo.caption && <figcaption>{photo.caption}</figcaption>}
        </figure>
      )}
      {(day || sender.trim()) && (
        <footer className={styles.foot}>
          {day && <p className={styles.day}>{day}</p>}
          {occasion === "business" && company.trim() && <p className={styles.company}>{company}</p>}
          {sender.trim() && (
            <p className={styles.sender}>
              <span>
                {sender.trim()}
                {closing.trim() && <small>{closing.trim()}</small>}
              </span>
              <span className={styles.stamp}>
                <Stamp letters={sealLetters({ ...content, seal: "stamp" })} />
              </span>
            </p>
          )}
        </footer>
      )}
      {card.id !== null && <SavePicture card={card} addressee={addressee} />}
    </article>
  );
}

/** Whose letter it is before a word is read: a company's mark, a belief's sign, or the theme's own ornament. */
function Head({ content, card }: Props) {
  const { Ornament } = use(DrawingsContext);
  const { occasion, religion, title, company, logo } = content;
  const manner = manners[card.language][occasion];
  const isBusiness = occasion === "business";
  return (
    <header className={styles.head}>
      {occasion === "funeral" ? (
        <svg aria-hidden="true" viewBox="0 0 64 64" width="44" height="44" className={styles.sign}>
          <path d={signs[religion]} />
        </svg>
      ) : isBusiness && logo ? (
        <span className={styles.logo}>
          <PhotoPicture photo={logo} sizes="160px" />
        </span>
      ) : (
        <span className={styles.ornament}>
          <Ornament />
        </span>
      )}
      {isBusiness && company.trim() ? (
        <span className={styles.letterhead}>{company.trim()}</span>
      ) : (
        <span className={styles.eyebrow} lang="en">
          {manner.eyebrow}
        </span>
      )}
      <h1 className={styles.title}>{title.trim() || manner.title}</h1>
      {occasion === "funeral" && <p className={styles.blessing}>{blessings[card.language][religion]}</p>}
    </header>
  );
}
