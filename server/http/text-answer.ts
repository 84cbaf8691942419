import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { isAccepted } from "./accepted-encoding.ts";

const compressed = promisify(gzip);

/** Less would be no less on its way. */
const FEWEST_BYTES = 1_024;

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
  if (!isAccepted("gzip", request.headers.get("accept-encoding")))
    return new Response(text, { status, headers: varying });
  return new Response(await compressed(text), {
    status,
    headers: { ...varying, "content-encoding": "gzip" },
  });
}
