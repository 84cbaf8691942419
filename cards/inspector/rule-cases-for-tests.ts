import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import type { CardEnding } from "#cards/engine/end-day-checks.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { instant } from "#domain/korean-day.ts";
import { inspect } from "./inspect.ts";
import type { Finding, Rule } from "./rule.ts";

/** Fields of a card that are another than in the whole one, by section. */
export type Changes = Readonly<Record<string, object>>;

export type RuleCase = {
  /** A card that has it. */
  has: Changes;
  /** A card that nearly has it; the whole card where nothing is said. */
  lacks?: Changes;
  /** Where its maker is led: `rsvp.deadline`. */
  at: string;
  /** Another finished card than the whole one, and other circumstances. */
  whole?: CardContent;
  today?: string;
  hidden?: readonly string[];
  ending?: CardEnding;
  starts?: readonly CardContent[];
  samples?: readonly CardContent[];
};

type Given = {
  kind: Kind;
  rules: readonly Rule[];
  /** A finished card in which nothing is to be found on this day. */
  whole: CardContent;
  today: string;
  cases: Readonly<Record<string, RuleCase | readonly RuleCase[]>>;
  /** A few rules only, which are told in the tables of the kinds that have them. */
  isPart?: true;
};

/** Where the rules of a kind are told to people. */
export function inspectorTable({ name }: Kind): string {
  return fileURLToPath(new URL(`../../docs/inspector/${name}.md`, import.meta.url));
}

/** Every rule of a kind: a card that has it, one that does not, and what one tap mends. */
export function describeRules({ kind, rules, whole, today, cases, isPart }: Given): void {
  const look = (content: CardContent, { today: day = today, ...more }: Partial<RuleCase> = {}): Finding[] =>
    inspect({
      kind,
      rules,
      content: { ...content, hidden: [...content.hidden, ...(more.hidden ?? [])] },
      now: instant({ date: day, time: "12:00" }),
      ending: more.ending ?? null,
      starts: more.starts ?? [],
      samples: more.samples ?? [],
      onBroken(rule, error) {
        throw new Error(`${rule.code} broke`, { cause: error });
      },
    });
  const changed = (changes: Changes, from: CardContent = whole): CardContent => ({
    ...from,
    sections: {
      ...from.sections,
      ...Object.fromEntries(
        Object.entries(changes).map(([name, fields]) => [name, { ...from.sections[name], ...fields }]),
      ),
    },
  });

  test("every rule has a code of its own, and a case", () => {
    const codes = rules.map(({ code }) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    expect(Object.keys(cases).toSorted()).toEqual(codes.toSorted());
  });

  test("a whole card has nothing to mend", () => {
    expect(look(whole)).toEqual([]);
  });

  if (!isPart) {
    test("its table in docs tells every rule, and which of them one tap mends", async () => {
      const rows = rules.map(({ code, weight, finds }) => {
        const tried = [cases[code] ?? []].flat().flatMap((one) => look(changed(one.has, one.whole), one));
        const isMended = tried.some((finding) => finding.code === code && finding.mend);
        return `| \`${code}\` | ${weight} | ${isMended ? "yes" : ""} | ${finds} |\n`;
      });
      const table = `| code | weight | one tap mends it | finds |\n| --- | --- | --- | --- |\n${rows.join("")}`;
      await expect(`# ${kind.label}\n\n${table}`).toMatchFileSnapshot(inspectorTable(kind));
    });
  }

  describe.each(
    Object.entries(cases).flatMap(([code, given]) =>
      [given].flat().map((one, at) => ({ code, at, one: one as RuleCase })),
    ),
  )("$code $at", ({ code, one }) => {
    const found = () => look(changed(one.has, one.whole), one).filter((finding) => finding.code === code);

    test("is found, and leads to a field that is there", () => {
      expect(found().map(({ section, field }) => `${section}.${field}`)).toContain(one.at);
    });

    test("is not found where it is not", () => {
      const near = look(changed(one.lacks ?? {}, one.whole), one.lacks ? one : {});
      expect(near.filter((finding) => finding.code === code)).toEqual([]);
    });

    test("is gone once it is mended by one tap, and nothing else must be mended for it", () => {
      for (const { mend } of found()) {
        if (!mend) continue;
        const mended = mend.apply(changed(one.has, one.whole));
        const left = look(mended, one);
        expect(left.filter((finding) => finding.code === code).length).toBeLessThan(found().length);
        const before = look(changed(one.has, one.whole), one).filter(
          ({ weight }) => weight === "must",
        ).length;
        expect(left.filter(({ weight }) => weight === "must").length).toBeLessThanOrEqual(before);
      }
    });
  });
}
