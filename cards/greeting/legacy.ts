import { type CardContent, part } from "#cards/card.ts";
import type { Gathering, Legacy } from "#cards/kind.ts";
import { couple, type Occasion } from "./couple/section.ts";
import { facts } from "./facts.ts";

const gatherings: Record<Occasion, Gathering> = {
  wedding: "wedding",
  greeting: "other",
  "new-year": "other",
  opening: "business",
};

export function legacy(content: CardContent): Legacy {
  return { gathering: gatherings[part(content, couple).occasion], hosts: facts(content).title };
}
