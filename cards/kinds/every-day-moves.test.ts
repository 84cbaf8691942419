import { describe, expect, test } from "vitest";
import { hangingDays } from "#cards/engine/days.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { at } from "#cards/engine/paths.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { daysAfter, daysBetween } from "#domain/korean-day.ts";
import { typed, withFacts } from "./facts-for-tests.ts";
import { kinds } from "./kinds.ts";
import { samplesOf } from "./samples.ts";

/** The same numbers at every run: what fails once fails again. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const samples = (
  await Promise.all(
    kinds.map(async (kind) => (await samplesOf(kind.name)).map((sample) => ({ kind: kind as Kind, sample }))),
  )
)
  .flat()
  .filter(({ sample }) => at(sample.content.sections, "date.date"));

describe.each(samples.map((one) => ({ ...one, name: `${one.kind.name} ${one.sample.name}` })))(
  "$name",
  ({ kind, sample }) => {
    const card = withFacts(kind, { begun: startFrom(kind, sample), sample: sample.content });
    const first = String(at(card.sections, "date.date") ?? "");

    test("wherever its day is moved, what hangs on it is as far from it as before", () => {
      const next = numbers(sample.name.length);
      const distances = (content: typeof card) =>
        hangingDays(kind, content).map(({ date: path }) => {
          const value = String(at(content.sections, path) ?? "");
          return value && daysBetween(String(at(content.sections, "date.date")), value);
        });
      let moved = card;
      for (let turn = 0; turn < 50; turn++) {
        const to = daysAfter(first, Math.floor(next() * 2_000) - 1_000);
        moved = typed(kind, moved, ["date.date", to]);
        expect(distances(moved)).toEqual(distances(card));
        expect(kind.facts(moved).when?.date).toBe(to);
        expect(kind.facts(moved).description).not.toContain(first);
      }
      expect(typed(kind, moved, ["date.date", first]).sections).toEqual(card.sections);
    });
  },
);
