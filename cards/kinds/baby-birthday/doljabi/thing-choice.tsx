import { use } from "react";
import form from "#cards/parts/guest-entry/form.module.css";
import { FormContext } from "#cards/parts/guest-entry/form-context.ts";
import type { Thing } from "./section.ts";
import { ThingPicture } from "./thing-picture.tsx";
import styles from "./viewer.module.css";

/** The table with all its things, of which a guest takes one. */
export function ThingChoice({ things, legend }: { things: readonly Thing[]; legend: string }) {
  const { id, typed, problems } = use(FormContext);
  const problem = problems.thing;
  return (
    <fieldset className={styles.table} aria-describedby={problem ? `${id}thing-problem` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.things}>
        {things.map((thing) => (
          <label key={thing.id} className={styles.thing}>
            <input
              type="radio"
              name="thing"
              value={thing.id}
              defaultChecked={typed.thing === thing.id}
              required
              aria-invalid={problem ? true : undefined}
            />
            <span className={styles.lying}>
              <ThingPicture thing={thing} />
              <b>{thing.name}</b>
              {thing.meaning.trim() && <small>{thing.meaning}</small>}
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}thing-problem`} className={form.mistake}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
