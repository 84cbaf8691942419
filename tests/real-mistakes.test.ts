import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { put } from "#cards/engine/paths.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { type KindName, kindNamed } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { instant } from "#domain/korean-day.ts";

type Mistake = {
  kind: KindName;
  sample: string;
  mistake: string;
  today: string;
  set: Record<string, unknown>;
  /** Words that the sample had when it was written down, and has otherwise now. */
  says?: Record<string, string>;
  at: string[];
};

/** Written down before the rules were, by who has seen them happen. Not changed since, and not to be. */
const mistakes: Mistake[] = JSON.parse(readFileSync("tests/real-mistakes.json", "utf8"));

/** Seen by nobody who only compares: what a place is called elsewhere, who leads whom, who has died. */
const FOUND_AT_LEAST = 36;

test("of forty mistakes that people made, nine in ten are found where they are mended", async () => {
  const found = await Promise.all(mistakes.map(async (one) => ({ ...one, isFound: await isFound(one) })));
  const missed = found.filter(({ isFound: is }) => !is).map(({ mistake }) => mistake);
  expect(mistakes).toHaveLength(40);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(mistakes.length - FOUND_AT_LEAST);
});

async function isFound({ kind: name, sample, today, says = {}, set, at }: Mistake): Promise<boolean> {
  const kind: Kind = kindNamed(name);
  const whole = (await samplesOf(name)).find((one) => one.name === sample)?.content;
  if (!whole) throw new Error(`There is no sample ${sample}`);
  // A finished card: what its sample says is its maker's own.
  const own = Object.keys(whole.patterns ?? {});
  const words = { ...says, ...set };
  const sections = Object.entries(words).reduce(
    (before, [path, value]) => put(before, path, value),
    whole.sections,
  );
  const content: CardContent = readCard(kind, { ...whole, own: [...own, ...Object.keys(words)], sections });
  const findings = inspect({
    kind,
    content,
    rules: await kind.rules(),
    now: instant({ date: today, time: "12:00" }),
    onBroken({ code }, error) {
      throw new Error(`${code} broke`, { cause: error });
    },
  });
  return findings.some(({ section, field, weight }) => {
    const place = field ? `${section}.${field}` : section;
    return (
      weight !== "could" &&
      at.some((path) => path === place || path.startsWith(`${place}.`) || place.startsWith(`${path}.`))
    );
  });
}
