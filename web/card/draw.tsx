import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { Kind } from "#cards/kind.ts";
import type { CardPage } from "#cards/page.ts";
import type { Viewers } from "#cards/screens.tsx";
import { drawings } from "#cards/themes/drawings.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { CardRoot } from "./card-root.tsx";
import { CardDocument, type DocumentProps, preloads } from "./document.tsx";
import { GoneDocument } from "./gone-document.tsx";

/** Of all kinds at once: the server draws them all, and waits for none. */
const viewers = import.meta.glob<{ viewers: Viewers }>("../../cards/*/viewers.tsx", { eager: true });

/** The part of the page that will come alive. */
export function drawCard(page: CardPage): string {
  return renderToString(
    <CardRoot
      page={page}
      viewers={viewers[`../../cards/${page.card.kind}/viewers.tsx`]?.viewers ?? {}}
      drawings={drawings[page.look.theme]}
      guest={null}
      Mark={BrandMark}
    />,
  );
}

export function cardDocument(document: DocumentProps): string {
  const html = renderToStaticMarkup(<CardDocument {...document} />);
  return `<!DOCTYPE html>${html.replace("<title>", () => `${preloads(document.markup)}<title>`)}`;
}

export function goneDocument(
  kind: Pick<Kind, "isSolemn">,
  { blockedUntil }: { blockedUntil: string | null },
): string {
  const document = <GoneDocument isSolemn={kind.isSolemn === true} blockedUntil={blockedUntil} />;
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
