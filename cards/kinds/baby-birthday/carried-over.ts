import { type CardContent, part } from "#cards/engine/card.ts";
import type { CarriedOver } from "#cards/engine/kind.ts";
import { baby } from "./baby/section.ts";
import { facts } from "./facts.ts";

/** The parents thank; where they are not named, the child's card does. */
export function carriedOver(content: CardContent): CarriedOver {
  const { father, mother } = part(content, baby);
  const parents = [father, mother].map((name) => name.trim()).filter(Boolean);
  return { gathering: "first-birthday", hosts: parents.join(" · ") || facts(content).title };
}
