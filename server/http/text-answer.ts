import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { encodingFor } from "./accepted-encoding.ts";

/** Less would be no less on its way. */
const FEWEST_BYTES = 1_024;
/** Up to here, a tenth of a millisecond: handing it to another thread and back would take longer. */
const MOST_AT_ONCE = 32_768;
/** Of a megabyte of guests it makes as little as gzip does, in a third of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const [brotliLater, gzipLater] = [promisify(brotliCompress), promisify(gzip)];
const compressors = {
  br: {
    now: (text: string) => brotliCompressSync(text, BROTLI),
    later: (text: string) => brotliLater(text, BROTLI),
  },
  gzip: { now: (text: string) => gzipSync(text), later: (text: string) => gzipLater(text) },
};

type Shape = { request: Request; status: number; headers: Record<string, string> };

/**
 * An answer whose text is there as a whole, compressed as a whole: what compresses any answer makes a stream of it
 * first, which takes longer than most of our answers do.
 */
export async function textAnswer(text: string, { request, status, headers }: Shape): Promise<Response> {
  const length = Buffer.byteLength(text);
  if (length < FEWEST_BYTES) {
    return new Response(text, { status, headers: { ...headers, "content-length": String(length) } });
  }
  const varying = { ...headers, vary: "accept-encoding" };
  const encoding = encodingFor(request.headers.get("accept-encoding"));
  if (encoding === "identity") return new Response(text, { status, headers: varying });
  const { now, later } = compressors[encoding];
  return new Response(length > MOST_AT_ONCE ? await later(text) : now(text), {
    status,
    headers: { ...varying, "content-encoding": encoding },
  });
}
