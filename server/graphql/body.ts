import { Refusal } from "#domain/refusal.ts";

/** A whole card with its long letter has a tenth of this. */
const MAX_BYTES = 100 * 1_024;

/** The text of a body, read no further than the limit. */
export async function readBody({ headers, body }: Request): Promise<string> {
  if (Number(headers.get("content-length")) > MAX_BYTES) throw new Refusal("BODY_TOO_LARGE");
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) throw new Refusal("BODY_TOO_LARGE");
      chunks.push(chunk);
    }
  } catch (error) {
    // Only a caller who went away breaks off a body: nobody hears this answer.
    throw error instanceof Refusal ? error : new Refusal("INVALID");
  }
  return Buffer.concat(chunks).toString("utf8");
}
