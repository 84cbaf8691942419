import { memo, useDeferredValue, useMemo } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import { themeNamed } from "#cards/themes/themes.ts";
import { useContent, useOpenCard, useRested } from "#web/editor/open-card.ts";
import { SmallCard } from "#web/editor/preview/small-card.tsx";
import styles from "./design.module.css";

/** So many from the first are drawn before they are in view, and so many of them say what the card says now. */
export type DrawnAhead = { drawn: number; fresh: number };

type Props = { isShown: boolean; ahead: DrawnAhead };

/** The maker's own card in every theme of its kind. */
export function Themes({ isShown, ahead }: Props) {
  const { kind, change } = useOpenCard();
  const content = useSaid(isShown);
  const chosen = useContent(({ theme }) => theme);
  const { textScale } = chosen.choice;

  /** Colours and fonts belong to a world; the size of letters belongs to who reads. */
  const worlds = useMemo(
    () => kind.themes.map((name) => ({ name, choice: { ...(textScale && { textScale }) } })),
    [kind, textScale],
  );

  return (
    <ul className={styles.themes}>
      {worlds.map((world, index) => (
        <li key={world.name}>
          <button
            type="button"
            className={styles.theme}
            aria-pressed={world.name === chosen.name}
            onClick={() => world.name !== chosen.name && change({ theme: world })}
          >
            <CardIn
              world={world.name === chosen.name ? chosen : world}
              content={content}
              isAhead={index < ahead.drawn}
              isHeld={!isShown && index >= ahead.fresh}
            />
            <span className={styles.label}>{themeNamed(world.name).label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is out of sight follows when typing rests. */
function useSaid(isShown: boolean): CardContent {
  const now = useContent((content) => (isShown ? content : null));
  const rested = useRested((content) => content);
  return useDeferredValue(now ?? rested);
}

type CardInProps = {
  world: CardContent["theme"];
  content: CardContent;
  isAhead: boolean;
  /** Out of sight, and its turn to follow what was typed has not come. */
  isHeld: boolean;
};

/** Another theme of the card itself is no reason to draw it in all of them anew. */
const CardIn = memo(
  function CardIn({ world, content, isAhead }: CardInProps) {
    const { kind } = useOpenCard();
    return <SmallCard kind={kind} content={{ ...content, theme: world }} isAhead={isAhead} />;
  },
  (before, now) =>
    before.isAhead === now.isAhead &&
    (now.isHeld || (before.world === now.world && saysTheSame(before.content, now.content))),
);

function saysTheSame(before: CardContent, now: CardContent): boolean {
  const keys = Object.keys({ ...before, ...now }) as (keyof CardContent)[];
  return keys.every((key) => key === "theme" || before[key] === now[key]);
}
