import { type ReactNode, use, useRef, useState } from "react";
import type { ChoiceRule, CountRule, TextRule } from "#cards/engine/entry-fields.ts";
import styles from "./form.module.css";
import { FormContext } from "./form-context.ts";
import { entryWords } from "./words.ts";

/** How a field is joined to its sentence. */
function useField(name: string) {
  const { id, typed, problems, language } = use(FormContext);
  const [begun] = useState(typed[name] ?? "");
  const problem = problems[name];
  return {
    begun,
    problem,
    say: entryWords[language],
    id: `${id}${name}`,
    hintId: `${id}${name}-hint`,
    problemId: `${id}${name}-problem`,
  };
}

function Mistake({ id, children }: { id: string; children: string | undefined }) {
  return (
    children && (
      <p id={id} className={styles.mistake}>
        {children}
      </p>
    )
  );
}

type TextProps = {
  name: string;
  /** What it takes: the same that the section's schema takes. */
  field: TextRule;
  label: string;
  hint?: string;
  placeholder?: string | undefined;
  /** What is said when something stands there that is wrong or too short. */
  mistake?: string;
  /** What a rule says of it that the browser does not know; empty where it is right. */
  rule?: (typed: string) => string;
  type?: "password";
  autoComplete?: string;
  /** More than one line. */
  rows?: number;
};

export function EntryTextField({
  name,
  field: { max, required = false, least, pattern, type },
  label,
  hint,
  placeholder,
  mistake,
  rule,
  rows,
  ...more
}: TextProps) {
  const { begun, problem, say, id, hintId, problemId } = useField(name);
  const described = [hint && hintId, problem && problemId].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    className: styles.input,
    defaultValue: begun,
    maxLength: max,
    minLength: least,
    placeholder,
    required,
    "data-mistake": mistake,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}>{say.optional}</span>}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          type={type}
          pattern={pattern}
          {...more}
          {...(rule && {
            // What was typed before the page came alive is looked at as well.
            ref: (input) => input?.setCustomValidity(rule(input.value)),
            onInput: ({ currentTarget }) => currentTarget.setCustomValidity(rule(currentTarget.value)),
          })}
        />
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <Mistake id={problemId}>{problem}</Mistake>
    </div>
  );
}

type ChoiceProps<Choice extends string> = {
  name: string;
  field: ChoiceRule<Choice>;
  legend: string;
  /** How each is called, where that is not what is kept. */
  labels?: Readonly<Record<Choice, string>>;
  /** How they stand: beside one another where they are short. */
  lines?: boolean;
};

export function EntryChoice<Choice extends string>({
  name,
  field: { choices, required = false },
  legend,
  labels,
  lines = false,
}: ChoiceProps<Choice>) {
  const { begun, problem, say, problemId } = useField(name);
  return (
    <fieldset className={styles.field} aria-describedby={problem ? problemId : undefined}>
      <legend className={styles.label}>
        {legend}
        {!required && <span className={styles.optional}>{say.optional}</span>}
      </legend>
      <div className={styles.options} data-lines={lines}>
        {choices.map((value) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === begun}
              required={required}
              aria-invalid={problem ? true : undefined}
            />
            <span>{labels?.[value] ?? value}</span>
          </label>
        ))}
      </div>
      <Mistake id={problemId}>{problem}</Mistake>
    </fieldset>
  );
}

/** Who leaves it: the same field wherever somebody is asked. */
export function NameField({ field, label }: { field: TextRule; label?: string }) {
  const { language } = use(FormContext);
  return (
    <EntryTextField
      name="name"
      field={field}
      label={label ?? entryWords[language].name}
      autoComplete="name"
    />
  );
}

type CountProps = { name: string; field: CountRule; label: string };

/** A small number, by two large buttons or typed. */
export function Count({ name, field: { least, most }, label }: CountProps) {
  const { begun, problem, say, id, problemId } = useField(name);
  const input = useRef<HTMLInputElement>(null);

  function step(by: 1 | -1) {
    const typed = input.current;
    if (!typed) return;
    typed.value = String(Math.min(most, Math.max(least, (Number(typed.value) || 0) + by)));
    typed.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.count}>
        <Step label={`${label} ${say.minus}`} onTap={() => step(-1)}>
          <path d="M6 12h12" />
        </Step>
        <input
          ref={input}
          id={id}
          name={name}
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          required
          defaultValue={begun || least}
          data-mistake={say.range({ label, least, most })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
        />
        <Step label={`${label} ${say.plus}`} onTap={() => step(1)}>
          <path d="M6 12h12M12 6v12" />
        </Step>
      </div>
      <Mistake id={problemId}>{problem}</Mistake>
    </div>
  );
}

function Step({ label, onTap, children }: { label: string; onTap: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.step} aria-label={label} onClick={onTap}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor">
        {children}
      </svg>
    </button>
  );
}
