import styles from "./closing.module.css";
import hero from "./hero.module.css";
import { StillLife } from "./still-life.tsx";

/** The last words: a card that is ready to be sent. */
export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <StillLife />
      <h2 id="closing">
        전하고 싶은 소식이 <br />
        있으신가요
      </h2>
      <a href="#doors" className={hero.start}>
        카드 만들기
      </a>
    </section>
  );
}
