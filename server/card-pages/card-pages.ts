import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Kind } from "#cards/engine/kind.ts";
import { cardId } from "#domain/card-id.ts";
import { stateOf } from "#domain/card-life.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { Refusal } from "#domain/refusal.ts";
import { findCard } from "#server/cards/public.ts";
import type { Config } from "#server/config.ts";
import type { EventBus } from "#server/event-bus.ts";
import { describeFailure } from "#server/failure.ts";
import type { Before } from "#server/http/listen.ts";
import { sharedFor } from "#server/http/shared-cache.ts";
import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import { createSingleFlight } from "#server/limits/single-flight.ts";
import { withTimeout } from "#server/limits/timeout.ts";
import { createDurations } from "#server/metrics/figures.ts";
import { createRequestFigures, type RequestFigures } from "#server/metrics/request-figures.ts";
import type { Clock, Database, Files, Log } from "#server/ports.ts";
import { inSpan, type SpanStart, startSpan } from "#server/tracing/span.ts";
import type { Workers } from "#server/workers/workers.ts";
import { type As, type WantedCard, wantedAt } from "./address.ts";
import { createCaching, type ShownFile } from "./answer-caching.ts";
import { headersOf, pairsOf } from "./answer-headers.ts";
import { calendarAnswer } from "./calendar.ts";
import { contactAnswer } from "./contact.ts";
import { createFontCutter, markOf } from "./cut-fonts.ts";
import { type CardHtml, documentOf } from "./document.ts";
import type { CardDrawing } from "./drawing.ts";
import { createKeepsakes } from "./keepsake-picture.ts";
import { createNames } from "./names.ts";
import { type CachedPage, createPageCache, encodingFor, keptPage } from "./page-cache.ts";
import { cacheKeyOf, currentCacheKey } from "./page-cache-key.ts";
import { type SampleWanted, sampleAt, shownSample } from "./samples.ts";
import { createSharePictures } from "./share-picture.ts";
import { isShownCard, type ShownCard, shownCard } from "./shown-card.ts";
import { createViews } from "./views.ts";

/** Where a card was is asked anew after this long. */
const GONE_MS = 2_000;
const GONE_KEY = "gone";
/** Where changes are not heard: how long a kept page may take to be compared, and how long a database that did not answer is not asked. */
const COMPARED_MS = 300;
const SILENT_MS = 1_000;

/** A sample is the same for a day, and for everybody. */
const SAMPLE_CACHE = "public, max-age=300";
const SAMPLE_SECONDS = 300;
/** Twice the size of all samples: the app may be reached under two hosts. */
const MOST_SAMPLE_BYTES = 16 * 1024 * 1024;
/** Of one card by one network: a hall that opens it together. Beyond it lies somebody who makes up views. */
const VIEWS_A_MINUTE = 300;
/** As the log calls every kept page, whatever its kind. */
const LOGGED_PATH = "/card/:id";
/** From a card of a few lines to one with every section on a busy machine. */
const RENDER_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** It may carry a guest's name: for their own browser only. */
const KEEPSAKE_CACHE = "private, max-age=86400";

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
  /** Where answers that nothing else sees are counted. */
  requests?: RequestFigures;
};

/**
 * `/card/{id}` and the like: the page a guest opens, its calendar entry (`.ics`), its share picture (`.png`), the
 * picture to keep that some kinds have (`.keepsake.png`) and somebody for an address book (`.vcf`).
 */
