import { type CardContent, part } from "#cards/engine/card.ts";
import type { CardEnding } from "#cards/engine/end-day-checks.ts";
import { factsOf } from "#cards/engine/facts-of.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { koreanDay } from "#domain/korean-day.ts";
import type { Finding, Inspected, Rule, Weight } from "./rule.ts";

type Given = {
  kind: Kind;
  content: CardContent;
  rules: readonly Rule[];
  now: Date;
  ending?: CardEnding | null;
  starts?: readonly CardContent[];
  samples?: readonly CardContent[];
  /** Told of a rule that threw: it counts as nothing found, and nobody is kept from sending by it. */
  onBroken?(rule: Rule, error: unknown): void;
};

const weights: readonly Weight[] = ["must", "should", "could"];

/** What is wrong with a card, the gravest first, and within that in the order of its sections. */
export function inspect({ rules, onBroken = () => {}, ...given }: Given): Finding[] {
  const card = inspected(given);
  const found = rules.flatMap((rule) => {
    try {
      return rule.find(card).map((one) => ({ ...one, code: rule.code, weight: rule.weight }));
    } catch (error) {
      onBroken(rule, error);
      return [];
    }
  });
  const place = ({ section }: Finding) => card.content.order.indexOf(section);
  return found.toSorted(
    (one, other) => weights.indexOf(one.weight) - weights.indexOf(other.weight) || place(one) - place(other),
  );
}

function inspected({
  kind,
  content,
  now,
  ending = null,
  starts = [],
  samples = [],
}: Omit<Given, "rules">): Inspected {
  return {
    kind,
    content,
    facts: factsOf(kind, content),
    today: koreanDay(now),
    now,
    ending,
    starts,
    samples,
    shows({ name }) {
      const section = kind.sections.find((known) => known.name === name);
      return (
        section !== undefined && !content.hidden.includes(name) && section.isVisible(part(content, section))
      );
    },
  };
}
