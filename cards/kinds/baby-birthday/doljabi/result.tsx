import type { Draw, OwnEntry } from "#cards/engine/guest.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import styles from "./result.module.css";
import type { Thing } from "./section.ts";
import { ThingPicture } from "./thing-picture.tsx";
import type { words } from "./words.ts";

type Props = {
  thing: Thing;
  draw: Draw;
  own: OwnEntry | undefined;
  prize: string;
  say: (typeof words)["ko"];
};

/** What the child took, who saw it coming, and who won. */
export function Result({ thing, draw: { entries, winners }, own, prize, say }: Props) {
  const right = own && textOf(own.content, "thing") === thing.id;
  return (
    <div className={styles.result} role="status">
      <p className={styles.took}>{say.took}</p>
      <div className={styles.shown}>
        <Rays />
        <ThingPicture thing={thing} />
      </div>
      <p className={styles.name}>{thing.name}</p>
      {thing.meaning.trim() && <p className={styles.meaning}>{thing.meaning}</p>}
      <p className={styles.count}>{entries.length > 0 ? say.right(entries.length) : say.nobodyRight}</p>
      {own && <p className={styles.own}>{right ? say.youRight : say.youWrong}</p>}
      {winners.length > 0 ? (
        <section className={styles.winners} aria-label={say.winners}>
          <h3>{say.winners}</h3>
          {prize.trim() && <p className={styles.prize}>{prize}</p>}
          <ol>
            {winners.map(({ id, called }) => (
              <li key={id} data-own={id === own?.id}>
                {called ?? say.gone}
              </li>
            ))}
          </ol>
          {winners.some(({ id }) => id === own?.id) && <p className={styles.won}>{say.youWon}</p>}
        </section>
      ) : (
        entries.length > 0 && prize.trim() && <p className={styles.prize}>{say.drawSoon}</p>
      )}
    </div>
  );
}

const rays = Array.from({ length: 24 }, (_, index) => index * 15);

/** Light behind what was taken. */
export function Rays() {
  return (
    <svg aria-hidden="true" viewBox="-100 -100 200 200" className={styles.rays}>
      {rays.map((turn, index) => (
        <path
          key={turn}
          d={`M0-${index % 2 ? 74 : 68}V-${index % 2 ? 88 : 98}`}
          transform={`rotate(${turn})`}
        />
      ))}
    </svg>
  );
}
