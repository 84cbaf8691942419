import type { CardPage } from "#cards/engine/page.ts";

/** Whether a guest finds a screen over the card; only where music is shown, which it begins. */
export function opensByTap({ sections }: Pick<CardPage, "sections">): boolean {
  return sections.music?.opening === true;
}
