import { type CardContent, part } from "#cards/engine/card.ts";
import type { ThemeName } from "#cards/themes/themes.ts";
import { type CakeName, cake } from "./section.ts";

/** Looks beside one another would all have the same cake; the others have that of strawberries. */
const cakeOf: Partial<Record<ThemeName, CakeName>> = {
  balloon: "lettering",
  sea: "chocolate",
  saekdong: "rice",
  "spring-night": "chocolate",
  greenhouse: "rice",
  autumn: "chocolate",
  hanji: "rice",
};

/** With the cake that goes with its theme. */
export function inLook(content: CardContent): CardContent {
  const chosen = cakeOf[content.theme.name] ?? "cream";
  return {
    ...content,
    sections: { ...content.sections, [cake.name]: { ...part(content, cake), cake: chosen } },
  };
}
