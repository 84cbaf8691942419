import { createContext, type RefObject, use, useEffect } from "react";
import { type FontPart, fontPartsIn, isInRanges } from "#cards/themes/font-faces.ts";

/** Letters are typed one by one, and most lie in what is there already. */
const RESTED_MS = 120;

/** False around cards that are drawn ahead: their fonts are a megabyte, which who never looks at them need not fetch. */
export const FontsWantedContext = createContext(true);

/**
 * Brings to a page the parts of fonts in which the words beside `mark` lie, and leaves them there. A font has a hundred
 * parts: with the style sheet of all of them a browser measures every word of the page against each, and again whenever
 * one more sheet comes.
 */
export function useCardFonts(sheets: readonly string[], mark: RefObject<Element | null>): void {
  const areWanted = use(FontsWantedContext);
  useEffect(() => {
    const place = mark.current?.parentElement;
    const view = place?.ownerDocument.defaultView;
    if (!areWanted || !place || !view) return;
    const look = () => void bringFonts(place.ownerDocument, { sheets, words: place.textContent });
    let rest: ReturnType<typeof setTimeout> | undefined;
    const observer = new view.MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(look, RESTED_MS);
    });
    observer.observe(place, { subtree: true, childList: true, characterData: true });
    // Painted first: a hundred faces are longer in the making than the card.
    const painting = view.requestAnimationFrame(() => {
      rest = setTimeout(look);
    });
    return () => {
      view.cancelAnimationFrame(painting);
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [areWanted, sheets, mark]);
}

type Wanted = { sheets: readonly string[]; words: string };

/** By page and sheet, which characters were looked for, and which files brought. */
const brought = new WeakMap<Document, Map<string, { characters: Set<string>; files: Set<string> }>>();

export async function bringFonts(page: Document, { sheets, words }: Wanted): Promise<void> {
  const known = brought.get(page) ?? new Map();
  brought.set(page, known);
  // A theme may set its small lines in capitals.
  const characters = new Set(words + words.toUpperCase());
  for (const sheet of sheets) {
    const there = known.get(sheet) ?? { characters: new Set(), files: new Set() };
    known.set(sheet, there);
    const more = [...characters].filter((character) => !there.characters.has(character));
    if (more.length === 0) continue;
    const parts = await partsOf(sheet).catch(() => null);
    // Who is without a connection has it with the next word.
    if (!parts) continue;
    for (const character of more) there.characters.add(character);
    const points = more.map((character) => character.codePointAt(0) ?? 0);
    // A font has the same parts in every weight.
    const isIn = new Map<string, boolean>();
    for (const part of parts) {
      if (there.files.has(part.file)) continue;
      const known = isIn.get(part.range);
      const has = known ?? points.some((point) => isInRanges(part.ranges, point));
      isIn.set(part.range, has);
      if (!has) continue;
      there.files.add(part.file);
      page.fonts.add(faceOf(page, part, sheet));
    }
  }
}

/** A browser fetches it when a word is drawn with it. */
function faceOf(page: Document, { family, style, weight, file, range }: FontPart, sheet: string): FontFace {
  const address = new URL(file, new URL(sheet, location.href)).href;
  const Face = page.defaultView?.FontFace ?? FontFace;
  return new Face(family, `url("${address}") format("woff2")`, {
    style,
    weight,
    display: "swap",
    ...(range && { unicodeRange: range }),
  });
}

const read = new Map<string, Promise<FontPart[]>>();

function partsOf(sheet: string): Promise<FontPart[]> {
  const known = read.get(sheet);
  if (known) return known;
  const parts = fetch(sheet).then(async (answer) => {
    if (!answer.ok) throw new Error(`${sheet}: ${answer.status}`);
    return fontPartsIn(await answer.text());
  });
  read.set(sheet, parts);
  parts.catch(() => read.delete(sheet));
  return parts;
}
