import { Link } from "react-router";
import { emblems } from "#cards/emblems.tsx";
import type { Kind } from "#cards/kind.ts";
import { addressOf, kinds } from "#cards/kinds.ts";
import { Emblem } from "#web/shell/emblem.tsx";
import styles from "./kinds.module.css";
import { priceOf } from "./price.ts";

/** Every kind and what it costs. Grief is not sold to: it says only that it is free. */
export function Kinds() {
  return (
    <section className={styles.section} aria-labelledby="kinds">
      <header className={styles.header}>
        <h2 id="kinds">어떤 소식을 전하시나요</h2>
        <p>
          값이 있는 카드도 먼저 7일 동안 무료로 보내 보실 수 있습니다. 값은 카드 한 장에 한 번이고, 부가세를
          포함합니다.
        </p>
      </header>
      <ul className={styles.kinds}>
        {kinds.map((kind: Kind) => (
          <li key={kind.name}>
            <Link to={addressOf(kind, "create")} className={styles.kind}>
              <Emblem Drawing={emblems[kind.name as keyof typeof emblems]} size={64} />
              <span className={styles.words}>
                <b>{kind.label}</b>
                <span>{kind.line}</span>
              </span>
              <span className={styles.price}>{priceOf(kind)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
