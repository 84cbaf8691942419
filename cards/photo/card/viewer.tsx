import type { ViewerProps } from "#cards/viewer.ts";
import type { Design } from "../document.ts";
import { Held } from "./held.tsx";

/** Leaves what the server drew: a guest's browser turns the card over without knowing any sticker. */
const asDrawn = <span dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;

export function CardViewer({ content, card }: ViewerProps<Design>) {
  return <Held card={card} finish={content.finish} front={asDrawn} back={asDrawn} />;
}
