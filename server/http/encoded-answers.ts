import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

/** Names and values in turn, as Node takes them fastest. */
type Answer = { headers: string[]; body: Buffer };

/** A page in every form that a browser may take. */
export type EncodedAnswers = {
  etag: string;
  answers: Record<Encoding, Answer>;
  /** A sixth smaller, in thirty times the time: for a page that more than a few ask for. */
  compressFurther(): Promise<void>;
};

/** Of Brotli's eleven steps; the last one takes four times as long for nothing more. */
const FURTHER = 10;

const compressed = promisify(brotliCompress);

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressed(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

type Page = {
  html: string;
  headers: Record<string, string>;
  /** Of Brotli, up to 11. */
  quality: number;
};

/** Compressed once for all who come. */
export async function encodedAnswers({ html, headers, quality }: Page): Promise<EncodedAnswers> {
  const identity = Buffer.from(html);
  const first = await brotli(identity, quality);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  const shared = Object.entries({ ...headers, etag }).flat();
  const answer = (body: Buffer, ...encoded: string[]) => ({ headers: [...shared, ...encoded], body });
  const asBrotli = (body: Buffer) => answer(body, "content-encoding", "br");
  let zipped: Answer | undefined;
  const answers = {
    br: asBrotli(first),
    identity: answer(identity),
    /** For the few who take nothing better; made when the first of them comes. */
    get gzip() {
      zipped ??= answer(gzipSync(identity), "content-encoding", "gzip");
      return zipped;
    },
  };
  return {
    etag,
    answers,
    async compressFurther() {
      answers.br = asBrotli(await brotli(identity, FURTHER));
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