export function createCardPages(parts: CardPagesParts) {
  const { config, clock, log, database, events, files, workers, isBehindCdn = false } = parts;
  const { orm } = database;
  const kakaoKey = config.kakaoJsKey ?? null;
  const cache = createPageCache();
  let silentAt = Number.NEGATIVE_INFINITY;
  const answers = (parts.requests ?? createRequestFigures()).of(LOGGED_PATH);
  const counted = { hits: 0, misses: 0 };
  const renderSeconds = createDurations(RENDER_BOUNDS);
  const sharePicture = createSharePictures({ files, workers });
  const keepsakes = createKeepsakes({ files, clock, workers });
  const sampleOnce = createSingleFlight<CardHtml>({
    maxBytes: MOST_SAMPLE_BYTES,
    bytesOf: ({ html, characters }) => 2 * (html.length + characters.length),
  });
  const views = createViews({ database, log });
  const viewRate = createRateLimit({ most: VIEWS_A_MINUTE, seconds: 60, clock });
  const cutFont = createFontCutter({ workers, log });
  const headers = headersOf(config);
  const caching = createCaching({ isBehindCdn, clock });
  const findNamed = createNames({ database, addresses: parts.addresses ?? (async () => new Set()) });
  events.subscribe((change) => {
    if (change.what === "page") cache.invalidate(change.card);
    if (change.what === "everything") cache.clear();
  });

  function shown({ id, kind }: WantedCard, origin: string) {
    return shownCard(orm, { id, kind, origin, now: clock.now(), kakaoKey });
  }

  async function timedDraw(wanted: WantedCard, origin: string): Promise<CachedPage | null> {
    const started = performance.now();
    const page = await inSpan(
      () => ({ name: "render card page" }),
      () => draw(wanted, origin),
    );
    if (page) renderSeconds.add((performance.now() - started) / 1_000);
    return page;
  }

  async function draw(wanted: WantedCard, origin: string): Promise<CachedPage | null> {
    const card = await shown(wanted, origin);
    if (card === "nothing") return null;
    const drawing = await parts.drawing();
    const { id } = wanted;
    if (!isShownCard(card)) {
      const until = new Date(clock.now().getTime() + GONE_MS);
      return keptPage({
        card: id,
        status: 410,
        cacheKey: GONE_KEY,
        headers: headers.gone,
        html: drawing.goneDocument(wanted.kind, {
          blockedUntil: card === "gone" ? null : koreanDay(card.blockedUntil),
        }),
        characters: "",
        until,
      });
    }
    return keptPage({
      card: id,
      status: 200,
      cacheKey: cacheKeyOf({
        liveVersion: card.version,
        isTrial: card.page.isTrial,
        externalVersions: card.externalVersions,
      }),
      headers: { ...headers.page, ...caching.ofPage(id) },
      ...(await documentOf(card, { drawing, viewsAt: isBehindCdn ? viewsAddress(id) : null })),
      until: card.until,
      changesAt: card.changesAt,
    });
  }

  /** The page at an address, if it may be served as it is: drawn before, and no change of it can have been missed. */
  function keptAt(address: string): CachedPage | undefined {
    // While developing, what draws a page changes more often than the page.
    if (config.mode === "development" || !events.isFresh()) return undefined;
    return cache.get(address, clock.now().getTime());
  }

  /** The same for who can wait until it is known what others changed; where nothing is heard, it is compared. */
  async function keptFor(address: string): Promise<CachedPage | undefined> {
    const isSilent = performance.now() - silentAt < SILENT_MS;
    if (!isSilent && !events.isFresh()) await events.caughtUp();
    if (events.isFresh() || config.mode === "development") return keptAt(address);
    const kept = cache.get(address, clock.now().getTime());
    return kept && (isSilent || (await isCurrent(kept))) ? kept : undefined;
  }

  /** A database that does not answer changes nothing either: what was kept stands until it does, and nobody waits for it. */
  async function isCurrent(kept: CachedPage): Promise<boolean> {
    try {
      return (await withTimeout(COMPARED_MS, keyNow(kept))) === kept.cacheKey;
    } catch (error) {
      silentAt = performance.now();
      log.warn(describeFailure(error), "a kept page could not be compared");
      return true;
    }
  }

  async function keyNow({ card, cacheKey }: CachedPage): Promise<string> {
    const row = await findCard(orm, cardId.parse(card));
    if (!row || stateOf(row) !== "published") return GONE_KEY;
    return currentCacheKey(orm, { row, kept: cacheKey, now: clock.now() });
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
    const kept = await keptFor(address);
    counted[kept ? "hits" : "misses"] += 1;
    const page =
      kept ?? (await cache.draw({ address, card: wanted.id, draw: () => timedDraw(wanted, origin) }));
    if (!page) return null;
    if (wanted.as === "font") {
      if (page.status !== 200) throw new Refusal("GONE");
      return fontAnswer(wanted, { ...page, search: url.search });
    }
    if (request.method === "GET") countView(page, request.headers.get("user-agent") ?? undefined);
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

  type Attached = Asking & { search: string; wanted: { kind: Kind } & As };

  async function attachedTo(card: ShownCard, { wanted, ip, search }: Attached): Promise<Response | null> {
    const { page } = card;
    const query = new URLSearchParams(search);
    // A link that was shared while the card waited asks for this version later, too.
    const isNewest = query.get("v") === card.contentVersion && card.changesAt === null;
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

  /** Behind a CDN most guests never come here: then the page itself tells that it was opened. */
  function countView({ card, status }: CachedPage, userAgent: string | undefined): void {
    if (status === 200 && !isBehindCdn) views.count(card, userAgent);
  }

  /** Answers with a kept page before anything else looks at the request. */
  const before: Before = (request, response, next) => {
    const started = performance.now();
    const page =
      isRead(request) && isOurHost(request, config) ? keptAt(addressAsked(request, config)) : undefined;
    if (!page) return next();
    const requestId = randomUUID();
    const { headers: given, body } = page.answers[encodingFor(request.headers["accept-encoding"])];
    const known = request.headers["if-none-match"] === page.etag;
    const status = known ? 304 : page.status;
    const own = [
      "x-request-id",
      requestId,
      ...caching.ofMoment(page, { hasQuery: request.url?.includes("?") ?? false }),
    ];
    if (!known) own.push("content-length", String(body.length));
    response.writeHead(status, given.concat(own));
    response.end(known || request.method === "HEAD" ? undefined : body);
    if (request.method === "GET") countView(page, request.headers["user-agent"]);
    const ms = performance.now() - started;
    counted.hits += 1;
    answers.add({ status, ms });
    log.info({ requestId, method: request.method, path: LOGGED_PATH, status, ms: Math.round(ms) }, "request");
    startSpan(() => keptSpan(request, status))?.end();
  };

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
    figures: () => ({ ...counted, ...cache.figures(), renderSeconds }),
    close: views.write,
  };
}

type Asking = { origin: string; ip?: string };

function viewsAddress(card: string): string {
  return `/-/views/${card}`;
}

/** Such an answer is over before a span of it is begun. */
function keptSpan({ method, headers }: IncomingMessage, status: number): SpanStart {
  const parent = headers.traceparent;
  return {
    name: `${method} ${LOGGED_PATH}`,
    kind: "server",
    attributes: { "http.route": LOGGED_PATH, "http.response.status_code": status, "goi.page": "kept" },
    ...(typeof parent === "string" && { parent }),
  };
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

function pictureAnswer(picture: Uint8Array, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png", ...headers } });
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function isOurHost({ headers }: IncomingMessage, { publicUrl }: Config): boolean {
  return !publicUrl || new URL(publicUrl).host === headers.host;
}

function addressAsked(request: IncomingMessage, { publicUrl }: Config): string {
  return (publicUrl ?? `http://${request.headers.host}`) + pathOf(request);
}

function pathOf({ url = "/" }: IncomingMessage): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}
