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

type Alive = {
  alive: Viewers;
  late?: Record<string, () => Promise<unknown>>;
  /** What of a section its viewer draws from, where that is not all. */
  needs?: Record<string, (content: never) => object>;
};
const alive = import.meta.glob<Alive>("../../cards/*/alive.tsx", { eager: true });

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
  const html = renderToStaticMarkup(<CardDocument {...document} state={stateOf(document.page)} />);
  return `<!DOCTYPE html>${html.replace("<title>", () => `${preloads(document.markup)}<title>`)}`;
}

/** What a guest's browser draws once more: of all other sections it has what the server drew, and nothing else. */
function stateOf(page: CardPage): CardPage {
  const {
    alive: answering = {},
    late = {},
    needs = {},
  } = alive[`../../cards/${page.card.kind}/alive.tsx`] ?? {};
  const sections = Object.entries(page.sections)
    .filter(([name]) => name in answering || name in late)
    .map(([name, content]) => [name, needs[name]?.(content as never) ?? content]);
  return { ...page, sections: Object.fromEntries(sections) };
}

export function goneDocument(
  kind: Pick<Kind, "isSolemn">,
  { blockedUntil }: { blockedUntil: string | null },
): string {
  const document = <GoneDocument isSolemn={kind.isSolemn === true} blockedUntil={blockedUntil} />;
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
