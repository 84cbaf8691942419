import { type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { mayAskMap, mayReadMap } from "#cards/sections/venue/map-link.ts";
import { readPoint } from "#cards/sections/venue/map-point.ts";
import { Refusal } from "#domain/refusal.ts";
import type { GeoPoint, MapLinks } from "#server/ports.ts";
import { publicLookup } from "./public-address.ts";

/** For all hops together: somebody waits at a field. */
const WITHIN_MS = 3_000;
const MOST_HOPS = 5;
/** The head of a page, where it says what it is about. */
const MOST_BYTES = 64 * 1_024;

const REDIRECTS = [301, 302, 303, 307, 308];

type Settings = {
  /** Where all of them are asked instead, for trying it out. */
  askAt?: string | undefined;
  withinMs?: number | undefined;
  lookup?: RequestOptions["lookup"];
};
type Hop = { next: URL } | { page: string };

/** Follows a short link hop by hop, each held against the list of `map-link.ts`, until an address names a place. */
export function createMapLinks({
  askAt,
  withinMs = WITHIN_MS,
  lookup = publicLookup(),
}: Settings = {}): MapLinks {
  function send(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    // Without `agent` no connection of before is used: every one is looked up.
    const headers = { accept: "text/html", "accept-language": "ko", "user-agent": "Mozilla/5.0 (goi)" };
    return new Promise((resolve, reject) => {
      const asked = askAt
        ? plainRequest(`${askAt}${url.pathname}${url.search}`, {
            headers: { ...headers, host: url.host },
            signal,
            agent: false,
          })
        : secureRequest(url, { headers, signal, lookup, agent: false });
      asked.once("response", resolve).once("error", reject).end();
    });
  }

  async function hop(url: URL, signal: AbortSignal): Promise<Hop> {
    const answer = await send(url, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 500) throw new Error(`${url.hostname} answered ${statusCode}`);
      const location = REDIRECTS.includes(statusCode) ? headers.location : undefined;
      if (location && URL.canParse(location, url)) return { next: new URL(location, url) };
      return { page: statusCode === 200 ? await beginningOf(answer) : "" };
    } finally {
      answer.destroy();
    }
  }

  async function follow(link: string): Promise<GeoPoint | null> {
    const signal = AbortSignal.timeout(withinMs);
    let url = new URL(link);
    for (let hops = 0; mayReadMap(url); hops += 1) {
      const named = readPoint(url.href);
      if (named) return named;
      if (!mayAskMap(url) || hops === MOST_HOPS) return null;
      const came = await hop(url, signal);
      if ("page" in came) return pointOn(came.page);
      url = came.next;
    }
    return null;
  }

  return {
    async point(link) {
      if (!URL.canParse(link)) return null;
      try {
        return await follow(link);
      } catch (cause) {
        const refusal = new Refusal("BUSY", {
          sentence: "링크를 열지 못했습니다. 잠시 뒤에 다시 붙여 넣거나, 주소만 적어 주세요.",
        });
        refusal.cause = cause;
        throw refusal;
      }
    },
  };
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MOST_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString("utf8");
}

/** A page says where it is in addresses of its head: of itself, of its app, of its small map. */
function pointOn(page: string): GeoPoint | null {
  const said = page.matchAll(/<(?:meta|link)\s[^>]*?(?:content|href)="([^"]{1,1000})"/gi);
  for (const [, text = ""] of said) {
    const found = readPoint(text.replaceAll("&amp;", "&"));
    if (found) return found;
  }
  return null;
}
