import { useDeferredValue } from "react";
import { type ThemeName, themeNamed } from "#cards/themes/themes.ts";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import { SmallCard } from "#web/editor/preview/small-card.tsx";
import styles from "./design.module.css";

/** The maker's own card in every theme of its kind. */
export function Themes() {
  const { kind, change } = useOpenCard();
  const content = useDeferredValue(useContent((now) => now));
  const { name: chosen, choice } = useContent(({ theme }) => theme);

  /** Colours and fonts belong to a world; the size of letters belongs to who reads. */
  const worldOf = (name: ThemeName) => ({
    name,
    choice: name === chosen ? choice : { ...(choice.textScale && { textScale: choice.textScale }) },
  });

  return (
    <ul className={styles.themes}>
      {kind.themes.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.theme}
            aria-pressed={name === chosen}
            onClick={() => name !== chosen && change({ theme: worldOf(name) })}
          >
            <SmallCard kind={kind} content={{ ...content, theme: worldOf(name) }} />
            <span className={styles.label}>{themeNamed(name).label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
