import type { ReactNode } from "react";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { Card3d } from "#cards/kinds/photo/finishes/card-3d.tsx";
import type { Finish } from "#cards/kinds/photo/sizes.ts";
import styles from "./viewer.module.css";

type Props = { card: CardFacts; finish: Finish; front: ReactNode; back: ReactNode };

/** The card to hold, on a quiet table. */
export function Held({ card, finish, front, back }: Props) {
  return (
    <div className={styles.table}>
      <h1 className={styles.name}>{card.title}</h1>
      <div className={styles.card}>
        <Card3d front={front} back={back} finish={finish} label={card.title} />
      </div>
      <p className={styles.note}>
        {card.language === "en"
          ? "Tap to turn it over, tilt to see it shine."
          : "누르면 뒤집히고, 기울이면 빛이 따라옵니다."}
      </p>
    </div>
  );
}
