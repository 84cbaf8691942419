import type { IncomingMessage } from "node:http";
import type { Kind } from "#cards/engine/kind.ts";
import { cardId } from "#domain/card-id.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Config } from "#server/config.ts";
import type { EventBus } from "#server/event-bus.ts";
import { encodingFor } from "#server/http/accepted-encoding.ts";
import { pairsOf } from "#server/http/encoded-answers.ts";
import {
  type Before,
  createSendKept,
  type Exchange,
  pathOf,
  type SendKept,
} from "#server/http/kept-answers.ts";
import { sharedFor } from "#server/http/shared-cache.ts";
import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import { createSingleFlight } from "#server/limits/single-flight.ts";
import { createRequestFigures } from "#server/metrics/request-figures.ts";
import type { Clock, Database, Files, Log } from "#server/ports.ts";
import type { Workers } from "#server/workers/workers.ts";
import { type WantedCard, wantedAt } from "./address.ts";
import { createCaching } from "./answer-caching.ts";
import { headersOf } from "./answer-headers.ts";
import { createCardFiles } from "./card-files.ts";
import { type CardHtml, documentOf } from "./document.ts";
import type { CardDrawing } from "./drawing.ts";
import { createDrawnPages } from "./drawn-pages.ts";
import { createNames } from "./names.ts";
import type { CachedPage } from "./page-cache.ts";
import { type SampleWanted, sampleAt, shownSample } from "./samples.ts";
import { isShownCard, type ShownCard, shownCard } from "./shown-card.ts";
import { createViews } from "./views.ts";

/** A sample is the same for a day, and for everybody. */
const SAMPLE_CACHE = "public, max-age=300";
const SAMPLE_SECONDS = 300;
/** Twice the size of all samples: the app may be reached under two hosts. */
const MOST_SAMPLE_BYTES = 16 * 1024 * 1024;
/** Of one card by one network: a hall that opens it together. Beyond it lies somebody who makes up views. */
const VIEWS_A_MINUTE = 300;
/** A browser says what it asks for: a script that fetches the page, to keep it for later, shows it to nobody. */
const DESTINATION = "sec-fetch-dest";
const NOBODYS = "empty";
/** As the log calls every kept page, whatever its kind. */
const LOGGED_PATH = "/card/:id";

export type CardPagesParts = {
  config: Config;
  clock: Clock;
  log: Log;
  database: Database;
  files: Files;
  events: EventBus;
  /** Draw pictures and cut fonts. */
  workers: Workers;
  /** First words of the app's own addresses, where no page may stand. */
  addresses?: () => Promise<ReadonlySet<string>>;
  /** Whether a shared cache stands before us that is told what changed. */
  isBehindCdn?: boolean;
  /** How a page is drawn: built, or in development the newest. */
  drawing: () => Promise<CardDrawing>;
  sendKept?: SendKept;
};

/**
 * `/card/{id}` and the like: the page a guest opens, the same in a few large words (`.easy`), its calendar entry
 * (`.ics`), its share picture (`.png`), the picture to keep that some kinds have (`.keepsake.png`) and somebody for an
 * address book (`.vcf`).
 */
