import { Input, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { Field } from "#cards/fields/field.ts";
import { memoField } from "#cards/fields/memo-field.ts";
import { koreanDay } from "#domain/korean-day.ts";
import styles from "./lunar-date-field.module.css";

/** Whose day it is may have been born long ago; invitations go a few years ahead. */
const YEARS_AHEAD = 5;
const FIRST_YEAR = 1920;

/** A lunar month has 29 or 30 days. */
const LUNAR_DAYS = 30;

const parts = [
  { label: "년", unit: "년" },
  { label: "월", unit: "월" },
  { label: "일", unit: "일" },
] as const;

/** A day of the lunar calendar, which no solar calendar can show: year, month and day each by itself. */
export const LunarDateField = memoField(function LunarDateField({ field }: { field: Field<string> }) {
  // A day that is only half chosen is not a day yet, and would be lost in the content.
  const [half, setHalf] = useState<string[]>([]);
  const chosen = field.value ? field.value.split("-") : half;
  const thisYear = Number(koreanDay(new Date()).slice(0, 4));
  const choices = [
    numbers({ from: FIRST_YEAR, to: thisYear + YEARS_AHEAD }).reverse(),
    numbers({ from: 1, to: 12 }),
    numbers({ from: 1, to: LUNAR_DAYS }),
  ];

  function choose(at: number, value: string) {
    const next = [0, 1, 2].map((place) => (place === at ? value : (chosen[place] ?? "")));
    setHalf(next);
    field.change(next.every(Boolean) ? next.join("-") : "");
  }

  return (
    <Input.Wrapper label="음력 날짜" labelElement="div" error={field.problem} data-field={field.name}>
      <input type="hidden" name={field.name} value={field.value} />
      <div className={styles.parts}>
        {parts.map(({ label, unit }, at) => (
          <NativeSelect
            key={unit}
            aria-label={`음력 ${label}`}
            value={chosen[at] ?? ""}
            onChange={({ currentTarget: { value } }) => choose(at, value)}
            data={[
              { value: "", label: unit },
              ...[...new Set([...(choices[at] ?? []), chosen[at] ?? ""])]
                .filter(Boolean)
                .map((value) => ({ value, label: `${Number(value)}${unit}` })),
            ]}
          />
        ))}
      </div>
    </Input.Wrapper>
  );
});

function numbers({ from, to }: { from: number; to: number }): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, "0"));
}
