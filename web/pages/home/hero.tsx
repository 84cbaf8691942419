import { Link } from "react-router";
import type { ListedKind } from "#cards/kinds/kind-list.ts";
import type { ListedSample } from "#cards/kinds/sample-list.ts";
import { useUser } from "#web/session/session.ts";
import { Deck } from "./deck.tsx";
import styles from "./hero.module.css";
import { HomeScene } from "./scene.tsx";

type Props = { samples: readonly ListedSample[]; kinds: readonly ListedKind[] };

/** The first screen: what this is, and how it looks. */
export function Hero({ samples, kinds }: Props) {
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
          청첩장부터 부고까지, <br />
          카드 한 장에 담아 링크 하나로 전합니다.
        </p>
        <Link to="/create" className={styles.start}>
          카드 만들기
        </Link>
      </div>
      <Deck samples={samples} kinds={kinds} />
      <HomeScene />
    </section>
  );
}
