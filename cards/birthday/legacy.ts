import { type CardContent, part } from "#cards/card.ts";
import type { Legacy } from "#cards/kind.ts";
import { cake } from "./cake/section.ts";

/** Whose day it was thanks, by name: what others call somebody is no signature. */
export function legacy(content: CardContent): Legacy {
  const { name, nickname } = part(content, cake);
  return { gathering: "other", hosts: name.trim() || nickname.trim() };
}
