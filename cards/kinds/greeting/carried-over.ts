import { type CardContent, part } from "#cards/engine/card.ts";
import type { CarriedOver, Gathering } from "#cards/engine/kind.ts";
import { couple, type GreetingOccasion } from "./couple/section.ts";
import { facts } from "./facts.ts";

const gatherings: Record<GreetingOccasion, Gathering> = {
  wedding: "wedding",
  greeting: "other",
  "new-year": "other",
  opening: "business",
};

export function carriedOver(content: CardContent): CarriedOver {
  return { gathering: gatherings[part(content, couple).occasion], hosts: facts(content).title };
}
