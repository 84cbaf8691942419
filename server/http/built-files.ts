import { readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { LRUCache } from "lru-cache";
import type { Config } from "#server/config.ts";
import { type Encoding, encodingFor } from "./accepted-encoding.ts";
import { type Before, type KeptAnswer, pathOf, type SendKept } from "./kept-answers.ts";
import type { PathNames } from "./path-names.ts";
import { securityHeaders } from "./security-headers.ts";

/** Of what a page needs nothing is larger; films and whole fonts stream. */
const SMALL_BYTES = 512 * 1_024;
/** All that guests of every kind ask for, and the tools, in one encoding. */
const MEMORY_BYTES = 24 * 1_024 * 1_024;

const ENDINGS: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** Scripts, styles and pictures that the build made. What is named by its content may be kept for ever; the few others for an hour. */
export function listBuiltFiles(root: string) {
  const all = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(root, join(parentPath, name))}`),
  );
  return {
    has: (path: string) => all.has(path) && !/\.(br|gz)$/.test(path),
    /** The best form that lies there and that a browser takes. */
    formOf: (path: string, accepted: string | undefined): Encoding => {
      const best = encodingFor(accepted);
      return all.has(path + ENDINGS[best]) ? best : "identity";
    },
    cacheOf: (path: string) =>
      path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  };
}

type Parts = {
  root: string;
  config: Config;
  pathNames: () => Promise<PathNames>;
  sendKept: SendKept;
};

/** Answers with a file of the build from memory: of the thirty things that a visit asks for it is most. */
export function createBuiltFiles({ root, config, pathNames, sendKept }: Parts): Before {
  const files = listBuiltFiles(root);
  const setSecurityHeaders = securityHeaders(config);
  const memory = new LRUCache<string, KeptAnswer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  const large = new Set<string>();

  async function read(path: string, form: Encoding): Promise<KeptAnswer | undefined> {
    const file = join(root, path + ENDINGS[form]);
    const { size, mtime } = await stat(file);
    if (size > SMALL_BYTES) return undefined;
    const headers = new Headers({
      "cache-control": files.cacheOf(path),
      "content-type": getMimeType(path) ?? "application/octet-stream",
      "last-modified": mtime.toUTCString(),
      vary: "accept-encoding",
      ...(form !== "identity" && { "content-encoding": form }),
    });
    setSecurityHeaders(headers, { nonce: null, path });
    return {
      status: 200,
      headers: [...headers].flat(),
      body: await readFile(file),
      path: (await pathNames())(path),
    };
  }

  return (request, response, next) => {
    const path = pathOf(request);
    const { range, "if-modified-since": known, "accept-encoding": accepted } = request.headers;
    // A part of a film is the router's to cut, and who has the file already is its to tell.
    if (!files.has(path) || range || known) return next();
    const started = performance.now();
    const form = files.formOf(path, accepted);
    const name = path + ENDINGS[form];
    const kept = memory.get(name);
    if (kept) return sendKept(kept, { request, response, started });
    if (large.has(name)) return next();
    void read(path, form).then((answer) => {
      if (!answer) {
        large.add(name);
        return next();
      }
      memory.set(name, answer);
      sendKept(answer, { request, response, started });
    }, next);
  };
}
