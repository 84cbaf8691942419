import { existsSync } from "node:fs";
import type { EasyView } from "#cards/easy-view/easy-view.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { CardPage } from "#cards/engine/page.ts";

type Document = {
  page: CardPage;
  markup: string;
  contentVersion: string;
  /** Rules of its fonts. */
  fonts: string;
  /** Where the page tells that it was opened; null where whoever sends it counts. */
  viewsAt: string | null;
  /** Until when a guest's device may keep it; null for a sample. */
  keptUntil?: Date | null;
};

/** What draws a card's page. It is built from `web/card`; the two sides share no module. */
export type CardDrawing = {
  drawCard(page: CardPage): string;
  cardDocument(document: Document): string;
  /** What is laid over a page for a guest who wants few words in very large type. */
  drawEasyView(view: EasyView): string;
  /** `blockedUntil`: a day in Korea, where a temporary measure hides the card. */
  goneDocument(kind: Pick<Kind, "isSolemn">, shown: { blockedUntil: string | null }): string;
};

const built = new URL("../../build/card/draw.js", import.meta.url);
let drawing: Promise<CardDrawing> | undefined;

/** Asked for with every page: what was loaded is not looked for again. */
export async function builtDrawing(): Promise<CardDrawing> {
  if (!existsSync(built)) throw new Error("The pages are not built: run `npm start`, which builds them.");
  drawing ??= import(built.href);
  return drawing;
}
