import { Button } from "@mantine/core";
import { useState } from "react";
import type { ListScreenProps } from "#cards/engine/list-screen.ts";
import styles from "./binder/binder.module.css";
import { EmptyBinder } from "./binder/empty-binder.tsx";
import { binderPages, setOf } from "./binder/pages.ts";
import { Pocket } from "./binder/pocket.tsx";
import { TakenOut } from "./binder/taken-out.tsx";

/** All photo cards of a member, in pockets. One that is tapped is taken out. */
export function ListScreen(props: ListScreenProps) {
  const { cards, create } = props;
  const [taken, setTaken] = useState<string | null>(null);
  if (cards.length === 0) return <EmptyBinder create={create} />;
  const out = cards.find(({ id }) => id === taken);
  const sets = [...new Set(cards.map(setOf))].filter((set) => set !== "");
  return (
    <div className={styles.binder}>
      {binderPages(cards).map(({ set, at, of, pockets }) => (
        <section key={`${set} ${at}`} className={styles.page} aria-label={set || "세트 없는 카드"}>
          <h2 className={styles.set}>
            {set || (sets.length > 0 ? "세트 없는 카드" : "내 포토카드")}
            {of > 1 && (
              <span className={styles.place}>
                {at + 1} / {of}
              </span>
            )}
          </h2>
          <ul className={styles.pockets}>
            {pockets.map((card, place) => (
              <li key={card?.id ?? `free ${place}`} className={styles.pocket} data-free={card === null}>
                {card && <Pocket card={card} onTake={() => setTaken(card.id)} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Button component="a" href={create} variant="default" size="md" className={styles.more}>
        한 장 더 만들기
      </Button>
      {out && <TakenOut card={out} sets={sets} list={props} onClose={() => setTaken(null)} />}
    </div>
  );
}
