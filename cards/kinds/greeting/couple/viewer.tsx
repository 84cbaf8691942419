import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
import { CallSheet } from "#cards/parts/call-sheet.tsx";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { type CoupleSide, contacts, coupleSides, familyLine, fullName, roleOf } from "./family.ts";
import type { Couple } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "두 사람을 소개합니다", en: "Meet the couple" };

export function CoupleViewer({ content, card }: ViewerProps<Couple>) {
  const both = coupleSides(content);
  return (
    <>
      <div className={styles.family}>
        {both.map((side) => (
          <Line key={side.who} side={side} card={card} />
        ))}
      </div>
      <CallSheet contacts={both.flatMap((side) => contacts(side, card.language))} card={card} />
      <Introduction both={both} card={card} />
    </>
  );
}

function Line({ side, card }: { side: CoupleSide; card: CardFacts }) {
  const line = familyLine(side, card.language);
  if (!line) return null;
  return (
    <p className={styles.line}>
      {line.before && <span className={styles.parents}>{line.before} </span>}
      <strong className={styles.name}>{line.name}</strong>
      {line.after && <span className={styles.parents}>, {line.after}</span>}
    </p>
  );
}

/** What fits beside the other half, on a phone, without becoming a ribbon of words. */
const SHORT_INTRO = 50;

function Introduction({ both, card }: { both: CoupleSide[]; card: CardFacts }) {
  const shown = both.filter(({ person }) => person.photo !== null || person.intro.trim() !== "");
  if (shown.length === 0) return null;
  const beside =
    shown.length === 2 &&
    shown.every(({ person }) => person.photo !== null && person.intro.length <= SHORT_INTRO);
  const eyebrow = both[0]?.who === "bride" ? "Bride & Groom" : "Groom & Bride";
  return (
    <div className={styles.introduction}>
      <Heading eyebrow={eyebrow}>{words[card.language]}</Heading>
      <div className={styles.pair} data-beside={beside}>
        {shown.map(({ who, person }) => (
          <figure key={who} className={styles.portrait}>
            {person.photo && (
              <div className={styles.photo}>
                <PhotoPicture
                  photo={person.photo}
                  fill
                  alt={person.photo.caption || fullName(person)}
                  sizes={beside ? "(min-width: 480px) 200px, 45vw" : "(min-width: 480px) 300px, 70vw"}
                />
              </div>
            )}
            <figcaption>
              <span className={styles.role}>{roleOf(who, card.language)}</span>
              <strong className={styles.full}>{fullName(person)}</strong>
              {person.intro.trim() && <p className={styles.intro}>{person.intro}</p>}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
