import { createContext, use, useInsertionEffect } from "react";

/** The page that a card is drawn on, where it is not this one. */
export const CardPageContext = createContext<Document | null>(null);

const brought = new WeakMap<Document, Set<string>>();

/**
 * Brings fonts to the page of a card, each once, and leaves them there. Were they taken away with a theme and brought
 * again with the next, a browser would read hundreds of faces anew, and measure every word of the page with them.
 */
export function useFontSheets(sheets: readonly string[]): void {
  const page = use(CardPageContext) ?? document;
  useInsertionEffect(() => {
    for (const sheet of sheets) bring(page, sheet);
  }, [page, sheets]);
}

function bring(page: Document, sheet: string): void {
  const known = brought.get(page) ?? new Set();
  brought.set(page, known);
  if (known.has(sheet)) return;
  known.add(sheet);
  const link = page.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet;
  // Who was without a connection has it with the next card that is drawn.
  link.onerror = () => {
    known.delete(sheet);
    link.remove();
  };
  // Not in the head: what stands there is given to the preview too.
  page.body.append(link);
}
