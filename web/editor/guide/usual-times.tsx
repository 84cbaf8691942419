import { Input, TextInput } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import type { Question } from "#cards/engine/question.ts";
import { clockKo } from "#domain/day-words.ts";
import styles from "./guide.module.css";

type Props = { question: Question; legend: ReactNode; value: string; onChange(time: string): void };

/** A time of the clock: one tap for those that most people choose, the phone's own wheel for all others. */
export function UsualTimes({ question: { path, label, usual = [] }, legend, value, onChange }: Props) {
  const id = useId();
  const [isOwn, setIsOwn] = useState(usual.length === 0 || (value !== "" && !usual.includes(value)));
  return (
    <fieldset className={styles.times}>
      <Input.Label component="legend" labelElement="div" size="lg">
        {legend}
      </Input.Label>
      {usual.length > 0 && (
        <div className={styles.chips}>
          {usual.map((time) => (
            <button
              key={time}
              type="button"
              className={styles.chip}
              aria-pressed={!isOwn && value === time}
              onClick={() => {
                setIsOwn(false);
                onChange(value === time ? "" : time);
              }}
            >
              {time}
            </button>
          ))}
          <button
            type="button"
            className={styles.chip}
            data-own
            aria-pressed={isOwn}
            aria-controls={id}
            onClick={() => setIsOwn(!isOwn)}
          >
            직접 고르기
          </button>
        </div>
      )}
      <div id={id}>
        {isOwn && (
          <TextInput
            size="lg"
            type="time"
            name={path}
            aria-label={label}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </div>
      {value && <p className={styles.said}>{clockKo(value)}</p>}
    </fieldset>
  );
}
