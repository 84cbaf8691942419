import type { Section } from "#cards/engine/section.ts";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import unseen from "#web/shell/unseen.module.css";
import { shownChoiceIn, shownChoices, withShownChoice } from "./shown-choice.ts";
import styles from "./shown-choice-field.module.css";

/** What guests have of a section: one choice for what a card keeps in two places. */
export function ShownChoiceField({ section }: { section: Section }) {
  const { mend } = useOpenCard();
  const chosen = useContent((content) => shownChoiceIn(section, content));
  return (
    <fieldset className={styles.choice}>
      <legend className={unseen.words}>{section.label}: 손님에게</legend>
      {shownChoices(section).map(([choice, words]) => (
        <label key={choice} className={styles.one}>
          <input
            type="radio"
            // Where the inspector leads who should take answers.
            name="taking"
            value={choice}
            checked={chosen === choice}
            onChange={() => mend((content) => withShownChoice(section, content, choice))}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
