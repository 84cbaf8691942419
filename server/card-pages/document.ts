import { fontFaces } from "#server/fonts.ts";
import type { CardDrawing } from "./drawing.ts";
import type { ShownCard } from "./shown-card.ts";

/** Fonts for the words of the first screen at once, for the rest when the page has come to rest. */
export async function documentOf({ page, edition }: ShownCard, drawing: CardDrawing): Promise<string> {
  const markup = drawing.drawCard(page);
  const end = markup.indexOf("</section>");
  const [first, rest] = [textOf(markup.slice(0, end)), textOf(markup.slice(end))];
  const [fontsNow, fontsLater] = await Promise.all([
    fontFaces(page.look.fonts, first),
    fontFaces(page.look.fonts, rest),
  ]);
  return drawing.cardDocument({ page, markup, edition, fontsNow, fontsLater });
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function textOf(markup: string): string {
  return markup.replace(/<[^>]*>/g, " ").replace(/&[^;]+;/g, (entity) => entities[entity] ?? "");
}
