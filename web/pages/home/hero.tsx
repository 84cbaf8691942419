import { Link } from "react-router";
import type { Door } from "#cards/kinds/doors.ts";
import type { ListedSample } from "#cards/kinds/sample-list.ts";
import { useUser } from "#web/session/session.ts";
import { Deck } from "./deck.tsx";
import styles from "./hero.module.css";
import { HomeScene } from "./scene.tsx";

type Props = {
  samples: readonly ListedSample[];
  /** What most come for. */
  first: Door;
  /** What nobody has the time to look for. */
  solemn: Door;
};

/** The first screen: what this is, and how it looks. */
export function Hero({ samples, first, solemn }: Props) {
  const user = useUser();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          {user ? "반갑습니다, 오늘은 어떤 소식인가요" : "마음을 전하는 디지털 카드, 고이"}
        </p>
        <h1 id="hero" className={styles.headline}>
          소중한 소식을
          <br />
          고이 접어 보냅니다
        </h1>
        <p className={styles.sentence}>
          <Link to={first.designs}>청첩장</Link>부터 <Link to={solemn.designs}>부고</Link>까지, <br />
          카드 한 장에 담아 링크 하나로 전합니다.
        </p>
        <p className={styles.ways}>
          <Link to={first.designs} className={styles.start}>
            {first.label} 만들기
          </Link>
          <a href="#doors" className={styles.others}>
            다른 카드 만들기
          </a>
        </p>
      </div>
      <Deck samples={samples} />
      <HomeScene />
    </section>
  );
}
