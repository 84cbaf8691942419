import type { ViewerProps } from "#cards/viewer.ts";
import type { Design } from "../document.ts";
import { Held } from "./held.tsx";

/** Leaves what the server drew: a guest's browser turns the card over without knowing any sticker. */
const asDrawn = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

export function CardViewer({ content, card }: ViewerProps<Design>) {
  const face = <span {...asDrawn} />;
  return <Held card={card} finish={content.finish} front={face} back={face} />;
}
