import { type CardContent, part } from "#cards/card.ts";
import type { Legacy } from "#cards/kind.ts";
import { baby } from "./baby/section.ts";
import { facts } from "./facts.ts";

/** The parents thank; where they are not named, the child's card does. */
export function legacy(content: CardContent): Legacy {
  const { father, mother } = part(content, baby);
  const parents = [father, mother].map((name) => name.trim()).filter(Boolean);
  return { gathering: "first-birthday", hosts: parents.join(" · ") || facts(content).title };
}
