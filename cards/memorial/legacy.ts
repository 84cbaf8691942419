import { type CardContent, part } from "#cards/card.ts";
import type { Legacy } from "#cards/kind.ts";
import { mourners } from "./mourners/section.ts";

/** Those who thank are the mourners, not who the card is about. */
export function legacy(content: CardContent): Legacy {
  const { chief, family } = part(content, mourners);
  const name = [chief, ...family].map((one) => one.name.trim()).find(Boolean);
  return { gathering: "funeral", hosts: name ? `상주 ${name}` : "" };
}
