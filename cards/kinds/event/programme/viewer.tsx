import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { isListed } from "./is-listed.ts";
import type { programme } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "순서", en: "Programme" };

export function ProgrammeViewer({ content, card }: ViewerProps<ContentOf<typeof programme>>) {
  const rows = content.rows.filter(isListed);
  const timed = rows.some(({ time }) => time !== "");
  return (
    <>
      <Heading eyebrow="Programme">{content.title || card.titles?.programme || words[card.language]}</Heading>
      <ol className={styles.rows} data-timed={timed}>
        {rows.map(({ time, title, who }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and nothing here holds state
          <li key={index} className={styles.row}>
            {timed ? <time className={styles.time}>{time}</time> : <Place at={index + 1} />}
            <div>
              <p className={styles.title}>{title}</p>
              {who.trim() && <p className={styles.who}>{who}</p>}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Place({ at }: { at: number }) {
  return (
    <span className={styles.time} aria-hidden="true">
      {String(at).padStart(2, "0")}
    </span>
  );
}
