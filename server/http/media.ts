import { createHash } from "node:crypto";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { refusals } from "#domain/refusal.ts";
import type { Config } from "#server/config.ts";
import type { Files } from "#server/ports.ts";
import { rangeOf } from "./byte-range.ts";
import type { Before, SendKept } from "./kept-answers.ts";
import { securityHeaders } from "./security-headers.ts";
import { cardTag, tagHeaders } from "./shared-cache.ts";

/** What a browser may show by itself. A PDF viewer does not open inside the sandbox below, so that is saved. */
const dispositions: Record<string, "inline" | "attachment"> = {
  "image/webp": "inline",
  "image/png": "inline",
  "image/jpeg": "inline",
  "audio/mpeg": "inline",
  "audio/mp4": "inline",
  "application/pdf": "attachment",
};

const PREFIX = "/media/";
const LOGGED_PATH = "/media/*";

/** Thumbnails and most photos of a screen's width; what is larger is asked for seldom, and streams. */
const SMALL_BYTES = 300 * 1024;
/** The photos of some hundred cards that are looked at together. */
const MEMORY_BYTES = 64 * 1024 * 1024;
/** A CDN keeps no more tags of an answer. */
const MOST_TAGS = 20;

type Parts = {
  files: Files;
  /** Which stored files are for everybody, and on which cards they are. */
  shownPhoto(key: string): Promise<{ cards: readonly string[] } | null>;
  /** The same of what is known already; absent where nothing is to be answered from memory. */
  knownPhoto?(key: string): { cards: readonly string[] } | undefined;
  /** Which of the others are for whoever asks. */
  isOwn?(key: string, headers: Headers): Promise<boolean>;
  /** Whether one of them may be kept in memory: those whose files nobody removes while they are shown. */
  isKept?(key: string): boolean;
  /** Whether a shared cache stands before us that is told what changed. */
  isBehindCdn?: boolean;
};

/** GET and HEAD /media/{key}: a stored file, which never changes under its key. */
export function createMedia(parts: Parts) {
  const { files, shownPhoto, isOwn, isKept = () => false, isBehindCdn = false } = parts;
  const memory = new LRUCache<string, Small>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });

  /** What is known of a file; with its bytes where it is small, with a stream where that is all that is wanted. */
  async function find(key: string, request: Request): Promise<Found | null> {
    const known = memory.get(key);
    if (known) return known;
    if (!isPlain(request)) return files.stat(key);
    const stored = await files.read(key);
    if (!stored || stored.size > SMALL_BYTES || !isKept(key)) return stored;
    const small = { type: stored.type, size: stored.size, bytes: await buffer(stored.body) };
    memory.set(key, small);
    return small;
  }

  function cacheOf(cards: readonly string[]): Record<string, string> {
    if (!isBehindCdn) return { "Cache-Control": FOR_ALL };
    return { "Cache-Control": FOR_ALL_BY_CDN, ...tagHeaders(cards.slice(0, MOST_TAGS).map(cardTag)) };
  }

  async function handle(request: Request): Promise<Response> {
    if (!["GET", "HEAD"].includes(request.method))
      return refuse("METHOD_NOT_ALLOWED", { Allow: "GET, HEAD" });
    const { pathname } = new URL(request.url);
    const key = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : "";
    const shown = await shownPhoto(key);
    if (!shown && !(await isOwn?.(key, request.headers))) return refuse("NOT_FOUND");
    const cache = shown ? cacheOf(shown.cards) : { "Cache-Control": FOR_ONE };
    const tag = tagOf(key);
    // A key names one file for ever: whoever has it needs nothing read.
    if (isNamed(request.headers.get("if-none-match"), tag)) return known({ tag, cache });
    const found = await find(key, request);
    if (!found) return refuse("NOT_FOUND");
    if (request.headers.get("if-none-match") === "*") {
      found.body?.destroy();
      return known({ tag, cache });
    }

    const headers = headersOf({ key, ...found, tag, cache });
    if (request.method === "HEAD") return new Response(null, { headers });

    const unchanged = [null, tag].includes(request.headers.get("if-range"));
    const range = unchanged ? rangeOf(request.headers.get("range"), found.size) : null;
    if (range === "unsatisfiable") {
      return new Response(null, {
        status: 416,
        headers: { ...bare, "Content-Range": `bytes */${found.size}` },
      });
    }
    if (range) {
      headers.set("Content-Range", `bytes ${range.start}-${range.end}/${found.size}`);
      headers.set("Content-Length", String(range.end - range.start + 1));
    }
    const status = range ? 206 : 200;
    if (found.bytes) {
      const part = range ? found.bytes.subarray(range.start, range.end + 1) : found.bytes;
      return new Response(part, { status, headers });
    }
    const body = found.body ?? (await files.read(key, range ?? undefined))?.body;
    return body ? new Response(streamTo(request, body), { status, headers }) : refuse("NOT_FOUND");
  }

  /** Answers with a small file of an open card that somebody asked for lately, for who has nothing of it yet. */
  function keptMedia({ config, sendKept }: { config: Config; sendKept: SendKept }): Before {
    const setSecurityHeaders = securityHeaders(config);
    const ready = new WeakMap<Small, string[]>();
    function headersFor(key: string, small: Small): string[] {
      const known = ready.get(small);
      if (known) return known;
      const headers = headersOf({ key, ...small, tag: tagOf(key), cache: {} });
      // The last word is that of who sends.
      headers.delete("content-length");
      setSecurityHeaders(headers, { nonce: null });
      const flat = [...headers].flat();
      ready.set(small, flat);
      return flat;
    }
    return (request, response, next) => {
      const { headers, url = "" } = request;
      if (!url.startsWith(PREFIX) || headers.range || headers["if-none-match"]) return next();
      const started = performance.now();
      const key = url.slice(PREFIX.length);
      const small = memory.get(key);
      const shown = small && parts.knownPhoto?.(key);
      if (!shown) return next();
      const given = headersFor(key, small).concat(Object.entries(cacheOf(shown.cards)).flat());
      sendKept(
        { status: 200, headers: given, body: small.bytes, path: LOGGED_PATH },
        { request, response, started },
      );
    };
  }

  return { handle, keptMedia };
}

