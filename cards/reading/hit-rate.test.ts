import { expect, test } from "vitest";
import { called } from "#cards/engine/called.ts";
import { type KindName, kindNamed } from "#cards/kinds/kinds.ts";
import { type ExpectedText, filledBy, textsOfKind } from "./texts-for-tests.ts";

const readKinds = ["greeting", "memorial", "baby-birthday", "event", "birthday", "thanks"] as const;

/** Of all fields that a text names. */
const LOWEST_RATE = 0.95;

type Counts = { said: number; right: number; sure: number; wrong: number; wrongSure: number };

/** By the field, whichever row of a list it stands in. */
async function countsOf(texts: readonly ExpectedText[]): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>();
  const count = (path: string, what: keyof Counts) => {
    const field = path
      .replaceAll(/\.\d+(?=\.|$)/g, "")
      .replace("people.", "")
      .replace("notices.notices", "notices");
    const before = counts.get(field) ?? { said: 0, right: 0, sure: 0, wrong: 0, wrongSure: 0 };
    counts.set(field, { ...before, [what]: before[what] + 1 });
  };
  for (const one of texts) {
    const { all, sure } = await filledBy(one);
    for (const [path, value] of one.expected) {
      count(path, "said");
      if (all.get(path) === value) count(path, "right");
      if (sure.get(path) === value) count(path, "sure");
    }
    for (const [path, value] of all) if (one.expected.get(path) !== value) count(path, "wrong");
    for (const [path, value] of sure) if (one.expected.get(path) !== value) count(path, "wrongSure");
  }
  return counts;
}

function sum(counts: Iterable<Counts>): Counts {
  return [...counts].reduce((one, other) => ({
    said: one.said + other.said,
    right: one.right + other.right,
    sure: one.sure + other.sure,
    wrong: one.wrong + other.wrong,
    wrongSure: one.wrongSure + other.wrongSure,
  }));
}

function row(name: string, { said, right, sure, wrong, wrongSure }: Counts): string {
  const rate = ((100 * right) / Math.max(said, 1)).toFixed(1);
  return `| ${name} | ${said} | ${right} | ${rate} % | ${sure} | ${wrong} | ${wrongSure} |`;
}

const HEAD = `| field | said | read right | rate | of these sure | wrong | wrong and sure |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |`;

async function tableOf(kind: KindName): Promise<string> {
  const texts = textsOfKind(kind);
  const counts = await countsOf(texts);
  const fields = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  const { label } = kindNamed(kind);
  return [
    `## ${label} (${texts.length} texts)`,
    [
      HEAD,
      ...fields.map(([field, found]) => row(`\`${field}\``, found)),
      row("**all**", sum(counts.values())),
    ].join("\n"),
  ].join("\n\n");
}

const INTRODUCTION = `# How well pasted texts are read

Texts as people send them, invented for this ([\`cards/reading/texts\`](../cards/reading/texts)), pasted into an empty card on 18 November 2026; what the card then says is compared field by field with what it should say. \`sure\` is what is ticked before its maker has looked; everything else waits for a tick. Written by \`npx vitest run cards/reading/hit-rate.test.ts -u\`, which fails below ${100 * LOWEST_RATE} % or with one wrong value that was sure.`;

test("texts that people have already are read as they were meant, and nothing wrong is ticked", async () => {
  const counts = await countsOf(readKinds.flatMap(textsOfKind));
  const { said, right, wrongSure } = sum(counts.values());
  expect(readKinds.flatMap(textsOfKind).length).toBeGreaterThanOrEqual(60);
  expect(right / said).toBeGreaterThanOrEqual(LOWEST_RATE);
  expect(wrongSure).toBe(0);
  const tables = await Promise.all(readKinds.map(tableOf));
  const all = ["## All", [HEAD, row("**all fields**", sum(counts.values()))].join("\n")].join("\n\n");
  await expect([INTRODUCTION, all, ...tables, ""].join("\n\n").trimEnd().concat("\n")).toMatchFileSnapshot(
    "../../docs/reading.md",
  );
});

test.each(readKinds)("every text of %s is known as one", async (kind) => {
  const { otherKindOf } = await import("./read-text.ts");
  const readers = new Map(
    await Promise.all(
      readKinds.map(async (name) => {
        const reader = await kindNamed(name).reading?.();
        if (!reader) throw new Error(`${called(kindNamed(name))} has no reader`);
        return [name as string, reader] as const;
      }),
    ),
  );
  for (const { name, text } of textsOfKind(kind)) {
    expect(otherKindOf(text, { own: kind as string, readers }), name).toBeNull();
    expect(readers.get(kind)?.isOfSeveral?.(text) ?? false, name).toBe(false);
  }
});
