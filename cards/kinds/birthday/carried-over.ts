import { type CardContent, part } from "#cards/engine/card.ts";
import type { CarriedOver } from "#cards/engine/kind.ts";
import { cake } from "./cake/section.ts";

/** Whose day it was thanks, by name: what others call somebody is no signature. */
export function carriedOver(content: CardContent): CarriedOver {
  const { name, nickname } = part(content, cake);
  return { gathering: "other", hosts: name.trim() || nickname.trim() };
}