type Small = { type: string; size: number; bytes: Buffer<ArrayBuffer> };
type Found = { type: string; size: number; body?: Readable; bytes?: Buffer<ArrayBuffer> };

/** Most requests want just the file: for those the store is asked once. */
function isPlain({ method, headers }: Request): boolean {
  return method === "GET" && !headers.has("range") && !headers.has("if-none-match");
}

const guarded = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const bare = { ...guarded, "Cache-Control": "no-store" };

// A phone keeps what it has seen; what stands between it and us asks again, since a card may be closed or deleted.
const FOR_ALL = "public, max-age=31536000, s-maxage=30, immutable";
/** The same, and while we are away a CDN goes on with what it has, as with the page. */
const FOR_ALL_BY_CDN = `${FOR_ALL}, stale-if-error=3600`;
/** For as long as somebody sits at a card that guests do not see. */
const FOR_ONE = "private, max-age=3600";

type Answered = { tag: string; cache: Record<string, string> };
type Served = Answered & { key: string; type: string; size: number };

function headersOf({ key, type, size, tag, cache }: Served): Headers {
  const disposition = Object.hasOwn(dispositions, type) ? dispositions[type] : undefined;
  return new Headers({
    ...guarded,
    ...cache,
    "Content-Type": disposition ? type : "application/octet-stream",
    "Content-Disposition": `${disposition ?? "attachment"}; filename="${basename(key)}"`,
    "Content-Length": String(size),
    "Accept-Ranges": "bytes",
    ETag: tag,
  });
}

function tagOf(key: string): string {
  return `"${createHash("sha256").update(key).digest("base64url").slice(0, 27)}"`;
}

function isNamed(header: string | null, tag: string): boolean {
  return (header ?? "").split(",").some((it) => it.trim().replace(/^W\//, "") === tag);
}

function known({ tag, cache }: Answered): Response {
  return new Response(null, { status: 304, headers: { ...guarded, ...cache, ETag: tag } });
}

/** A client may leave before the first byte, when nobody would read the file to its end and close it. */
function streamTo({ signal }: Request, body: Readable): ReadableStream | null {
  if (signal.aborted) {
    body.destroy();
    return null;
  }
  signal.addEventListener("abort", () => body.destroy(), { once: true });
  return Readable.toWeb(body) as ReadableStream;
}

function refuse(code: "NOT_FOUND" | "METHOD_NOT_ALLOWED", headers: Record<string, string> = {}): Response {
  const { status, sentence } = refusals[code];
  return new Response(sentence, {
    status,
    headers: { ...bare, "Content-Type": "text/plain; charset=utf-8", ...headers },
  });
}
