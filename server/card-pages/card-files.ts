import { easyViewOf } from "#cards/easy-view/easy-view-of.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Clock, Files, Log } from "#server/ports.ts";
import type { Workers } from "#server/workers/workers.ts";
import type { As } from "./address.ts";
import type { createCaching, ShownFile } from "./answer-caching.ts";
import type { headersOf } from "./answer-headers.ts";
import { calendarAnswer } from "./calendar.ts";
import { contactAnswer } from "./contact.ts";
import { createFontCutter, markOf } from "./cut-fonts.ts";
import type { CardDrawing } from "./drawing.ts";
import { createKeepsakes } from "./keepsake-picture.ts";
import { createSharePictures } from "./share-picture.ts";
import type { ShownCard } from "./shown-card.ts";

/** It may carry a guest's name: for their own browser only. */
const KEEPSAKE_CACHE = "private, max-age=86400";

type Parts = {
  files: Files;
  clock: Clock;
  log: Log;
  /** Draw pictures and cut fonts. */
  workers: Workers;
  caching: ReturnType<typeof createCaching>;
  headers: ReturnType<typeof headersOf>;
  drawing(): Promise<CardDrawing>;
};

type Attached = { search: string; ip?: string; wanted: { kind: Kind } & As };

/**
 * What goes with a card's page: the same in a few large words, calendar entry, share picture, picture to keep, somebody
 * for an address book, fonts.
 */
export function createCardFiles({ files, clock, log, workers, caching, headers, drawing }: Parts) {
  const sharePicture = createSharePictures({ files, workers });
  const keepsakes = createKeepsakes({ files, clock, workers });
  const cutFont = createFontCutter({ workers, log });

  async function attachedTo(card: ShownCard, { wanted, ip, search }: Attached): Promise<Response | null> {
    const { page } = card;
    const query = new URLSearchParams(search);
    // A link that was shared while the card waited asks for this version later, too.
    const isNewest = query.get("v") === card.contentVersion && card.changesAt === null;
    if (wanted.as === "easy") {
      const view = await easyViewOf(wanted.kind, page, search);
      return easyViewAnswer((await drawing()).drawEasyView(view), headers.page);
    }
    if (wanted.as === "calendar") return calendarAnswer(card);
    if (wanted.as === "contact") return contactAnswer(wanted.kind.contactFile?.(page, search) ?? null);
    if (wanted.as === "picture") {
      const shown = { card: page.card.id, until: card.until.getTime() };
      return pictureAnswer(await sharePicture(card), caching.ofFile(shown, { isNewest }));
    }
    const keepsake = wanted.kind.keepsake?.(page, search);
    if (!keepsake) return null;
    return pictureAnswer(await keepsakes({ page, keepsake, ip }), {
      "cache-control": isNewest ? KEEPSAKE_CACHE : "no-cache",
    });
  }

  /** Where there is no time to cut a font, the page takes the whole one that it names next. */
  async function fontAnswer(
    { font, weight, part }: Extract<As, { as: "font" }>,
    { characters, search, ...shown }: { characters: string; search: string } & ShownFile,
  ): Promise<Response> {
    const cut = await cutFont({ font, weight, part, characters });
    if (!cut) throw new Refusal("NOT_FOUND");
    const isNewest = new URLSearchParams(search).get("l") === markOf(characters);
    return new Response(new Uint8Array(cut), {
      headers: { "content-type": "font/woff2", ...caching.ofFile(shown, { isNewest }) },
    });
  }

  return { attachedTo, fontAnswer };
}

/** It says what the page says at this moment: nobody keeps it. */
function easyViewAnswer(markup: string, headers: Record<string, string>): Response {
  return new Response(markup, { headers: { ...headers, "cache-control": "no-cache" } });
}

function pictureAnswer(picture: Uint8Array, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png", ...headers } });
}
