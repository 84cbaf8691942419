import { Link } from "react-router";
import type { Door } from "#cards/kinds/doors.ts";
import { emblemOf } from "#cards/kinds/emblems.tsx";
import { TRIAL_DAYS } from "#domain/card-life.ts";
import { priceWords } from "#web/price-words.ts";
import { EmblemFrame } from "#web/shell/emblem.tsx";
import styles from "./doors.module.css";
import heading from "./title.module.css";

/** All that people come for, and what it costs. Grief is not sold to: it says only that it is free. */
export function HomeDoors({ doors }: { doors: readonly Door[] }) {
  return (
    <section className={styles.section} id="doors" aria-labelledby="doors-title">
      <header className={styles.header}>
        <h2 id="doors-title" className={heading.title}>
          어떤 소식을 전하시나요
        </h2>
        <p>
          값이 있는 카드도 먼저 {TRIAL_DAYS}일 동안 무료로 보내 보실 수 있습니다. 값은 카드 한 장에 한 번이고,
          부가세를 포함합니다.
        </p>
      </header>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door.name}>
            <Link to={door.designs} className={styles.door}>
              <EmblemFrame Drawing={emblemOf(door.kind)} size={64} />
              <span className={styles.words}>
                <b>{door.label}</b>
                <span>{door.line}</span>
              </span>
              <span className={styles.price}>{priceWords(door)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
