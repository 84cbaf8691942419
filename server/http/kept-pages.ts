import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Config } from "#server/config.ts";
import { createSingleFlight } from "#server/limits/single-flight.ts";
import type { Clock } from "#server/ports.ts";
import { encodingFor } from "./accepted-encoding.ts";
import { clientAddress } from "./client-address.ts";
import { bytesOfAnswers, type EncodedAnswers, encodedAnswers, pairsOf } from "./encoded-answers.ts";
import type { Call } from "./http.ts";
import { type Before, pathOf, type SendKept } from "./kept-answers.ts";
import { createPathNames, isPageData, type PathNames, UNKNOWN } from "./path-names.ts";
import { securityHeaders } from "./security-headers.ts";
import { forManyVisitors, PUBLIC_PAGE_SECONDS } from "./shared-cache.ts";

/** All of them under a few names; whoever makes up hosts takes the place of others, and no more memory. */
const MOST_BYTES = 4 * 1_024 * 1_024;
/** A hundredth of a page smaller would take as long again. */
const BROTLI_QUALITY = 5;
/** An address where no page is, nor ever will be: it stands for all others. */
const NOWHERE = "/-/no-page";

type Parts = {
  config: Config;
  clock: Clock;
  /** Draws a page. */
  pages: (request: Request, call: Call) => Promise<Response>;
  /** Addresses of pages that everybody sees alike. */
  publicPages: () => Promise<readonly string[]>;
  /** Addresses of all pages, as the routes write them. */
  addresses: () => Promise<readonly string[]>;
  /** As the log calls addresses. */
  pathNames: () => Promise<PathNames>;
  sendKept: SendKept;
  isBehindCdn: boolean;
};

type Wanted = Pick<Call, "origin" | "ip"> & { path: string; status: number };
type Kept = EncodedAnswers & { status: number; name: string };
type Drawn = { page: Kept | null };

/**
 * Page cache of the shell: pages that everybody sees alike, and the one that says that there is none, are drawn twice a
 * minute and sent from memory. To draw one takes the processor fifty times as long as to send it, and whoever asks for
 * made-up addresses would stop everybody else.
 */
export function createKeptPages(parts: Parts) {
  const { config, clock, isBehindCdn, sendKept } = parts;
  const setSecurityHeaders = securityHeaders(config);
  const once = createSingleFlight<Drawn>({
    maxBytes: MOST_BYTES,
    bytesOf: ({ page }) => (page ? bytesOfAnswers(page) : 1),
  });
  let known: Promise<ReadonlySet<string>> | undefined;
  let pageNames: Promise<PathNames> | undefined;

  /** The page as it was drawn within the last half minute; null where it could not be, and the router shall tell why. */
  async function kept(wanted: Wanted): Promise<Kept | null> {
    const period = Math.floor(clock.now().getTime() / (PUBLIC_PAGE_SECONDS * 1_000));
    return (await once(`${wanted.origin} ${wanted.path} ${period}`, () => draw(wanted))).page;
  }

  async function draw({ origin, ip, path, status }: Wanted): Promise<Drawn> {
    const nonce = randomBytes(16).toString("hex");
    const request = new Request(origin + path);
    const answer = await parts.pages(request, { requestId: randomUUID(), ip, nonce, origin });
    if (answer.status !== status) return { page: null };
    if (isBehindCdn) forManyVisitors(answer, request, await parts.publicPages());
    const html = await answer.text();
    const { headers } = answer;
    setSecurityHeaders(headers, { nonce: null, hashes: hashesOf(html, nonce), path });
    headers.set("vary", "accept-encoding");
    const encoded = await encodedAnswers({
      html: html.replaceAll(` nonce="${nonce}"`, ""),
      headers: Object.fromEntries(headers),
      quality: BROTLI_QUALITY,
    });
    return { page: { ...encoded, status, name: (await parts.pathNames())(path) } };
  }

  function isPublic(path: string): Promise<boolean> {
    known ??= parts.publicPages().then((all) => new Set(all));
    return known.then((all) => all.has(path));
  }

  const before: Before = (request, response, next) => {
    const { url, headers, socket } = request;
    const path = pathOf(request);
    // What somebody typed into an address is drawn for them alone.
    if (url !== path) return next();
    const started = performance.now();
    const asked = async () => {
      if (!(await isPublic(path))) return null;
      const origin = config.publicUrl ?? `http://${headers.host}`;
      const ip = clientAddress({ peer: socket.remoteAddress, headers }, config);
      return kept({ origin, ip, path, status: 200 });
    };
    void asked().then((page) => {
      if (!page) return next();
      const form = page.answers[encodingFor(headers["accept-encoding"])];
      const isKnown = headers["if-none-match"] === page.etag;
      const answer = { ...form, status: isKnown ? 304 : 200, path: page.name };
      sendKept(answer, { request, response, started });
    }, next);
  };

  return {
    /** Answers with a public page before the router is asked. */
    before,
    /** What stands at an address where no page can be; null where there may be one. */
    async missingPage({ method, url, headers }: Request, { origin, ip }: Call): Promise<Response | null> {
      const { pathname } = new URL(url);
      if (config.mode === "development" || !["GET", "HEAD"].includes(method) || isPageData(pathname))
        return null;
      pageNames ??= parts.addresses().then((all) => createPathNames(["/", ...all]));
      if ((await pageNames)(pathname) !== UNKNOWN) return null;
      const page = await kept({ origin, ip, path: NOWHERE, status: 404 });
      if (!page) return null;
      const { headers: sent, body } = page.answers[encodingFor(headers.get("accept-encoding"))];
      return new Response(method === "HEAD" ? null : new Uint8Array(body), {
        status: page.status,
        headers: pairsOf(sent),
      });
    },
  };
}

/** Of the scripts that were drawn with the nonce, and of no other: what anybody slipped in stays forbidden. */
function hashesOf(html: string, nonce: string): string[] {
  const own = new RegExp(`<script(?=[^>]*\\snonce="${nonce}")[^>]*>([\\s\\S]+?)</script>`, "g");
  const hashes = [...html.matchAll(own)].map(([, words = ""]) =>
    createHash("sha256").update(words).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
