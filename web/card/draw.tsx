import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { EasyView } from "#cards/easy-view/easy-view.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { Viewers } from "#cards/kinds/modules.tsx";
import { OpeningScreen } from "#cards/sections/music/opening-screen.tsx";
import { drawings } from "#cards/themes/drawings.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { CardRoot } from "./card-root.tsx";
import { CardDocument, type DocumentProps, preloads } from "./document.tsx";
import { EasyViewMarkup } from "./easy-view-markup.tsx";
import { GoneDocument } from "./gone-document.tsx";

/** Of all kinds at once: the server draws them all, and waits for none. */
const viewers = import.meta.glob<{ viewers: Viewers }>("../../cards/kinds/*/viewers.tsx", { eager: true });

type Interactive = {
  interactiveViewers: Viewers;
  lazyViewers?: Record<string, () => Promise<unknown>>;
  /** What of a section its viewer draws from, where that is not all. */
  needs?: Record<string, (content: never) => object>;
};
const interactive = import.meta.glob<Interactive>("../../cards/kinds/*/interactive-viewers.tsx", {
  eager: true,
});

/** The part of the page that is hydrated. */
export function drawCard(page: CardPage): string {
  return renderToString(
    <CardRoot
      page={page}
      viewers={viewers[`../../cards/kinds/${page.card.kind}/viewers.tsx`]?.viewers ?? {}}
      drawings={drawings[page.look.theme]}
      guest={null}
      Mark={BrandMark}
      Opening={OpeningScreen}
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
    interactiveViewers = {},
    lazyViewers = {},
    needs = {},
  } = interactive[`../../cards/kinds/${page.card.kind}/interactive-viewers.tsx`] ?? {};
  const sections = Object.entries(page.sections)
    .filter(([name]) => name in interactiveViewers || name in lazyViewers)
    .map(([name, content]) => [name, needs[name]?.(content as never) ?? content]);
  return { ...page, sections: Object.fromEntries(sections), told: [] };
}

export function drawEasyView(view: EasyView): string {
  return renderToStaticMarkup(<EasyViewMarkup view={view} />);
}

export function goneDocument(
  kind: Pick<Kind, "isSolemn">,
  { blockedUntil }: { blockedUntil: string | null },
): string {
  const document = <GoneDocument isSolemn={kind.isSolemn === true} blockedUntil={blockedUntil} />;
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
