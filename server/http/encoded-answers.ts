import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

/** Names and values in turn, as Node takes them fastest. */
type Answer = { headers: string[]; body: Buffer };

/** A page in every form that a browser may take. */
export type EncodedAnswers = { etag: string; answers: Record<Encoding, Answer> };

/** A hundredth of a page smaller would take as long again. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);

/** Compressed once for all who come. */
export async function encodedAnswers({
  html,
  headers,
}: {
  html: string;
  headers: Record<string, string>;
}): Promise<EncodedAnswers> {
  const identity = Buffer.from(html);
  const br = await brotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  const shared = Object.entries({ ...headers, etag }).flat();
  const answer = (body: Buffer, ...encoded: string[]) => ({ headers: [...shared, ...encoded], body });
  let zipped: Answer | undefined;
  return {
    etag,
    answers: {
      br: answer(br, "content-encoding", "br"),
      identity: answer(identity),
      /** For the few who take nothing better; made when the first of them comes. */
      get gzip() {
        zipped ??= answer(gzipSync(identity), "content-encoding", "gzip");
        return zipped;
      },
    },
  };
}

/** In bytes; the form for the few is about as large as the one for all others. */
export function bytesOfAnswers({ answers: { br, identity } }: EncodedAnswers): number {
  return 2 * br.body.length + identity.body.length;
}

/** Names and values in turn, in pairs. */
export function pairsOf(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""]] : []));
}
