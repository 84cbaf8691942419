import type { ViewerProps } from "#cards/engine/viewer.ts";
import type { Design } from "#cards/kinds/photo/document.ts";
import { asDrawn } from "#cards/parts/as-drawn.ts";
import { Held } from "./held.tsx";

/** A guest's browser turns the card over without knowing any sticker. */
export function CardViewer({ content, card }: ViewerProps<Design>) {
  const face = <span {...asDrawn} />;
  return <Held card={card} finish={content.finish} front={face} back={face} />;
}
