import type { FontName } from "#cards/themes/fonts.ts";
import type { Design } from "./document.ts";

/** The fonts a design is set in, each once. */
export function fontsIn({ front, back }: Pick<Design, "front" | "back">): FontName[] {
  const used = [...front.elements, ...back.elements].flatMap((element) =>
    element.type === "text" || element.type === "number" ? [element.font] : [],
  );
  return [...new Set(used)];
}
