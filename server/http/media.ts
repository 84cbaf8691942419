import { createHash } from "node:crypto";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { refusals } from "#domain/refusal.ts";
import type { Files } from "#server/ports.ts";
import { rangeOf } from "./byte-range.ts";

/** What a browser may show by itself. A PDF viewer does not open inside the sandbox below, so that is saved. */
const dispositions: Record<string, "inline" | "attachment"> = {
  "image/webp": "inline",
  "image/png": "inline",
  "image/jpeg": "inline",
  "audio/mpeg": "inline",
  "application/pdf": "attachment",
};

const PREFIX = "/media/";

type Parts = {
  files: Files;
  /** Which stored files are for everybody. */
  isFetchable(key: string): Promise<boolean>;
  /** Which of the others are for whoever asks. */
  isOwn?(key: string, headers: Headers): Promise<boolean>;
};

/** GET and HEAD /media/{key}: a stored file, which never changes under its key. */
export function createMedia({ files, isFetchable, isOwn }: Parts): (request: Request) => Promise<Response> {
  return async function media(request) {
    if (!["GET", "HEAD"].includes(request.method))
      return refuse("METHOD_NOT_ALLOWED", { Allow: "GET, HEAD" });
    const { pathname } = new URL(request.url);
    const key = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : "";
    const isForAll = await isFetchable(key);
    if (!isForAll && !(await isOwn?.(key, request.headers))) return refuse("NOT_FOUND");
    const found: Found | null = isPlain(request) ? await files.read(key) : await files.stat(key);
    if (!found) return refuse("NOT_FOUND");

    const headers = headersOf({ key, ...found, cache: isForAll ? FOR_ALL : FOR_ONE });
    const tag = headers.get("ETag");
    if (isKnown(request.headers.get("if-none-match"), tag)) {
      headers.delete("Content-Length");
      return new Response(null, { status: 304, headers });
    }
    if (request.method === "HEAD") return new Response(null, { headers });

    const unchanged = [null, tag].includes(request.headers.get("if-range"));
    const range = unchanged ? rangeOf(request.headers.get("range"), found.size) : null;
    if (range === "unsatisfiable") {
      return new Response(null, {
        status: 416,
        headers: { ...bare, "Content-Range": `bytes */${found.size}` },
      });
    }
    const body = found.body ?? (await files.read(key, range ?? undefined))?.body;
    if (!body) return refuse("NOT_FOUND");
    if (range) {
      headers.set("Content-Range", `bytes ${range.start}-${range.end}/${found.size}`);
      headers.set("Content-Length", String(range.end - range.start + 1));
    }
    return new Response(streamTo(request, body), { status: range ? 206 : 200, headers });
  };
}

interface Found {
  type: string;
  size: number;
  body?: Readable;
}

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
/** For as long as somebody sits at a card that guests do not see. */
const FOR_ONE = "private, max-age=3600";

type Served = { key: string; type: string; size: number; cache: string };

function headersOf({ key, type, size, cache }: Served): Headers {
  const disposition = Object.hasOwn(dispositions, type) ? dispositions[type] : undefined;
  return new Headers({
    ...guarded,
    "Cache-Control": cache,
    "Content-Type": disposition ? type : "application/octet-stream",
    "Content-Disposition": `${disposition ?? "attachment"}; filename="${basename(key)}"`,
    "Content-Length": String(size),
    "Accept-Ranges": "bytes",
    ETag: `"${createHash("sha256").update(`${key}\n${type}\n${size}`).digest("base64url").slice(0, 27)}"`,
  });
}

function isKnown(header: string | null, tag: string | null): boolean {
  if (!header || !tag) return false;
  const known = header.split(",").map((it) => it.trim().replace(/^W\//, ""));
  return known.includes(tag) || known.includes("*");
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
