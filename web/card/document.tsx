import { alive, opening, script, sheet } from "virtual:card-files";
import type { CardPage } from "#cards/engine/page.ts";
import { opensByTap } from "#cards/sections/music/opens-by-tap.ts";
import { sharedAddress } from "#cards/sections/share/address.ts";
import { ChangedFacts, changedFactsClasses } from "./changed-facts.tsx";
import { restForms } from "./deferred-forms.ts";
import { styleOf } from "./style-of.ts";

export type DocumentProps = {
  page: CardPage;
  /** What `drawCard` made of the page. */
  markup: string;
  /** Goes into the address of the share picture, so that nobody keeps an older one. */
  contentVersion: string;
  fonts: string;
  /** Where the page tells that it was opened; null where whoever sends it counts. */
  viewsAt: string | null;
  /** Until when a guest's device may keep it; absent where nobody sent it. */
  keptUntil?: Date | null;
};

/** Links that React puts before what it draws, so that the first photo is on its way early. */
export function preloads(markup: string): string {
  return /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0] ?? "";
}

/** A card's whole page. Complete without its one script, which only hydrates it. */
export function CardDocument({
  page,
  markup,
  contentVersion,
  fonts,
  viewsAt,
  keptUntil,
  state,
}: DocumentProps & { state: CardPage }) {
  const { card, look } = page;
  const [, afterCover] = page.shown;
  const drawn = restForms(markup.slice(preloads(markup).length));
  const share = page.sections.share as { title?: string; description?: string } | undefined;
  const title = share?.title || card.title;
  const description = share?.description || card.description;
  return (
    <html
      lang={card.language}
      data-scrollbars="hidden"
      data-resting
      data-alive={alive[card.kind]}
      data-sheet={sheet || undefined}
      data-views={viewsAt ?? undefined}
      data-kept-until={keptUntil?.toISOString()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{card.title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={look.variables["--soft"]} />
        <meta name="format-detection" content="telephone=no" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="고이" />
        <meta property="og:locale" content={card.language === "ko" ? "ko_KR" : "en_US"} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={sharedAddress(card)} />
        <meta property="og:image" content={`${card.address}.png?v=${contentVersion}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="canonical" href={card.address} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Style css={styleOf(page.told.length > 0 ? markup + changedFactsClasses : markup)} />
        {/* Half a cover would be drawn, and then move: the first picture waits until what comes after it begins. */}
        {afterCover && <link rel="expect" href={`#${afterCover}`} blocking="render" />}
        {script && <script type="module" src={script} async />}
        {opensByTap(page) && <script type="module" src={opening} async />}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, from `drawCard` */}
        <div id="card" dangerouslySetInnerHTML={{ __html: drawn }} />
        <Style css={fonts} waits />
        <noscript>
          <Style css={fonts} />
        </noscript>
        <ChangedFacts page={page} />
        <PageState page={state} />
      </body>
    </html>
  );
}

/** Our own style sheets; nothing typed reaches them. What `waits` is let in by the script, when the guest sees the page. */
function Style({ css, waits = false }: { css: string; waits?: boolean }) {
  const html = { __html: css };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet is no text to be escaped
  if (waits) return <style media="not all" data-waits="" dangerouslySetInnerHTML={html} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
  return <style dangerouslySetInnerHTML={html} />;
}

/** What the browser draws once more. It is data: no script runs from it. */
function PageState({ page }: { page: CardPage }) {
  const json = JSON.stringify(page).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no tag can end or begin in it
  return <script id="page" type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
