import { fontFaces } from "#server/fonts.ts";
import { cutFontAddress } from "./address.ts";
import { lettersIn, markOf } from "./cut-fonts.ts";
import type { CardDrawing } from "./drawing.ts";
import type { ShownCard } from "./shown-card.ts";

/** A card's whole page, with rules for fonts that hold its letters and no others. */
export async function documentOf({ page, edition }: ShownCard, drawing: CardDrawing): Promise<string> {
  const markup = drawing.drawCard(page);
  const text = textOf(markup);
  const mark = markOf(lettersIn(text));
  const faces = await fontFaces([...new Set(Object.values(page.look.fonts))], {
    text,
    cutAt: (face) => cutFontAddress(page.card, { ...face, mark }),
  });
  return drawing.cardDocument({ page, markup, edition, fonts: faces });
}

/** The letters that a card's page shows. */
export function lettersOf({ page }: ShownCard, drawing: CardDrawing): string {
  return lettersIn(textOf(drawing.drawCard(page)));
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** As it is written, and in the capitals that a theme may set its small lines in. */
function textOf(markup: string): string {
  const text = markup.replace(/<[^>]*>/g, " ").replace(/&[^;]+;/g, (entity) => entities[entity] ?? "");
  return text + text.toUpperCase();
}
