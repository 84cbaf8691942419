import { setImmediate } from "node:timers/promises";
import { fontFaces } from "#server/fonts/fonts.ts";
import { createConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import { cutFontAddress } from "./address.ts";
import { charactersIn, markOf } from "./cut-fonts.ts";
import type { CardDrawing } from "./drawing.ts";
import type { ShownCard } from "./shown-card.ts";

/** A card's whole page, and the characters that it shows. */
export type CardHtml = { html: string; characters: string };

/** Pages that were asked for at once are drawn one by one, and others are answered between two of them. */
const withLimit = createConcurrencyLimit({
  atOnce: 1,
  waiting: Number.POSITIVE_INFINITY,
  refuse: () => new Error(),
});

type With = { drawing: CardDrawing; viewsAt: string | null };

/** With rules for fonts that hold its characters and no others. */
export function documentOf(
  { page, contentVersion }: ShownCard,
  { drawing, viewsAt }: With,
): Promise<CardHtml> {
  return withLimit(async () => {
    const markup = drawing.drawCard(page);
    await setImmediate();
    const characters = charactersIn(textOf(markup));
    const mark = markOf(characters);
    const fonts = await fontFaces([...new Set(Object.values(page.look.fonts))], {
      text: characters,
      cutAt: (face) => cutFontAddress(page.card, { ...face, mark }),
    });
    await setImmediate();
    return { html: drawing.cardDocument({ page, markup, contentVersion, fonts, viewsAt }), characters };
  });
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
