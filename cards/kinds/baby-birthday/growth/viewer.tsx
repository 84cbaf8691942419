import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { GrowthChart, hasLine } from "./chart.tsx";
import { dayOf, momentLabel } from "./moments.ts";
import type { GrowthContent, GrowthEntry } from "./section.ts";
import { toldInOrder } from "./told.ts";
import styles from "./viewer.module.css";

const words = { ko: "자라온 날들", en: "The first year" };

export function GrowthViewer({ content, card }: ViewerProps<GrowthContent>) {
  const entries = toldInOrder(content.entries);
  return (
    <>
      <Heading eyebrow="365 days">{content.title || words[card.language]}</Heading>
      {content.chart && hasLine(entries) && <GrowthChart entries={entries} language={card.language} />}
      <ol className={styles.way}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment may be told twice, and nothing here holds state
          <li key={index} className={styles.step} data-photo={entry.photo !== null}>
            <Thread />
            <Step entry={entry} card={card} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** A piece of the thread: it swings out towards what happened and comes back to the middle. */
function Thread() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 100" preserveAspectRatio="none" className={styles.thread}>
      <path d="M20 0C20 16 4 26 4 50s16 34 16 50" />
    </svg>
  );
}

function Step({ entry, card }: { entry: GrowthEntry; card: CardFacts }) {
  const { at, photo, text, height, weight } = entry;
  const born = card.findings?.born;
  const label = momentLabel(at, card.language);
  const day = born && dayOf(at, born);
  const measures = [height !== null && `${height} cm`, weight !== null && `${weight} kg`].filter(Boolean);
  return (
    <>
      {photo && (
        <div className={styles.photo}>
          <PhotoPicture photo={photo} alt={photo.caption || label} sizes="150px" fill />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.label}>{label}</h3>
        {day && (
          <time className={styles.day} dateTime={day}>
            {day.replaceAll("-", ". ")}
          </time>
        )}
        {text.trim() && <p className={styles.text}>{text}</p>}
        {measures.length > 0 && <p className={styles.measures}>{measures.join(" · ")}</p>}
      </div>
    </>
  );
}
