import type { ViewerProps } from "#cards/engine/viewer.ts";
import type { Design } from "#cards/kinds/photo/document.ts";
import { Held } from "./held.tsx";

/** Leaves what the server drew: a guest's browser turns the card over without knowing any sticker. */
const asDrawn = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

export function CardViewer({ content, card }: ViewerProps<Design>) {
  const face = <span {...asDrawn} />;
  return <Held card={card} finish={content.finish} front={face} back={face} />;
}
