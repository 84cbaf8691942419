import type { CSSProperties } from "react";
import type { CardPage } from "#cards/engine/page.ts";
import styles from "./changed-facts.module.css";

/** What `styleOf` looks for. */
export const changedFactsClasses = ` class="${Object.values(styles).join(" ")}"`;

const words = { ko: "확인했습니다", en: "I have read it" };

/**
 * Where somebody is told what changed since they looked last. The server cannot know who that is, and draws the same
 * page for all: what is said now goes with it, what was said then is on the guest's device. See `tell-changes.ts`.
 */
export function ChangedFacts({ page: { card, told, look } }: { page: CardPage }) {
  if (card.id === null || told.length === 0) return null;
  const { "--ink": ink, "--paper": paper } = look.variables;
  return (
    <aside
      className={styles.strip}
      style={{ "--ink": ink, "--paper": paper } as CSSProperties}
      data-changed={JSON.stringify({ card: card.id, told })}
      hidden
    >
      <p className={styles.words} role="status" />
      <button type="button" className={styles.read}>
        {words[card.language]}
      </button>
    </aside>
  );
}
