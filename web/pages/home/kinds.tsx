import { Link } from "react-router";
import { emblemOf } from "#cards/kinds/emblems.tsx";
import type { ListedKind } from "#cards/kinds/kind-list.ts";
import { TRIAL_DAYS } from "#domain/card-life.ts";
import { priceWords } from "#web/price-words.ts";
import { EmblemFrame } from "#web/shell/emblem.tsx";
import styles from "./kinds.module.css";
import heading from "./title.module.css";

/** Every kind and what it costs. Grief is not sold to: it says only that it is free. */
export function Kinds({ kinds }: { kinds: readonly ListedKind[] }) {
  return (
    <section className={styles.section} aria-labelledby="kinds">
      <header className={styles.header}>
        <h2 id="kinds" className={heading.title}>
          어떤 소식을 전하시나요
        </h2>
        <p>
          값이 있는 카드도 먼저 {TRIAL_DAYS}일 동안 무료로 보내 보실 수 있습니다. 값은 카드 한 장에 한 번이고,
          부가세를 포함합니다.
        </p>
      </header>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.name}>
            <Link to={kind.create} className={styles.kind}>
              <EmblemFrame Drawing={emblemOf(kind.name)} size={64} />
              <span className={styles.words}>
                <b>{kind.label}</b>
                <span>{kind.line}</span>
              </span>
              <span className={styles.price}>{priceWords(kind)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
