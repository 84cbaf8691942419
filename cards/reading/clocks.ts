import { writtenClocks } from "#cards/inspector/written-clocks.ts";
import type { PastedText, ReadValue } from "./stretch.ts";

/** Between which hours something is usually held: it decides what 7시 means. */
export type UsualHours = readonly [from: string, to: string];

/** All times in what is left of a text, in their order. */
export function readClocks({ left }: Pick<PastedText, "left">, [from, to]: UsualHours): ReadValue<string>[] {
  const noon = [...left.matchAll(/(?<![가-힣])정오(?!의)(?:\s*(?:12:00|\(?12시\)?))?/g)].map((match) => ({
    value: "12:00",
    sure: true,
    at: [{ from: match.index, to: match.index + match[0].length }],
  }));
  const clocks = writtenClocks(left).flatMap(({ text, from: place, times }) => {
    const usual = times.filter((time) => time >= from && time <= to);
    const [time] = usual.length > 0 ? usual : times;
    const sure = times.length === 1 || usual.length === 1;
    return time ? [{ value: time, sure, at: [{ from: place, to: place + text.length }] }] : [];
  });
  const alone = clocks.filter(({ at: [one] }) =>
    noon.every(({ at: [mid] }) => !one || !mid || one.from >= mid.to || one.to <= mid.from),
  );
  return [...noon, ...alone].toSorted((one, other) => (one.at[0]?.from ?? 0) - (other.at[0]?.from ?? 0));
}
