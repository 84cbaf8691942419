import { memo, useDeferredValue, useMemo } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import { themeNamed } from "#cards/themes/themes.ts";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import { SmallCard } from "#web/editor/preview/small-card.tsx";
import styles from "./design.module.css";

/** The maker's own card in every theme of its kind. */
export function Themes() {
  const { kind, change } = useOpenCard();
  const content = useDeferredValue(useContent((now) => now));
  const chosen = useContent(({ theme }) => theme);
  const { textScale } = chosen.choice;

  /** Colours and fonts belong to a world; the size of letters belongs to who reads. */
  const worlds = useMemo(
    () => kind.themes.map((name) => ({ name, choice: { ...(textScale && { textScale }) } })),
    [kind, textScale],
  );

  return (
    <ul className={styles.themes}>
      {worlds.map((world) => (
        <li key={world.name}>
          <button
            type="button"
            className={styles.theme}
            aria-pressed={world.name === chosen.name}
            onClick={() => world.name !== chosen.name && change({ theme: world })}
          >
            <CardIn world={world.name === chosen.name ? chosen : world} content={content} />
            <span className={styles.label}>{themeNamed(world.name).label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type CardInProps = { world: CardContent["theme"]; content: CardContent };

/** Another theme of the card itself is no reason to draw it in all of them anew. */
const CardIn = memo(
  function CardIn({ world, content }: CardInProps) {
    const { kind } = useOpenCard();
    return <SmallCard kind={kind} content={{ ...content, theme: world }} />;
  },
  (before, now) => before.world === now.world && saysTheSame(before.content, now.content),
);

function saysTheSame(before: CardContent, now: CardContent): boolean {
  const keys = Object.keys({ ...before, ...now }) as (keyof CardContent)[];
  return keys.every((key) => key === "theme" || before[key] === now[key]);
}