export function createCardPages(parts: CardPagesParts) {
  const { config, clock, log, database, files, workers, isBehindCdn = false } = parts;
  const { orm } = database;
  const kakaoKey = config.kakaoJsKey ?? null;
  const sendKept = parts.sendKept ?? createSendKept({ log, requests: createRequestFigures() });
  const counted = { hits: 0, misses: 0 };
  const sampleOnce = createSingleFlight<CardHtml>({
    maxBytes: MOST_SAMPLE_BYTES,
    bytesOf: ({ html, characters }) => 2 * (html.length + characters.length),
  });
  const views = createViews({ database, log });
  const viewRate = createRateLimit({ most: VIEWS_A_MINUTE, seconds: 60, clock });
  const headers = headersOf(config);
  const caching = createCaching({ isBehindCdn, clock });
  const { attachedTo, fontAnswer } = createCardFiles({
    files,
    clock,
    log,
    workers,
    caching,
    headers,
    drawing: parts.drawing,
  });
  const viewsAt = (card: string) => (isBehindCdn ? viewsAddress(card) : null);
  const pages = createDrawnPages({ ...parts, headers, caching, shown, viewsAt });
  const findNamed = createNames({ database, addresses: parts.addresses ?? (async () => new Set()) });

  const addressAsked = (request: IncomingMessage) =>
    (config.publicUrl ?? `http://${request.headers.host}`) + pathOf(request);

  function shown({ id, kind }: WantedCard, origin: string) {
    return shownCard(orm, { id, kind, origin, now: clock.now(), kakaoKey });
  }

  /** Null where no card is or was. */
  async function handle(request: Request, { origin, ip }: Asking): Promise<Response | null> {
    const url = new URL(request.url);
    if (!["GET", "HEAD"].includes(request.method)) return null;
    const sample = sampleAt(url.pathname);
    if (sample) return sampleAnswer(sample, { origin, ip, search: url.search });
    const asked = wantedAt(url.pathname);
    if (!asked) return null;
    const wanted = "id" in asked ? asked : await findNamed(asked);
    if (wanted === "nothing") return null;
    if (wanted === "gone") return goneAnswer(asked.kind);
    if ("elsewhere" in wanted) return movedAnswer(wanted.elsewhere + url.search);
    if (wanted.as !== "page" && wanted.as !== "font") {
      return attached(wanted, { origin, ip, search: url.search });
    }
    const address = origin + pageOf(url.pathname);
    const kept = await pages.keptFor(address);
    counted[kept ? "hits" : "misses"] += 1;
    const page = kept ?? (await pages.draw(address, { wanted, origin }));
    if (!page) return null;
    if (wanted.as === "font") {
      if (page.status !== 200) throw new Refusal("GONE");
      return fontAnswer(wanted, { ...page, search: url.search });
    }
    if (request.method === "GET") {
      const { headers: sent } = request;
      countView(page, {
        userAgent: sent.get("user-agent") ?? undefined,
        isByScript: sent.get(DESTINATION) === NOBODYS,
      });
    }
    const known = request.headers.get("if-none-match") === page.etag;
    const { headers: ready, body } = page.answers[encodingFor(request.headers.get("accept-encoding"))];
    const given = ready.concat(caching.ofMoment(page, { hasQuery: url.search !== "" }));
    return new Response(known || request.method === "HEAD" ? null : new Uint8Array(body), {
      status: known ? 304 : page.status,
      headers: pairsOf(given),
    });
  }

  /** Where a card was whose very row is gone. */
  async function goneAnswer(kind: Kind): Promise<Response> {
    const { goneDocument } = await parts.drawing();
    return new Response(goneDocument(kind, { blockedUntil: null }), { status: 410, headers: headers.gone });
  }

  async function attached(wanted: WantedCard, asking: Asking & { search: string }) {
    const card = await shown(wanted, asking.origin);
    if (card === "nothing") return null;
    if (!isShownCard(card)) throw new Refusal("GONE");
    return attachedTo(card, { ...asking, wanted });
  }

  /** A finished card that nobody sent; it changes only with the program and the day. */
  async function sampleAnswer(wanted: SampleWanted, asking: Asking & { search: string }) {
    const card = await shownSample(wanted, { origin: asking.origin, now: clock.now() });
    if (!card) return null;
    if (wanted.as === "keepsake") return null;
    if (wanted.as !== "page" && wanted.as !== "font") return attachedTo(card, { ...asking, wanted });
    const { html, characters } = await sampleDocument(card);
    if (wanted.as === "font") {
      return fontAnswer(wanted, { characters, search: asking.search, until: card.until.getTime() });
    }
    const cache = isBehindCdn ? sharedFor(SAMPLE_SECONDS, "max-age=300") : SAMPLE_CACHE;
    return new Response(html, { headers: { ...headers.page, "cache-control": cache } });
  }

  async function sampleDocument(card: ShownCard): Promise<CardHtml> {
    const drawn = async () => documentOf(card, { drawing: await parts.drawing(), viewsAt: null });
    const { address, today } = card.page.card;
    return config.mode === "development" ? drawn() : sampleOnce(`${address} ${today}`, drawn);
  }

  /** Behind a CDN most guests never come here: then the page itself tells that it was opened. */
  function countView(
    { card, status }: CachedPage,
    { userAgent, isByScript }: { userAgent: string | undefined; isByScript: boolean },
  ): void {
    if (status === 200 && !isBehindCdn && !isByScript) views.count(card, userAgent);
  }

  /** Answers with a kept page before anything else looks at the request; who comes while it is drawn waits for it here. */
  const before: Before = (request, response, next) => {
    const started = performance.now();
    const address = addressAsked(request);
    const page = pages.keptAt(address);
    if (page) return send(page, { request, response, started });
    const drawn = pages.drawnAt(address);
    if (!drawn) return next();
    // What was drawn may have changed already: it is looked for anew, and who asked may have gone.
    const answer = () => {
      const ready = pages.keptAt(address);
      if (ready) send(ready, { request, response, started });
      else next();
    };
    void drawn.then(answer, next);
  };

  function send(page: CachedPage, exchange: Exchange): void {
    const { headers: sent, method, url } = exchange.request;
    const { headers: ready, body } = page.answers[encodingFor(sent["accept-encoding"])];
    const known = sent["if-none-match"] === page.etag;
    const headers = ready.concat(caching.ofMoment(page, { hasQuery: url?.includes("?") ?? false }));
    sendKept({ status: known ? 304 : page.status, headers, body, path: LOGGED_PATH }, exchange);
    if (method === "GET") {
      countView(page, { userAgent: sent["user-agent"], isByScript: sent[DESTINATION] === NOBODYS });
    }
    counted.hits += 1;
  }

  /** A page that a CDN handed out tells that somebody opened it. */
  function viewed({ headers: sent }: Request, { card, ip }: { card: string; ip: string }): void {
    const known = cardId.safeParse(card);
    if (!isBehindCdn || !known.success || viewRate(`${card} ${networkOf(ip)}`) > 0) return;
    views.count(known.data, sent.get("user-agent") ?? undefined);
  }

  return {
    handle,
    before,
    viewed,
    figures: () => ({ ...counted, ...pages.figures() }),
    close: views.write,
  };
}

type Asking = { origin: string; ip?: string };

function viewsAddress(card: string): string {
  return `/-/views/${card}`;
}

/** For now: the name may be somebody else's one day. */
function movedAnswer(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address, "cache-control": "no-store" } });
}

/** Where the page stands whose font is asked for. */
function pageOf(path: string): string {
  const dot = path.indexOf(".");
  return dot === -1 ? path : path.slice(0, dot);
}
