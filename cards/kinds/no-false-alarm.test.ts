import { describe, expect, test } from "vitest";
import type { Kind } from "#cards/engine/kind.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { instant } from "#domain/korean-day.ts";
import { sentOn, withFacts } from "./facts-for-tests.ts";
import { kinds } from "./kinds.ts";
import { samplesOf } from "./samples.ts";

describe.each(kinds.map((kind) => ({ name: kind.name, kind: kind as Kind })))("$name", ({ kind }) => {
  test("a card from any sample, once its facts are typed, has nothing that should be mended", async () => {
    const [rules, samples] = await Promise.all([kind.rules(), samplesOf(kind.name)]);
    const starts = samples.map((sample) => startFrom(kind, sample));
    const found = samples.map((sample, at) => {
      const content = withFacts(kind, { begun: starts[at] ?? sample.content, sample: sample.content });
      const now = instant({ date: sentOn(kind, content), time: "12:00" });
      const findings = inspect({ kind, content, rules, now, starts });
      return findings
        .filter(({ weight }) => weight !== "could")
        .map(
          ({ code, section, field, sentence }) => `${sample.name}: ${code} ${section}.${field} ${sentence}`,
        );
    });
    expect(found.flat()).toEqual([]);
  });
});
