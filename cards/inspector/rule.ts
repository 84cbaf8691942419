import type { CardContent } from "#cards/engine/card.ts";
import type { CardEnding } from "#cards/engine/end-day-checks.ts";
import type { Facts, Kind } from "#cards/engine/kind.ts";

/** `must`: it is not sent like this. `should`: most likely a mistake. `could`: the card would be better for it. */
export type Weight = "must" | "should" | "could";

/** All that a rule sees of a card. */
export type Inspected = {
  kind: Kind;
  content: CardContent;
  facts: Facts;
  /** In Korea, `YYYY-MM-DD`. */
  today: string;
  now: Date;
  /** When the page would go, once guests see this content; null where that is not known or never. */
  ending: CardEnding | null;
  /** What cards begin with that are made from a sample: what is still as it was there is nobody's own. */
  starts: readonly CardContent[];
  /** Finished samples, whose people and places are invented. */
  samples: readonly CardContent[];
  /** Whether guests see a section: it is not hidden, and has something to say. */
  shows(section: { name: string }): boolean;
};

/** What one tap does to a card; undo takes it back. */
export type Mend = { label: string; apply(content: CardContent): CardContent };

/** Where a rule found something, and what it says of it. */
export type Found = {
  section: string;
  /** Its path within the section; empty where it is about all of it. */
  field: string;
  sentence: string;
  mend?: Mend;
  /** Where an order mends it too, that is offered. */
  remedy?: "order";
};

export type Rule = {
  /** Unique over all rules of a kind: `rsvp-after-event`. Tests and documents name it. */
  code: string;
  weight: Weight;
  /** What it finds, in a line of `docs/inspector.md`. */
  finds: string;
  find(card: Inspected): readonly Found[];
};

export type Finding = Found & Pick<Rule, "code" | "weight">;
