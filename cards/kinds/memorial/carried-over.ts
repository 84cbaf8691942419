import { type CardContent, part } from "#cards/engine/card.ts";
import type { CarriedOver } from "#cards/engine/kind.ts";
import { mourners } from "./mourners/section.ts";

/** Those who thank are the mourners, not who the card is about. */
export function carriedOver(content: CardContent): CarriedOver {
  const { chief, family } = part(content, mourners);
  const name = [chief, ...family].map((one) => one.name.trim()).find(Boolean);
  return { gathering: "funeral", hosts: name ? `상주 ${name}` : "" };
}
