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
  { page, contentVersion, keptUntil }: ShownCard,
  { drawing, viewsAt }: With,
): Promise<CardHtml> {
  return withLimit(async () => {
    const markup = drawing.drawCard(page);
    await setImmediate();
    const characters = charactersIn(shownCharacters(markup));
    const mark = markOf(characters);
    const fonts = await fontFaces([...new Set(Object.values(page.look.fonts))], {
      text: characters,
      cutAt: (face) => cutFontAddress(page.card, { ...face, mark }),
    });
    await setImmediate();
    const html = drawing.cardDocument({ page, markup, contentVersion, fonts, viewsAt, keptUntil });
    return { html, characters };
  });
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const [LESS, AND] = ["<", "&"].map((sign) => sign.charCodeAt(0));
const isHalf = (unit: number) => unit >= 0xd8_00 && unit < 0xdc_00;
/** Which units of a markup were seen: nothing, before one is read and after. */
const seen = new Uint8Array(0x1_00_00);

/**
 * Every character that a markup shows, once: as it is written, and in the capitals that a theme may set its small lines
 * in. In one pass: with a text of its own in between this took as long as to read the card.
 */
export function shownCharacters(markup: string): string {
  const units: number[] = [];
  const more = new Set<string>();
  for (let at = 0; at < markup.length; at += 1) {
    const unit = markup.charCodeAt(at);
    if (unit === LESS) {
      const end = markup.indexOf(">", at);
      at = end === -1 ? markup.length : end;
    } else if (unit === AND) {
      const end = markup.indexOf(";", at);
      more.add(entities[markup.slice(at, end + 1)] ?? "");
      at = end === -1 ? markup.length : end;
    } else if (isHalf(unit)) {
      more.add(markup.slice(at, at + 2));
      at += 1;
    } else if (seen[unit] === 0) {
      seen[unit] = 1;
      units.push(unit);
    }
  }
  for (const unit of units) seen[unit] = 0;
  const text = String.fromCharCode(...units) + [...more].join("");
  return text + text.toUpperCase();
}
